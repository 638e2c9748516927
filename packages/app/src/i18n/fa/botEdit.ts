import type { SameShape } from '../types';
import type { botEdit as source } from '../en/botEdit';

export const botEdit = {
  title: 'ویرایش بات',
  heading: 'ویرایش {{name}}',
  back: 'بازگشت به بات',
  saved: 'بات با موفقیت به‌روز شد.',
  saveFailed: 'تغییرات ذخیره نشد',
  invalid: {
    title: 'لطفاً پیش از ذخیره، خطاهای فرم را برطرف کنید.',
    body: 'نوشته‌های شما همچنان اینجاست.',
  },
  notLoaded: {
    title: 'بات هنوز بارگذاری نشده است',
    body: 'اطلاعات بات هنوز نرسیده است. لطفاً لحظه‌ای دیگر دوباره تلاش کنید.',
  },
  notFound: {
    title: 'بات پیدا نشد',
    body: 'این بات در این فاصله حذف شده است. نوشته‌های شما همچنان اینجاست، اما دیگر نمی‌توان آن‌ها را ذخیره کرد.',
  },
  sections: { bot: 'مشخصات بات', search: 'معیارهای جست‌وجو', work: 'تنظیمات اجرا' },
  name: 'نام بات',
  account: 'حساب جیمیل',
  accountHelp: 'ایمیل‌های این بات از این حساب فرستاده می‌شود',
  accountAsleep: 'برای ارسال باید دوباره متصل شود',
  accountsLoading: 'در حال بارگذاری حساب‌های دیگر شما…',
  accountsFailed: 'حساب‌های دیگر شما بارگذاری نشد. حساب این بات تغییری نکرده است.',
  noAccount: 'هیچ حساب جیمیلی متصل نیست.',
  connect: 'اتصال جیمیل',
  area: 'حوزهٔ پژوهشی',
  areas: 'حوزه‌های پژوهشی دیگر',
  areasHelp: 'با ویرگول از هم جدا کنید',
  description: 'توضیح',
  descriptionHelp: 'یادداشتی برای خودتان دربارهٔ هدف این بات',
  proposal: 'ایمیل‌ها پروپوزال پژوهشی داشته باشند',
  minutes: 'دقیقه',
  counts: {
    min_publications: { label: 'حداقل تعداد مقاله', help: 'برای هر استاد' },
    min_rank: { label: 'از رتبهٔ', help: 'دست‌کم ۱' },
    max_rank: { label: 'تا رتبهٔ', help: 'نباید کوچک‌تر از عدد «از رتبهٔ» باشد' },
    num_professors: { label: 'تعداد استادان', help: 'در هر دانشگاه، ۱ تا ۱۰۰' },
    max_targets: { label: 'حداکثر پیش‌نویس در هر اجرا', help: 'دست‌کم ۱' },
    run_interval: { label: 'فاصلهٔ دو اجرا', help: 'دست‌کم ۱ دقیقه' },
  },
  ranksUpsideDown: 'عدد «تا رتبهٔ» نباید کوچک‌تر از عدد «از رتبهٔ» باشد',
  leave: {
    title: 'صفحه را بدون ذخیره ترک می‌کنید؟',
    body: 'تغییرات شما در این بات هنوز ذخیره نشده است.',
    leave: 'ترک صفحه',
    stay: 'ماندن در صفحه',
  },
} as const satisfies SameShape<typeof source>;
