import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Heading } from '../../text/Heading';
import { render } from '../../testing/render';
import { PageSections } from './PageSections';

const names = { first: 'First', second: 'Second', last: 'Last' };

function show() {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <>
      <PageSections
        label="Sections of this page"
        sections={Object.entries(names).map(([id, label]) => ({ id, label, icon: 'file' }))}
      />
      {Object.entries(names).map(([id, name]) => (
        <div key={id} style={{ minBlockSize: id === 'last' ? '10vh' : '120vh' }}>
          <Heading level={2} id={id}>
            {name}
          </Heading>
        </div>
      ))}
    </>,
    { navigate },
  );
  return navigate;
}

const link = (name: string) => page.getByRole('link', { name });
const isCurrent = (name: string) => expect.element(link(name)).toHaveAttribute('aria-current', 'location');

test('the first section is the current one on a page that was not scrolled', async () => {
  show();
  await isCurrent('First');
  await expect.element(link('Second')).not.toHaveAttribute('aria-current');
});

test('scrolling marks the section that is being read, and at the end of the page the last', async () => {
  show();
  document.getElementById('second')?.scrollIntoView();
  await isCurrent('Second');
  window.scrollTo(0, document.documentElement.scrollHeight);
  await isCurrent('Last');
  window.scrollTo(0, 0);
  await expect.element(link('First')).toHaveAttribute('aria-current', 'location');
});

test.each([
  ['by a press', (name: string) => link(name).click()],
  [
    'by the keyboard',
    async (name: string) => {
      await userEvent.tab();
      while (document.activeElement?.textContent !== name) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    },
  ],
])('a link followed %s brings its section into view, stays marked and opens no page', async (_how, follow) => {
  const navigate = show();
  await follow('Second');
  await isCurrent('Second');
  await expect.poll(() => document.getElementById('second')?.getBoundingClientRect().top).toBeLessThan(200);
  expect(navigate).not.toHaveBeenCalled();
});
