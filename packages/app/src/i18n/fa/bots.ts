import { formatNumber, plural } from '../format';
import type { SameShape } from '../types';
import type { bots as source } from '../en/bots';

export const bots = {
  title: 'بات‌های من',
  summary: ({ count, running }: { count: number; running: number }) =>
    `${formatNumber('fa', count)} بات. ${plural('fa', running, {
      zero: 'هیچ‌کدام در حال کار نیست.',
      one: 'یکی در حال کار است.',
      other: '{{count}} بات در حال کار است.',
    })}`,
  listLabel: 'بات‌های شما',
  create: 'ساخت بات جدید',
  loading: 'در حال بارگذاری بات‌ها…',
  failed: {
    title: 'بارگذاری بات‌ها ناموفق بود',
    safe: 'بات‌ها و پیش‌نویس‌های شما در امان‌اند و ایمیل‌های زمان‌بندی‌شده به‌موقع فرستاده می‌شوند.',
  },
  empty: {
    title: 'نخستین بات خود را بسازید',
    body: 'یک علاقهٔ پژوهشی و چند دانشگاه انتخاب کنید. اجرای نخست آزمایشی است و چیزی فرستاده نمی‌شود.',
  },
  universities: ({ count }: { count: number }) => `${formatNumber('fa', count)} دانشگاه`,
  noPlace: 'هنوز جایی انتخاب نشده است',
  top: '{{rank}} دانشگاه برتر',
  matches: 'تطابق',
  emailsSent: 'ایمیل ارسالی',
  perUniversity: 'استاد در هر دانشگاه',
  lastRun: 'آخرین اجرا',
  never: 'هرگز',
  status: { Active: 'فعال', Paused: 'در حال مکث', Running: 'در حال اجرا', Draft: 'پیش‌نویس', Error: 'خطا' },
  actions: { run: 'اجرا', pause: 'مکث', stop: 'توقف', delete: 'حذف', deleteNamed: 'حذف {{name}}' },
  actionFailed: 'این کار انجام نشد',
  deleteTitle: 'حذف «{{name}}»',
  deleteBody: 'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
  deleteKept: 'ایمیل‌هایی که پیش‌تر فرستاده شده‌اند در جیمیل شما می‌مانند.',
  deleted: 'بات حذف شد',
  dryRun: 'اجرای آزمایشی: چیزی فرستاده نمی‌شود',
} as const satisfies SameShape<typeof source>;
