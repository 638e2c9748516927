import type { notices as source } from '../en/notices';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const notices = {
  unread: ({ unread }) => `اعلان‌ها، ${formatNumber('fa', unread)} خوانده‌نشده`,
  loading: 'در حال بارگذاری اعلان‌ها…',
  failed: 'اعلان‌ها بارگذاری نشد',
  empty: 'اعلانی نیست',
  why: 'پایان اجراها، ایمیل‌های برگشت‌خورده، تأییدهای لغوشده و قطع اتصال جیمیل اینجا می‌آید.',
  fresh: 'جدید، {{when}}',
  one: {
    run_finished: 'اجرای «{{name}}» پایان یافت',
    run_failed: 'اجرای «{{name}}» به پایان نرسید',
    account_disconnected: 'اتصال {{name}} قطع شد',
    account_held: 'ارسال از {{name}} موقتاً متوقف شد',
    bounced: 'ایمیل شما به {{name}} برگشت خورد',
    approval_withdrawn: 'تأیید ایمیل شما به {{name}} لغو شد',
    not_sent: 'ایمیل شما به {{name}} ارسال نشد',
    sent_unknown: 'مشخص نیست ایمیل شما به {{name}} ارسال شده است یا نه',
  },
  some: {
    run_finished: 'یک اجرا پایان یافت',
    run_failed: 'یک اجرا به پایان نرسید',
    account_disconnected: 'اتصال یک حساب جیمیل قطع شد',
    account_held: 'ارسال از یک حساب جیمیل موقتاً متوقف شد',
    bounced: ({ count }) => `${formatNumber('fa', count)} ایمیل برگشت خورد`,
    approval_withdrawn: ({ count }) => `تأیید ${formatNumber('fa', count)} ایمیل لغو شد`,
    not_sent: ({ count }) => `${formatNumber('fa', count)} ایمیل ارسال نشد`,
    sent_unknown: ({ count }) => `مشخص نیست ${formatNumber('fa', count)} ایمیل ارسال شده است یا نه`,
  },
} as const satisfies SameShape<typeof source>;
