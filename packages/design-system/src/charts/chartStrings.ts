import type { Locale } from '../i18n/locale';

const en = {
  chartEmpty: 'No values yet',
  chartHint: 'Select a bar or point',
  chartTable: 'Show as table',
};

const fa: typeof en = {
  chartEmpty: 'هنوز مقداری نیست',
  chartHint: 'یک میله یا نقطه را انتخاب کنید',
  chartTable: 'نمایش در جدول',
};

/** The strings of every chart. */
export const chartStrings: Record<Locale, typeof en> = { en, fa };
