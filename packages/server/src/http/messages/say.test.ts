import { expect, test } from 'vitest';
import { say } from './say.ts';

test.each([
  [1, '1 second', '۱ ثانیه'],
  [2, '2 seconds', '۲ ثانیه'],
  [59, '59 seconds', '۵۹ ثانیه'],
  [60, '1 minute', '۱ دقیقه'],
  [61, '2 minutes', '۲ دقیقه'],
  [899, '15 minutes', '۱۵ دقیقه'],
  [900, '15 minutes', '۱۵ دقیقه'],
  [901, '16 minutes', '۱۶ دقیقه'],
  [3600, '60 minutes', '۶۰ دقیقه'],
  [7200, '2 hours', '۲ ساعت'],
  [86_399, '24 hours', '۲۴ ساعت'],
])('a wait of %i seconds is %s and «%s»', (seconds, english, persian) => {
  expect(say('en', 'tooMany', { seconds })).toBe(`Too many attempts. Please try again in ${english}.`);
  expect(say('fa', 'tooMany', { seconds })).toBe(`تعداد تلاش‌ها زیاد بود. لطفاً پس از ${persian} دوباره تلاش کنید.`);
});
