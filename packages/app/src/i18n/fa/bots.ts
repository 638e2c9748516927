import { formatNumber, plural } from '../format';
import type { SameShape } from '../types';
import type { bots as source } from '../en/bots';

export const bots = {
  title: 'بات‌های من',
  summary: ({ count, running, needing }: { count: number; running: number; needing: number }) =>
    `${formatNumber('fa', count)} بات. ${plural('fa', running, {
      zero: 'هیچ‌کدام در حال کار نیست',
      one: 'یکی در حال کار است',
      other: '{{count}} بات در حال کار است',
    })}${plural('fa', needing, {
      zero: '',
      one: ' و یکی به شما نیاز دارد',
      other: ' و {{count}} بات به شما نیاز دارد',
    })}.`,
  totals: ({ professors, sent }: { professors: number; sent: number }) =>
    `${formatNumber('fa', professors)} استاد یافته‌شده، ${formatNumber('fa', sent)} ایمیل فرستاده‌شده.`,
  weeks: ({ count }: { count: number }) =>
    plural('fa', count, {
      one: 'با محدودیت‌های امروز، ایمیل‌های هر اجرا ظرف {{count}} هفته فرستادنی است.',
      other: 'با محدودیت‌های امروز، ایمیل‌های هر اجرا ظرف {{count}} هفته فرستادنی است.',
    }),
  listLabel: 'بات‌های شما',
  create: 'ساخت بات جدید',
  loading: 'در حال بارگذاری بات‌ها…',
  failed: {
    title: 'بارگذاری بات‌ها ناموفق بود',
    fetch: 'دریافت بات‌ها ناموفق بود',
    safe: 'بات‌ها و پیش‌نویس‌های شما در امان‌اند و ایمیل‌های زمان‌بندی‌شده به‌موقع فرستاده می‌شوند.',
  },
  empty: {
    title: 'نخستین بات خود را بسازید',
    body: 'یک علاقهٔ پژوهشی و چند دانشگاه انتخاب کنید. اجرای نخست آزمایشی است و چیزی فرستاده نمی‌شود.',
  },
  universities: ({ count }: { count: number }) => `${formatNumber('fa', count)} دانشگاه`,
  professors: ({ count }: { count: number }) => `${formatNumber('fa', count)} استاد در هر دانشگاه`,
  top: '{{rank}} دانشگاه برتر',
  matches: 'تطابق',
  emailsSent: 'ایمیل ارسالی',
  lastRun: 'آخرین اجرا',
  never: 'هرگز',
  status: {
    Active: 'فعال',
    Paused: 'در حال مکث',
    Running: 'در حال اجرا',
    Draft: 'پیش‌نویس',
    Error: 'خطا',
    unknown: 'نامشخص',
  },
  actions: {
    run: 'اجرا',
    pause: 'مکث',
    stop: 'توقف',
    delete: 'حذف',
    deleteNamed: 'حذف {{name}}',
    editNamed: 'ویرایش {{name}}',
  },
  actionFailed: 'این کار انجام نشد',
  stopTitle: 'توقف «{{name}}»',
  stopBody: ({ count }: { count: number }) =>
    `تأیید ${formatNumber('fa', count)} ایمیل که هنوز فرستاده نشده پس گرفته می‌شود و این ایمیل‌ها دوباره در انتظار بازبینی شما می‌مانند. زمان‌بندی بات نیز پایان می‌یابد.`,
  deleteApproved: ({ count }: { count: number }) =>
    `${formatNumber('fa', count)} ایمیل که تأیید کرده‌اید هنوز فرستاده نشده است و دوباره در انتظار بازبینی شما می‌ماند.`,
  deleteTitle: 'حذف «{{name}}»',
  deleteBody: 'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
  deleteKept: 'ایمیل‌هایی که پیش‌تر فرستاده شده‌اند در جیمیل شما می‌مانند.',
  deleted: 'بات حذف شد',
  reconnect: 'اتصال دوبارهٔ جیمیل',
  chooseAccount: 'انتخاب حسابی دیگر',
  schedule: { next: 'اجرای بعدی: {{when}}', soon: 'اجرای بعدی تا لحظه‌ای دیگر' },
  stopped: 'متوقف شد. زمان‌بندی آن پایان یافت و هر ایمیلی که تأیید کرده بودید دوباره در انتظار بازبینی شماست.',
  search: 'جست‌وجو در بات‌ها',
  searchFor: 'نام، دانشگاه یا تعداد استادان',
  filters: {
    status: 'وضعیت',
    allStatus: 'همهٔ وضعیت‌ها',
    area: 'حوزهٔ پژوهشی',
    allAreas: 'همهٔ حوزه‌ها',
    clear: 'پاک کردن پالایه‌ها',
  },
  noMatch: {
    title: 'باتی با این مشخصات نیست',
    body: 'واژه‌های کمتر یا پالایهٔ دیگری را امتحان کنید. هیچ‌یک از بات‌های شما حذف نشده است.',
  },
  found: ({ count }: { count: number }) =>
    count === 0 ? 'باتی با این مشخصات نیست' : `${formatNumber('fa', count)} بات پیدا شد`,
  range: '{{from}} تا {{to}} از {{count}}',
  pages: 'صفحه‌های بات‌ها',
  export: {
    action: 'خروجی داده‌ها',
    nothing: { title: 'باتی برای خروجی گرفتن نیست', body: 'در این فهرست باتی نیست که خروجی آن گرفته شود.' },
    failed: { title: 'خروجی گرفتن ناموفق بود', body: 'بات‌های شما سر جای خود هستند. لطفاً دوباره تلاش کنید.' },
    done: 'فایل در پوشهٔ دانلودهای شماست',
  },
  dryRun: 'اجرای آزمایشی: چیزی فرستاده نمی‌شود',
} as const satisfies SameShape<typeof source>;
