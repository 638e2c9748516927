import { formatNumber } from '../format';
import type { SameShape } from '../types';
import type { common as source } from '../en/common';

export const common = {
  appName: 'پیک',
  back: 'بازگشت',
  next: 'بعدی',
  save: 'ذخیره',
  saveChanges: 'ذخیرهٔ تغییرات',
  cancel: 'انصراف',
  close: 'بستن',
  delete: 'حذف',
  edit: 'ویرایش',
  retry: 'تلاش دوباره',
  refresh: 'تازه‌سازی',
  loading: 'در حال بارگذاری…',
  refreshing: 'در حال تازه‌سازی…',
  required: 'پر کردن این فیلد الزامی است.',
  minimum: 'مقدار باید دست‌کم {{min}} باشد.',
  maximum: 'مقدار باید حداکثر {{max}} باشد.',
  minLength: 'باید دست‌کم {{n}} نویسه باشد.',
  maxLength: 'باید حداکثر {{n}} نویسه باشد.',
  pattern: 'قالب نادرست است.',
  wholeNumber: 'عددی صحیح و با رقم بنویسید، مانند ۱۲.',
  latin: 'به انگلیسی و با حروف لاتین بنویسید.',
  persian: 'با حروف فارسی بنویسید.',
  openInNewTab: 'در زبانهٔ جدید باز می‌شود',
  sample: 'نمونه',
  none: 'هیچ‌کدام',
  unnamed: 'بی‌نام',
  unshown: ({ count }: { count: number }) => `${formatNumber('fa', count)} مورد خوانا نبود و در اینجا نیامده است.`,
} as const satisfies SameShape<typeof source>;
