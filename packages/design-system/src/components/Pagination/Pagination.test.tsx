import { expect, test, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { Held, nothing } from '../../testing/words';
import { render } from '../../testing/render';
import { Pagination } from './Pagination';

const draw = (from: number, pageCount: number) => (
  <Held initial={from}>
    {(page, set) => <Pagination label="Pages" page={page} pageCount={pageCount} onChange={set} />}
  </Held>
);
const current = () => document.querySelector('[aria-current="page"]');

test('in Persian its names and numbers are Persian', async () => {
  render(<Pagination label="صفحه‌ها" page={6} pageCount={24} onChange={nothing} />, { locale: 'fa' });
  await expect.element(screen.getByRole('button', { name: 'صفحهٔ ۶' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'صفحهٔ ۲۴' })).toHaveTextContent('۲۴');
  await expect.element(screen.getByRole('button', { name: 'صفحهٔ قبلی' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'صفحهٔ بعدی' })).toBeVisible();
});

test.each([
  ['en', 'left'],
  ['fa', 'right'],
] as const)('in %s the first page stands on the %s and Tab walks from it to the last', async (locale, side) => {
  render(draw(2, 3), { locale });
  const numbers = locale === 'fa' ? ['۱', '۲', '۳'] : ['1', '2', '3'];
  const [first, , last] = [...document.querySelectorAll('li')].map((cell) => cell.getBoundingClientRect().left);
  expect((first ?? 0) < (last ?? 0)).toBe(side === 'left');
  await userEvent.tab();
  for (const number of numbers) {
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(number);
  }
});

test.each(['en', 'fa'] as const)('in %s the glyphs of the arrows turn with the language', (locale) => {
  render(draw(2, 3), { locale });
  const [earlier] = document.querySelectorAll('nav svg');
  const turned = earlier ? getComputedStyle(earlier).transform.startsWith('matrix(-1') : null;
  expect(turned).toBe(locale === 'fa');
});

test('the keyboard turns pages, and focus stays on the row when the end is reached', async () => {
  render(draw(2, 3));
  screen.getByRole('button', { name: 'Next page' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  expect(current()?.textContent).toBe('2');
});

test('the keyboard turns back, and focus stays on the row when the first page is reached', async () => {
  render(draw(2, 3));
  screen.getByRole('button', { name: 'Previous page' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Page 1' })).toHaveFocus();
});

test('who has gone on by the time the end is reached stays where they are', async () => {
  const come = Promise.withResolvers<void>();
  render(
    <Held initial={2}>
      {(page, set) => (
        <>
          <Pagination
            label="Pages"
            page={page}
            pageCount={3}
            onChange={(to) => void come.promise.then(() => set(to))}
          />
          <input aria-label="Search" />
        </>
      )}
    </Held>,
  );
  await screen.getByRole('button', { name: 'Next page' }).click();
  await screen.getByRole('textbox', { name: 'Search' }).click();
  come.resolve();
  await expect.element(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});

test('on one page neither arrow can be pressed', async () => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pagination label="Pages" page={1} pageCount={1} onChange={onChange} />);
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Next page' })).toBeDisabled();
});

test('at 320 px the ends and the current page stand on one line', async () => {
  const { innerWidth, innerHeight } = window;
  await screen.viewport(320, 640);
  render(draw(118, 1096));
  const shown = [...document.querySelectorAll('li')].filter((cell) => cell.getClientRects().length > 0);
  expect(shown.map((cell) => cell.textContent)).toEqual(['1', '...', '118', '...', '1,096']);
  const tops = [...document.querySelectorAll('nav button')]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => button.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
  await screen.viewport(innerWidth, innerHeight);
});
