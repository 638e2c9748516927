import type { failures as en } from '../en/failures';
import type { SameShape } from '../types';

export const failures = {
  profile: {
    fetch: 'دریافت نمایه ممکن نشد',
    update: 'به‌روزرسانی نمایه ممکن نشد',
    load: 'بارگذاری ممکن نشد',
    save: 'ذخیره ممکن نشد',
    delete: 'حذف ممکن نشد',
  },
  lookups: {
    botStats: 'بارگذاری آمار بات‌ها ممکن نشد',
    professorStats: 'بارگذاری آمار استادان ممکن نشد',
  },
  email: {
    draft: 'بارگذاری پیش‌نویس ممکن نشد',
    none: 'پیش‌نویسی نیست',
  },
  cv: {
    raw: 'خطای \u2066HTTP\u2069 {{status}}: {{body}}',
    unavailable: 'سرویس ساخت رزومه در دسترس نیست. لطفاً مطمئن شوید سرور کار می‌کند و ساخت رزومه در آن پیکربندی شده است.',
    notFound: 'سرویس ساخت رزومه پیدا نشد. لطفاً پیکربندی سرور را بررسی کنید.',
    signIn: 'احراز هویت انجام نشد. لطفاً دوباره وارد شوید.',
    generate: 'ساخت رزومه ممکن نشد. لطفاً دوباره تلاش کنید.',
    download: 'دریافت رزومه ممکن نشد. لطفاً دوباره تلاش کنید.',
  },
} satisfies SameShape<typeof en>;
