import { formatNumber, plural } from '../format';
import type { SameShape } from '../types';
import type { bots as source } from '../en/bots';
import { botTotals } from './botTotals';

export const bots = {
  title: 'بات‌های من',
  ...botTotals,
  weeks: ({ count }: { count: number }) =>
    plural('fa', count, {
      one: 'با محدودیت‌های کنونی، ارسال همهٔ ایمیل‌های هر اجرا حدود {{count}} هفته طول می‌کشد.',
      other: 'با محدودیت‌های کنونی، ارسال همهٔ ایمیل‌های هر اجرا حدود {{count}} هفته طول می‌کشد.',
    }),
  listLabel: 'بات‌های شما',
  create: 'ساخت بات جدید',
  loading: 'در حال بارگذاری بات‌ها…',
  failed: {
    title: 'بات‌ها بارگذاری نشد',
    fetch: 'فهرست بات‌ها از سرور دریافت نشد',
    safe: 'بات‌ها و پیش‌نویس‌های شما محفوظ است و زمان‌بندی ایمیل‌ها تغییری نکرده است.',
  },
  empty: {
    title: 'نخستین بات خود را بسازید',
    body: 'یک علاقهٔ پژوهشی و چند دانشگاه انتخاب کنید. اجرای نخست آزمایشی است: بات استادان را پیدا و پیش‌نویس‌ها را آماده می‌کند و چیزی نمی‌فرستد.',
  },
  universities: ({ count }: { count: number }) => `${formatNumber('fa', count)}\u00A0دانشگاه`,
  professors: ({ count }: { count: number }) => `${formatNumber('fa', count)}\u00A0استاد در هر دانشگاه`,
  top: '{{rank}} دانشگاه برتر',
  toReview: 'در انتظار بازبینی',
  matches: 'تطابق',
  emailsSent: 'ایمیل ارسال‌شده',
  lastRun: 'آخرین اجرا',
  never: 'اجرا نشده',
  status: {
    Active: 'فعال',
    Paused: 'موقتاً متوقف',
    Running: 'در حال اجرا',
    Draft: 'پیش‌نویس',
    Error: 'خطا',
    unknown: 'نامشخص',
  },
  actions: {
    run: 'اجرا',
    pause: 'توقف موقت',
    stop: 'توقف کامل',
    delete: 'حذف',
    deleteNamed: 'حذف {{name}}',
    editNamed: 'ویرایش {{name}}',
  },
  actionFailed: 'این کار انجام نشد',
  stopTitle: 'توقف کامل «{{name}}»',
  stopBody: ({ count }: { count: number }) =>
    `${formatNumber('fa', count)} ایمیل تأییدشده که هنوز فرستاده نشده است به صف بازبینی برمی‌گردد. این بات دیگر خودکار اجرا نمی‌شود.`,
  deleteApproved: ({ count }: { count: number }) =>
    `${formatNumber('fa', count)} ایمیل تأییدشده هنوز فرستاده نشده است و دوباره به تأیید شما نیاز خواهد داشت. آن را در «استادان من» پیدا می‌کنید.`,
  deleteTitle: 'حذف «{{name}}»',
  deleteBody: 'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
  deleteKept: 'ایمیل‌هایی که پیش‌تر فرستاده شده است در جیمیل شما می‌ماند.',
  deleted: 'بات حذف شد',
  reconnect: 'اتصال دوبارهٔ جیمیل',
  chooseAccount: 'انتخاب حسابی دیگر',
  schedule: { next: 'اجرای بعدی: {{when}}', soon: 'اجرای بعدی: تا لحظه‌ای دیگر' },
  stopped:
    'بات کاملاً متوقف شد. دیگر خودکار اجرا نمی‌شود و هر ایمیل تأییدشده‌ای که هنوز فرستاده نشده بود به صف بازبینی برگشت.',
  search: 'جست‌وجو در بات‌ها',
  searchFor: 'نام بات، دانشگاه یا تعداد استادان',
  filters: {
    status: 'وضعیت',
    allStatus: 'همهٔ وضعیت‌ها',
    area: 'حوزهٔ پژوهشی',
    allAreas: 'همهٔ حوزه‌ها',
    clear: 'پاک کردن فیلترها',
  },
  noMatch: {
    title: 'باتی با این مشخصات نیست',
    body: 'عبارت کوتاه‌تر یا فیلتر دیگری را امتحان کنید.',
  },
  found: ({ count }: { count: number }) =>
    count === 0 ? 'باتی با این مشخصات نیست' : `${formatNumber('fa', count)} بات پیدا شد`,
  range: '{{from}} تا {{to}} از {{count}}',
  pages: 'صفحه‌های بات‌ها',
  export: {
    action: 'دریافت خروجی',
    nothing: { title: 'باتی برای خروجی گرفتن نیست', body: 'این فهرست خالی است.' },
    failed: { title: 'خروجی گرفته نشد', body: 'چیزی تغییر نکرده است. لطفاً دوباره تلاش کنید.' },
    done: 'فایل در پوشهٔ دانلودهای شماست',
  },
  dryRun: 'اجرای آزمایشی؛ چیزی فرستاده نمی‌شود',
} as const satisfies SameShape<typeof source>;
