import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { LevelBar } from './LevelBar';

const bar = (name: string) => page.getByRole('meter', { name });

test.each([
  ['en', 'Level 3', '35%, 350 of 1,000 XP, 650 XP to level 4'],
  ['fa', 'سطح ۳', '\u061C۳۵٪، ۳۵۰ از ۱٬۰۰۰ امتیاز تجربه، ۶۵۰ امتیاز تجربه تا سطح ۴'],
] as const)('in %s its name is the level and its value all numbers in words', async (locale, name, value) => {
  render(<LevelBar level={3} progress={{ earned: 350, needed: 1000 }} />, { locale });
  await expect.element(bar(name)).toHaveAttribute('aria-valuetext', value);
  await expect.element(bar(name)).toHaveAttribute('aria-valuenow', '35');
});

test.each([
  ['nothing yet', { earned: 0, needed: 1000 }, '0'],
  ['more than the level takes', { earned: 1200, needed: 1000 }, '100'],
  ['less than nothing', { earned: -5, needed: 1000 }, '0'],
  ['a level that takes nothing', { earned: 0, needed: 0 }, '0'],
  ['the highest level', 'highest', '100'],
] as const)('%s keeps the bar between empty and full', async (_name, progress, value) => {
  render(<LevelBar level={2} progress={progress} />);
  await expect.element(bar('Level 2')).toHaveAttribute('aria-valuenow', value);
});

test.each([
  ['en', 'ltr'],
  ['fa', 'rtl'],
] as const)('in %s it fills from the start of the line', (locale, direction) => {
  const place = render(<LevelBar level={3} progress={{ earned: 350, needed: 1000 }} />, { locale });
  const fill = place.querySelector<HTMLElement>('[style*="inline-size"]');
  const track = fill?.parentElement;
  if (!fill || !track) throw new Error('no bar');
  const [part, whole] = [fill.getBoundingClientRect(), track.getBoundingClientRect()];
  expect(direction === 'ltr' ? part.left - whole.left : whole.right - part.right).toBeCloseTo(0);
  expect(part.width / whole.width).toBeCloseTo(0.35);
});
