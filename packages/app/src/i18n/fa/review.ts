import { formatNumber } from '../format';
import type { SameShape } from '../types';
import type { review as source } from '../en/review';

export const review = {
  title: 'ایمیل به استادان انتخاب‌شده',
  lead: 'هر ایمیل را بخوانید و جداگانه تأیید کنید. بدون تأیید شما چیزی فرستاده نمی‌شود.',
  loading: ({ count }: { count: number }) => `در حال آماده کردن ${formatNumber('fa', count)} ایمیل…`,
  back: 'بازگشت به استادان',
  done: 'دربارهٔ همهٔ این ایمیل‌ها تصمیم گرفته‌اید.',
  nobody: 'برای هیچ‌یک از استادان انتخاب‌شده ایمیلی در صف بازبینی نیست. دلیل هر مورد در بالا آمده است.',
  refused: {
    title: ({ count }: { count: number }) => `برای ${formatNumber('fa', count)} استاد ایمیلی در صف بازبینی نیست`,
    not_found: 'این استاد در فهرست شما نیست. شاید حذف شده باشد.',
    approved: 'این ایمیل را پیش‌تر تأیید کرده‌اید.',
    sending: 'این ایمیل هم‌اکنون در حال ارسال است.',
    sent: 'این ایمیل پیش‌تر فرستاده شده است.',
    unknown: 'شاید این ایمیل پیش‌تر فرستاده شده باشد. پوشهٔ «ارسال‌شده» را در جیمیل خود ببینید.',
    other: 'این ایمیل باز نشد. لطفاً کمی بعد دوباره تلاش کنید.',
  },
} as const satisfies SameShape<typeof source>;
