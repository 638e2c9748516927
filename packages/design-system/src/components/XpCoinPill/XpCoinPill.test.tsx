import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { XpCoinPill } from './XpCoinPill';

test('it is read by its label alone', async () => {
  render(<XpCoinPill xp={2350} coins={182} label="2,350 XP and 182 coins" />);
  const pill = page.getByRole('img', { name: '2,350 XP and 182 coins' });
  await expect.element(pill).toBeVisible();
  expect([...pill.element().children].every((part) => part.getAttribute('aria-hidden') === 'true')).toBe(true);
});

test.each([
  ['en', false, '12,345'],
  ['en', true, '12.3K'],
  ['fa', false, '۱۲٬۳۴۵'],
  ['fa', true, '۱۲٫۳ هزار'],
] as const)('in %s, compact %s, twelve thousand is written %s', async (locale, compact, written) => {
  render(<XpCoinPill xp={12_345} coins={9_999} label="x" compact={compact} />, { locale });
  const text = page.getByRole('img').element().textContent.replaceAll('\u00a0', ' ');
  expect(text).toContain(written);
  expect(text).toContain(locale === 'fa' ? '۹٬۹۹۹' : '9,999');
});
