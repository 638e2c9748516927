import { formatNumber, plural } from '../format';
import type { SameShape } from '../types';
import type { botRun as source } from '../en/botRun';

export const botRun = {
  ranks: 'رتبهٔ دانشگاه:\u00A0{{min}} تا\u00A0{{max}}',
  none: {
    title: 'این بات هنوز اجرا نشده است',
    body: 'اجرای نخست آزمایشی است: بات استادان را پیدا می‌کند، آنان را با نمایهٔ شما می‌سنجد و پیش‌نویس می‌نویسد، اما چیزی فرستاده نمی‌شود.',
  },
  queued: {
    title: 'در صف اجرا',
    body: 'اجرا تا لحظه‌ای دیگر آغاز می‌شود. می‌توانید این صفحه را ترک کنید.',
  },
  universities: 'جست‌وجو در دانشگاه {{n}} از {{total}}',
  professors: ({ count }: { count: number }) =>
    plural('fa', count, {
      zero: 'در جست‌وجوی استادان',
      one: 'در جست‌وجوی استادان: تاکنون {{count}} نفر',
      other: 'در جست‌وجوی استادان: تاکنون {{count}} نفر',
    }),
  scoring: ({ count }: { count: number }) =>
    plural('fa', count, {
      zero: 'مقایسهٔ استادان با نمایهٔ شما',
      one: 'مقایسهٔ استادان با نمایهٔ شما: تاکنون {{count}} نفر',
      other: 'مقایسهٔ استادان با نمایهٔ شما: تاکنون {{count}} نفر',
    }),
  drafting: 'نگارش پیش‌نویس {{n}} از حداکثر {{total}}',
  finishing: 'مراحل پایانی اجرا',
  atUniversity: 'در {{university}}',
  reading: 'خواندن «{{publication}}» از {{professor}}',
  readingProfessor: 'خواندن پژوهش‌های {{professor}}',
  finished: ({ count }: { count: number }) =>
    count === 0 ? 'اجرا پایان یافت' : `اجرا پایان یافت؛ ${formatNumber('fa', count)} پیش‌نویس آمادهٔ بازبینی است`,
  finishedNothing: {
    title: 'اجرا پایان یافت؛ استاد جدیدی برای ارسال ایمیل پیدا نشد',
    body: 'در صفحهٔ ویرایش بات، محدودهٔ جست‌وجو را گسترش دهید و سپس بات را دوباره اجرا کنید.',
  },
  stopped: { title: 'اجرا کاملاً متوقف شد', body: 'استادان و پیش‌نویس‌های این اجرا محفوظ می‌مانند.' },
  failed: {
    title: 'اجرا به پایان نرسید',
    body: 'استادان و پیش‌نویس‌های این اجرا محفوظ می‌مانند. می‌توانید بات را دوباره اجرا کنید.',
  },
  dry: 'اجرای آزمایشی؛ چیزی فرستاده نمی‌شود',
  real: 'بدون تأیید شما هیچ ایمیلی فرستاده نمی‌شود',
  started: 'آغاز: {{when}}',
  created: 'ورود به صف: {{when}}',
  ended: 'پایان: {{when}}',
  skipped: ({ count }: { count: number }) =>
    plural('fa', count, { one: '{{count}} استاد کنار گذاشته شد', other: '{{count}} استاد کنار گذاشته شدند' }),
  stages: {
    label: 'پیشرفت اجرا',
    universities: 'دانشگاه بررسی‌شده',
    professors: 'استاد یافت‌شده',
    scoring: 'استاد ارزیابی‌شده',
    drafting: 'پیش‌نویس نوشته‌شده',
    waiting: 'در انتظار بازبینی',
  },
  spoken: {
    queued: 'اجرا در صف است.',
    universities: 'بات در دانشگاه‌ها جست‌وجو می‌کند.',
    professors: 'بات در جست‌وجوی استادان است.',
    scoring: 'بات استادان را با نمایهٔ شما مقایسه می‌کند.',
    drafting: 'بات پیش‌نویس می‌نویسد.',
    finished: 'اجرا پایان یافت.',
    stopped: 'اجرا کاملاً متوقف شد.',
    failed: 'اجرا به پایان نرسید.',
  },
} as const satisfies SameShape<typeof source>;
