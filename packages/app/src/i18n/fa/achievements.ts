import type { achievements as source } from '../en/achievements';
import type { SameShape } from '../types';

export const achievements = {
  title: 'دستاوردها',
  lead: 'برای دقت، نه تعداد. فرستادن ایمیل بیشتر امتیازی ندارد.',
  standing: 'جایگاه شما',
  loading: 'در حال بارگذاری سطح شما…',
  note: 'این‌ها نمونه‌اند و چیزی از کار شما را نمی‌سنجند.',
} as const satisfies SameShape<typeof source>;
