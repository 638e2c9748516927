import type { SameShape } from '../types';
import type { composeDialog as source } from '../en/composeDialog';

export const composeDialog = {
  title: 'ایمیل به {{name}}',
  nothingSent: 'از اینجا چیزی فرستاده نمی‌شود. ایمیل را در صفحهٔ خودش تأیید می‌کنید.',
  review: 'بازبینی و تأیید',
  open: 'باز کردن ایمیل',
  saved: 'پیش‌نویس ذخیره شد.',
  none: 'برای این استاد ایمیلی پیدا نشد؛ شاید استاد از فهرست شما حذف شده باشد. این پنجره را ببندید و «تازه‌سازی» را بزنید.',
  approved: 'این ایمیل را تأیید کرده‌اید. برای تغییر متن یا لغو تأیید، آن را باز کنید.',
  left: 'این ایمیل فرستاده شده یا ارسال آن آغاز شده است و متن آن را دیگر نمی‌توان تغییر داد.',
  leave: {
    title: 'بدون ذخیره بسته شود؟',
    body: 'تغییرات ذخیره‌نشدهٔ شما در این ایمیل از بین می‌رود.',
    discard: 'انصراف از تغییرات',
    stay: 'ادامهٔ ویرایش',
  },
} as const satisfies SameShape<typeof source>;
