import { formatNumber } from '../format';
import type { SameShape } from '../types';
import type { professors as source } from '../en/professors';

/** A Latin letter before a number is isolated: without it the number would stand on its other side. */
const h = '\u2068h\u2069';

export const professors = {
  title: 'استادان من',
  lead: 'استادانی که بات‌های شما یافته‌اند یا خودتان افزوده‌اید، و میزان نزدیکی کار هر یک به کار شما.',
  add: 'افزودن استاد',
  loading: 'در حال بارگذاری استادان…',
  failed: 'فهرست استادان بارگذاری نشد',
  matchFailed: 'اطلاعات تطابق بارگذاری نشد',
  stats: {
    title: 'در یک نگاه',
    total: 'تعداد استادان',
    withHIndex: `دارای شاخص ${h}`,
    average: `میانگین شاخص ${h}`,
    unknown: 'هنوز مشخص نیست',
  },
  filters: {
    title: 'جست‌وجو و فیلترها',
    search: 'نام، دانشگاه یا علاقهٔ پژوهشی',
    minHIndex: `حداقل شاخص ${h}`,
    minScore: 'حداقل امتیاز تطابق',
    clear: 'پاک کردن فیلترها',
    more: 'فیلترها',
    hIndexFrom: `شاخص ${h} از {{value}} به بالا`,
    scoreFrom: 'تطابق از {{value}} به بالا',
    page: 'حداقل‌ها و ترتیب فقط بر استادان همین صفحه اعمال می‌شود.',
  },
  marks: {
    title: 'راهنمای رنگ‌ها',
    green: '۸۰ و بالاتر: نزدیک به کار شما',
    amber: '۵۰ تا ۷۹: تا اندازه‌ای نزدیک به کار شما',
    red: 'کمتر از ۵۰: وجه مشترک اندک با کار شما',
    hIndex: `نشان شاخص ${h} از ۵۰ به بالا سبز، از ۲۰ نارنجی، از ۱۰ قرمز و پایین‌تر از آن خاکستری است. این شاخص از استنادها به مقاله‌های استاد به دست می‌آید، نه از نزدیکی به کار شما.`,
  },
  score: {
    label: 'امتیاز تطابق {{score}} از ۱۰۰',
    loading: 'در حال بارگذاری امتیاز تطابق',
    none: 'هنوز امتیازی داده نشده است',
    green: 'نزدیک به کار شما',
    amber: 'تا اندازه‌ای نزدیک به کار شما',
    red: 'وجه مشترک اندک با کار شما',
  },
  hIndex: {
    green: `شاخص ${h} {{value}}، بسیار بالا`,
    amber: `شاخص ${h} {{value}}، بالا`,
    red: `شاخص ${h} {{value}}، متوسط`,
    muted: `شاخص ${h} {{value}}، پایین`,
    none: `شاخص ${h} نامشخص`,
  },
  interests: 'علایق پژوهشی',
  more: '+ بیشتر',
  moreNamed: ({ count }: { count: number }) => `+ بیشتر: ${formatNumber('fa', count)} علاقهٔ دیگر`,
  list: 'استادان شما',
  count: ({ count }: { count: number }) => (count === 0 ? 'استادی پیدا نشد' : `${formatNumber('fa', count)} استاد`),
  range: 'نمایش {{from}} تا {{to}} از {{count}}.',
  passing: ({ shown, all }: { shown: number; all: number }) =>
    all === 1
      ? `تنها استاد این صفحه با فیلترها مطابقت ${shown === 0 ? 'ندارد' : 'دارد'}.`
      : shown === 0
        ? `هیچ‌یک از ${formatNumber('fa', all)} استاد این صفحه با فیلترها مطابقت ندارد.`
        : `نمایش ${formatNumber('fa', shown)} استاد از ${formatNumber('fa', all)} استاد این صفحه.`,
  sorted: 'ترتیب فقط بر استادان همین صفحه اعمال می‌شود.',
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
    count: ({ count }: { count: number }) =>
      `${formatNumber('fa', count)} نفر انتخاب ${count === 1 ? 'شده است' : 'شده‌اند'}`,
    clear: 'لغو انتخاب',
  },
  send: {
    action: 'ارسال ایمیل به انتخاب‌شده‌ها',
    none: 'برای ارسال ایمیل، استادی را انتخاب کنید.',
    one: 'با این دکمه، ایمیل به {{name}} برای بازبینی باز می‌شود. تا تأیید نکنید، چیزی فرستاده نمی‌شود.',
    many: 'با این دکمه، ایمیل‌ها به همین استادان یکی پس از دیگری باز می‌شود. هر ایمیل فقط پس از تأیید شما فرستاده می‌شود.',
    tooMany: 'هر بار حداکثر {{most}} ایمیل را می‌توان بازبینی کرد. استادان کمتری انتخاب کنید.',
  },
  actions: {
    details: 'جزئیات',
    email: 'ارسال ایمیل',
    quick: 'نمایش سریع',
    preview: 'پیش‌نمایش ایمیل',
    named: '{{action}}: {{name}}',
  },
  doNotContact: 'در فهرست منع تماس',
  sources: {
    directory: 'از پایگاه دانشگاه‌ها، {{day}}.',
    directoryOnce: 'از پایگاه دانشگاه‌ها.',
    person: 'این مورد را در {{day}} وارد کرده‌اید.',
    personOnce: 'آن را شما وارد کرده‌اید.',
    removed: 'این مورد را در {{day}} پاک کرده‌اید.',
    removedOnce: 'آن را شما پاک کرده‌اید.',
    doi: 'از رکوردهای \u2068DOI\u2069، {{day}}.',
    doiOnce: 'از رکوردهای \u2068DOI\u2069.',
    before: 'در پایگاه دانشگاه‌ها: {{before}}',
    nothingBefore: 'در پایگاه دانشگاه‌ها چیزی ثبت نشده است.',
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
    unknown: 'نامشخص',
    noInterests: 'علایق پژوهشی این استاد ثبت نشده است.',
    noPublications: 'مقالهٔ جدیدی از این استاد در دست نیست.',
    publicationsLink: 'مقاله‌های اخیر',
    noContact: 'نشانی ایمیل یا صفحهٔ وبی از این استاد در دست نیست.',
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
    body: 'هر بات به‌دنبال استادانی می‌گردد که یک علاقهٔ پژوهشی مشترک با شما دارند. کسانی که پیدا شوند در این فهرست می‌آیند.',
    action: 'ساخت بات جدید',
    searched: 'استادی با «{{query}}» پیدا نشد. املای آن را بررسی کنید یا واژه‌های کمتری بنویسید.',
  },
  noMatch: {
    title: 'هیچ استادی در این صفحه با فیلترها مطابقت ندارد',
    body: 'یکی از حداقل‌ها را کم کنید یا فیلترها را پاک کنید. فهرست شما تغییری نکرده است.',
  },
} as const satisfies SameShape<typeof source>;
