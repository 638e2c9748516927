import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { StatCard } from './StatCard';
import { StatLedger } from './StatLedger';

test.each([
  ['en', '2,350'],
  ['fa', '۲٬۳۵۰'],
] as const)('in %s a number is written in the digits of the language', async (locale, text) => {
  render(<StatCard label="XP" value={2350} />, { locale });
  await expect.element(page.getByText(text, { exact: true })).toBeInTheDocument();
});

test.each([
  ['en', 'Not known yet'],
  ['fa', 'هنوز مشخص نیست'],
] as const)('in %s a value that nobody knows is said in words', async (locale, words) => {
  render(<StatCard label="XP" value={null} unit="days" />, { locale });
  await expect.element(page.getByText(words)).toBeInTheDocument();
  await expect.element(page.getByText('days')).not.toBeInTheDocument();
});

test('while it loads it says so and shows neither number nor hint', async () => {
  render(<StatCard label="XP" value={5} hint="today" loading />);
  await expect.element(page.getByText('Loading')).toBeInTheDocument();
  await expect.element(page.getByText('5')).not.toBeInTheDocument();
  await expect.element(page.getByText('today')).not.toBeVisible();
});

test.each(['en', 'fa'] as const)('in %s the keyboard follows the link of each number in turn', async (locale) => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <StatLedger
      label="Numbers"
      stats={[
        { label: 'Bots', value: 2, href: '/bots' },
        { label: 'Rate', value: null },
        { label: 'Professors', value: 64, href: '/professors' },
      ]}
    />,
    { locale, navigate },
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/bots', '/professors']);
});

test('the whole area of a number with a place leads there', async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(<StatCard label="Professors" value={64} href="/professors" />, { navigate });
  await page.getByText('64').click({ force: true });
  expect(navigate).toHaveBeenCalledOnce();
});
