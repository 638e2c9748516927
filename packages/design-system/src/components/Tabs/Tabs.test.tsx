import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Page } from '../../layout/Page';
import { render } from '../../testing/render';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'a', label: 'A', content: <input aria-label="of A" /> },
  { id: 'b', label: 'B', content: 'words of B', disabled: true },
  { id: 'c', label: 'C', count: 12, content: 'words of C' },
];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}', 'C 12'],
  ['fa', '{ArrowLeft}', '{ArrowRight}', 'C ۱۲'],
] as const)(
  'in %s the arrow along the line goes to the next open tab, the other one back',
  async (locale, next, back, third) => {
    render(<Tabs label="L" tabs={tabs} />, { locale });
    await userEvent.tab();
    await expect.element(tab('A')).toHaveFocus();
    await userEvent.keyboard(next);
    await expect.element(tab(third)).toHaveFocus();
    await expect.element(page.getByRole('tabpanel')).toHaveTextContent('words of C');
    await userEvent.keyboard(back);
    await expect.element(tab('A')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect.element(tab(third)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('A')).toHaveFocus();
  },
);

test('a tab tells how many its panel holds, none as well, and nothing where that is not known', async () => {
  const counted = [undefined, 0, 1200].map((count, index) => ({
    id: String(index),
    label: `Panel ${'ABC'.charAt(index)}`,
    content: 'words',
    ...(count === undefined ? {} : { count }),
  }));
  render(<Tabs label="L" tabs={counted} />);
  for (const name of ['Panel A', 'Panel B 0', 'Panel C 1,200']) await expect.element(tab(name)).toBeVisible();
});

test('the whole line is one stop of the keyboard; the panel comes next', async () => {
  render(<Tabs label="L" tabs={tabs} defaultSelected="a" />);
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('a held choice changes only when its holder changes it', async () => {
  const onChange = vi.fn<(id: string) => void>();
  render(<Tabs label="L" tabs={tabs} selected="a" onChange={onChange} />);
  await tab('C 12').click();
  expect(onChange).toHaveBeenCalledWith('c');
  await expect.element(tab('A')).toHaveAttribute('aria-selected', 'true');
});

test('a kept panel keeps what was typed in it, a fresh one forgets', async () => {
  render(
    <>
      <Tabs label="kept" tabs={tabs} panels="kept" />
      <Tabs label="fresh" tabs={tabs} />
    </>,
  );
  for (const index of [0, 1]) {
    await page.getByRole('textbox').nth(index).fill('typed');
    await page.getByRole('tablist').nth(index).getByRole('tab', { name: 'C 12' }).click();
    await page.getByRole('tablist').nth(index).getByRole('tab', { name: 'A' }).click();
  }
  await expect.element(page.getByRole('textbox').nth(0)).toHaveValue('typed');
  await expect.element(page.getByRole('textbox').nth(1)).toHaveValue('');
});

test('the name of a tab says how many things it holds, in the digits of the language', async () => {
  render(<Tabs label="L" tabs={tabs} />, { locale: 'fa' });
  await expect.element(page.getByRole('tab', { name: 'C ۱۲' })).toBeInTheDocument();
});

test.each(['en', 'fa'] as const)(
  'in %s a chosen tab far along is in view and the page is as wide as before',
  async (locale) => {
    const many = Array.from({ length: 30 }, (_, index) => ({
      id: String(index),
      label: `Tab ${index}`,
      content: null,
    }));
    render(
      <Page>
        <Tabs label="L" tabs={many} defaultSelected="20" />
      </Page>,
      { locale },
    );
    await expect.element(tab('Tab 20')).toBeInViewport({ ratio: 1 });
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
);

test.each([
  ['its own choice', {}],
  ['a choice that cannot be opened', { defaultSelected: 'b' }],
  ['a choice that is not there', { defaultSelected: 'x' }],
] as const)('with %s the first tab that can be opened is open', async (_, props) => {
  const first = [
    { id: 'z', label: 'Z', disabled: true, content: 'words of Z' },
    { id: 'b', label: 'B', disabled: true, content: 'words of B' },
  ];
  render(<Tabs label="L" tabs={[...first, { id: 'c', label: 'C', content: 'words of C' }]} {...props} />);
  await expect.element(tab('C')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('words of C');
});
