import { formatWait } from '../format';
import type { SameShape } from '../types';
import type { problems as source } from '../en/problems';

export const problems = {
  parts: {
    title: 'بخش‌هایی از این صفحه بارگذاری نشد',
    kept: 'بخش‌هایی از این صفحه به‌روز نشد',
  },
  network: {
    title: 'ارتباط برقرار نیست',
    body: 'سرور در دسترس نبود. اتصال خود را بررسی و دوباره تلاش کنید.',
  },
  timeout: {
    title: 'پاسخ سرور بیش از حد طول کشید',
    body: 'سرور به‌موقع پاسخ نداد. اگر در حال ذخیرهٔ چیزی بودید، پیش از تلاش دوباره ببینید ثبت شده است یا نه.',
  },
  html: { title: 'پاسخ سرور درست نبود', body: 'به‌جای داده، صفحهٔ وب دریافت شد: {{start}}' },
  invalidJson: { title: 'پاسخ سرور درست نبود', body: 'پاسخ سرور با کد {{status}} معتبر نبود.' },
  unauthenticated: { title: 'لطفاً دوباره وارد شوید', body: 'وارد حساب خود نشده‌اید.' },
  noRefreshToken: { title: 'لطفاً دوباره وارد شوید', body: 'نشست شما پایان یافته است.' },
  forbidden: { title: 'این کار مجاز نیست', body: 'حساب شما اجازهٔ این کار را ندارد.' },
  notFound: { title: 'پیدا نشد', body: 'شاید آنچه می‌خواهید حذف شده یا نشانی صفحه نادرست باشد.' },
  conflict: {
    title: 'در این فاصله تغییری رخ داده است',
    body: 'صفحه را دوباره بارگذاری کنید تا آخرین نسخه را ببینید؛ سپس تغییر خود را دوباره اعمال کنید.',
  },
  tooMany: {
    title: 'تعداد درخواست‌ها زیاد بود',
    body: 'لحظه‌ای صبر کنید و دوباره تلاش کنید.',
    bodyIn: ({ seconds }: { seconds: number }) => `لطفاً پس از ${formatWait('fa', seconds)} دوباره تلاش کنید.`,
  },
  invalid: { title: 'فیلدهای مشخص‌شده را بررسی کنید', body: 'نوشته‌های شما سر جای خود است.' },
  server: { title: 'مشکلی از سوی ما پیش آمد', body: 'آنچه ذخیره کرده‌اید محفوظ است. لطفاً کمی بعد دوباره تلاش کنید.' },
  professors: { html: 'پاسخ سرور با کد {{status}} صفحهٔ وب بود، نه داده. نشانی سرور و مسیرهای آن را بررسی کنید.' },
  fieldsSummary: 'لطفاً فیلدهای مشخص‌شده را درست کنید.',
} as const satisfies SameShape<typeof source>;
