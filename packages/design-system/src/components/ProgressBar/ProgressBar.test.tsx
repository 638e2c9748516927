import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { ProgressBar } from './ProgressBar';

const bar = (name: string) => page.getByRole('progressbar', { name });

test('it says its share in the digits of the language', async () => {
  render(<ProgressBar label="Profile" value={0.75} />);
  await expect.element(bar('Profile')).toHaveAttribute('aria-valuenow', '75');
  await expect.element(bar('Profile')).toHaveAttribute('aria-valuetext', '75%');
  render(<ProgressBar label="نمایه" value={0.75} />, { locale: 'fa' });
  await expect.element(bar('نمایه')).toHaveAttribute('aria-valuetext', '\u061C۷۵٪');
});

test('a share outside 0 to 1 stays inside the bar', async () => {
  render(<ProgressBar label="Sent" value={1.4} />);
  await expect.element(bar('Sent')).toHaveAttribute('aria-valuenow', '100');
});

test('work of unknown length has no value, and what happens now describes it', async () => {
  render(<ProgressBar label="Search" value={null} now="Reading the third of nine papers" />);
  await expect.element(bar('Search')).not.toHaveAttribute('aria-valuenow');
  await expect.element(bar('Search')).toHaveAccessibleDescription('Reading the third of nine papers');
});

test('a failed bar says in words where it stopped, even with its label hidden', async () => {
  render(<ProgressBar label="Upload" value={0.4} state="failed" labelHidden />);
  await expect.element(bar('Upload')).toHaveAttribute('aria-valuetext', 'Stopped at 40%');
  await expect.element(page.getByText('Stopped at 40%')).toBeVisible();
});

test.each(['en', 'fa'] as const)('in %s it fills from the start of the line', (locale) => {
  const place = render(<ProgressBar label="x" value={0.25} />, { locale });
  const track = place.querySelector('[role=progressbar] > span:nth-child(2)')!;
  const whole = track.getBoundingClientRect();
  const done = track.firstElementChild!.getBoundingClientRect();
  expect(Math.round(done.width)).toBe(Math.round(whole.width / 4));
  const start = locale === 'en' ? 'left' : 'right';
  expect(done[start]).toBeCloseTo(whole[start], 0);
});
