import { formatNumber } from '../format';
import type { SameShape } from '../types';
import type { professors as source } from '../en/professors';

/** A Latin letter before a number is isolated: without it the number would stand on its other side. */
const h = '\u2068h\u2069';

export const professors = {
  title: 'استادان من',
  lead: 'استادانی که بات‌های شما یافته‌اند و میزان نزدیکی کار هر یک به کار شما.',
  loading: 'در حال بارگذاری استادان…',
  failed: 'بارگذاری استادان ناموفق بود',
  matchFailed: 'بارگذاری اطلاعات تطابق ناموفق بود',
  stats: {
    title: 'در یک نگاه',
    total: 'تعداد استادان',
    withHIndex: `دارای شاخص ${h}`,
    average: `میانگین شاخص ${h}`,
    unknown: 'هنوز معلوم نیست',
  },
  filters: {
    title: 'جست‌وجو و فیلترها',
    search: 'نام، دانشگاه یا علاقهٔ پژوهشی',
    minHIndex: `حداقل شاخص ${h}`,
    minScore: 'حداقل امتیاز تطابق',
    clear: 'پاک کردن فیلترها',
    page: 'حداقل‌ها و ترتیب فقط بر استادان همین صفحه اعمال می‌شود.',
  },
  marks: {
    title: 'راهنمای نشانه‌ها',
    green: '۸۰ و بالاتر: نزدیک به کار شما',
    amber: '۵۰ تا ۷۹: تا اندازه‌ای نزدیک',
    red: 'کمتر از ۵۰: اشتراک اندک',
    hIndex: `نشان شاخص ${h} از ۵۰ به بالا سبز، از ۲۰ کهربایی، از ۱۰ قرمز و پایین‌تر از آن خاکستری است. این شاخص فقط استنادها را می‌شمارد.`,
  },
  score: {
    label: 'امتیاز تطابق {{score}} از ۱۰۰',
    loading: 'در حال بارگذاری امتیاز تطابق',
    none: 'هنوز امتیاز تطابق ندارد',
    green: 'نزدیک به کار شما',
    amber: 'تا اندازه‌ای نزدیک',
    red: 'اشتراک اندک',
  },
  hIndex: {
    green: `شاخص ${h} {{value}}، بسیار بالا`,
    amber: `شاخص ${h} {{value}}، بالا`,
    red: `شاخص ${h} {{value}}، متوسط`,
    muted: `شاخص ${h} {{value}}، پایین`,
    none: `شاخص ${h} نامعلوم`,
  },
  interests: 'علایق پژوهشی',
  more: '+ بیشتر',
  moreNamed: ({ count }: { count: number }) => `+ بیشتر: ${formatNumber('fa', count)} علاقهٔ دیگر`,
  list: 'استادان شما',
  count: ({ count }: { count: number }) => (count === 0 ? 'استادی پیدا نشد' : `${formatNumber('fa', count)} استاد`),
  range: 'نمایش {{from}} تا {{to}} از {{count}}.',
  passing: ({ shown, all }: { shown: number; all: number }) =>
    shown === 0
      ? `هیچ‌یک از ${formatNumber('fa', all)} استاد این صفحه نشان داده نشده است.`
      : `نمایش ${formatNumber('fa', shown)} استاد از ${formatNumber('fa', all)} استاد این صفحه.`,
  sorted: 'ترتیب فقط در همین صفحه است.',
  pages: 'صفحه‌های استادان',
  sort: {
    label: 'مرتب‌سازی',
    score: 'امتیاز تطابق، از زیاد به کم',
    hIndex: `شاخص ${h}، از زیاد به کم`,
    name: 'نام، به ترتیب الفبا',
  },
  select: {
    all: 'انتخاب همه',
    allOnPage: 'انتخاب همهٔ این صفحه',
    one: 'انتخاب {{name}}',
    count: ({ count }: { count: number }) => `${formatNumber('fa', count)} نفر انتخاب شده`,
    clear: 'لغو انتخاب',
  },
  send: {
    action: 'ارسال ایمیل به انتخاب‌شده‌ها',
    none: 'برای ارسال ایمیل، استادی را انتخاب کنید.',
    one: 'ایمیل {{name}} را برای بازبینی باز می‌کند. تا تأیید نکنید، چیزی فرستاده نمی‌شود.',
    many: 'هنوز نمی‌توان چند ایمیل را با هم بازبینی کرد. فقط یک استاد را در انتخاب نگه دارید یا از «ارسال ایمیل» کنار هر نام استفاده کنید.',
  },
  actions: {
    details: 'جزئیات',
    email: 'ارسال ایمیل',
    quick: 'نمایش سریع',
    preview: 'پیش‌نمایش ایمیل',
    named: '{{action}}: {{name}}',
  },
  details: {
    tabs: {
      overview: 'نمای کلی',
      research: 'پژوهش',
      publications: 'مقاله‌ها',
      why: 'دلیل پیشنهاد',
      contact: 'راه‌های تماس',
    },
    label: 'جزئیات {{name}}',
    department: 'دانشکده',
    university: 'دانشگاه',
    country: 'کشور',
    hIndex: `شاخص ${h}`,
    unknown: 'نامعلوم',
    noInterests: 'علاقهٔ پژوهشی ثبت‌شده‌ای ندارد.',
    noPublications: 'مقالهٔ تازه‌ای از این استاد در دست نیست.',
    publicationsLink: 'مقاله‌های تازه',
    noContact: 'نشانی ایمیل یا صفحه‌ای از این استاد در دست نیست.',
    email: 'ایمیل',
    homepage: 'صفحهٔ شخصی',
    scholar: 'گوگل اسکالر',
    linkedIn: 'لینکدین',
    researchGate: 'ریسرچ‌گیت',
    pros: 'نکته‌های مثبت',
    cons: 'نکته‌های منفی',
  },
  empty: {
    title: 'استادی پیدا نشد',
    body: 'هر بات استادانی را پیدا می‌کند که یک علاقهٔ پژوهشی مشترک با شما دارند. کسانی که پیدا شوند در این فهرست می‌آیند.',
    action: 'ساخت بات جدید',
    searched: 'استادی با «{{query}}» پیدا نشد. املای آن را بررسی کنید یا واژه‌های کمتری بنویسید.',
  },
  noMatch: {
    title: 'هیچ استادی در این صفحه با فیلترها سازگار نیست',
    body: 'یکی از حداقل‌ها را کم کنید یا فیلترها را پاک کنید. فهرست شما تغییری نکرده است.',
  },
} as const satisfies SameShape<typeof source>;
