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
    title: 'بخش پروپوزال به‌زودی افزوده می‌شود',
    body: 'پروپوزال پژوهشی برای این استاد در اینجا نوشته خواهد شد.',
  },
  documents: { title: 'بخش مدارک به‌زودی افزوده می‌شود', body: 'فایل‌های مربوط به این استاد در اینجا نگهداری خواهد شد.' },
  email: {
    body: 'ایمیل به این استاد صفحهٔ جداگانه‌ای دارد؛ متن، منابع و وضعیت آن را آنجا ببینید.',
    open: 'باز کردن ایمیل',
    see: 'دیدن ایمیل',
  },
} as const satisfies SameShape<typeof source>;
