import type { SameShape } from '../types';
import type { professorDetail as source } from '../en/professorDetail';

export const professorDetail = {
  tabs: { overview: 'نمای کلی', proposal: 'پروپوزال', email: 'ایمیل', documents: 'مدارک' },
  label: 'بخش‌های صفحهٔ {{name}}',
  back: 'استادان من',
  loading: 'در حال بارگذاری اطلاعات استاد…',
  failed: 'اطلاعات استاد بارگذاری نشد',
  notFound: 'این استاد در فهرست شما نیست. شاید حذف شده باشد یا نشانی صفحه نادرست باشد.',
  proposal: {
    open: 'باز کردن ایمیل',
  },
} as const satisfies SameShape<typeof source>;
