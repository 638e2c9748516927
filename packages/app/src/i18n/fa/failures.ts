import type { failures as en } from '../en/failures';
import type { SameShape } from '../types';

export const failures = {
  profile: {
    fetch: 'نمایه بارگذاری نشد',
    update: 'نمایه به‌روز نشد',
    load: 'بارگذاری نشد',
    save: 'ذخیره نشد',
    delete: 'حذف نشد',
  },
  lookups: {
    botStats: 'آمار بات‌ها بارگذاری نشد',
    professorStats: 'آمار استادان بارگذاری نشد',
  },
  email: {
    draft: 'پیش‌نویس بارگذاری نشد',
    none: 'پیش‌نویسی وجود ندارد',
  },
  cv: {
    raw: 'خطای \u2066HTTP\u2069 {{status}}: {{body}}',
    unavailable: 'سرویس ساخت رزومه در دسترس نیست. لطفاً مطمئن شوید سرور کار می‌کند و ساخت رزومه در آن پیکربندی شده است.',
    notFound: 'سرویس ساخت رزومه پیدا نشد. لطفاً پیکربندی سرور را بررسی کنید.',
    signIn: 'احراز هویت انجام نشد. لطفاً دوباره وارد شوید.',
    generate: 'رزومه ساخته نشد. لطفاً دوباره تلاش کنید.',
    download: 'رزومه دریافت نشد. لطفاً دوباره تلاش کنید.',
  },
} satisfies SameShape<typeof en>;
