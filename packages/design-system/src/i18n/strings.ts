import { useLocale } from './locale';
import type { Locale } from './locale';

/** The words that components say themselves; everything else arrives as a prop. */
const en = {
  busy: 'In progress',
  characters: (used: string, limit: string) => `${used} of ${limit} characters`,
  close: 'Close',
  clearSearch: 'Clear search',
  earlier: 'Previous page',
  hidePassword: 'Hide password',
  later: 'Next page',
  newTab: '(opens in a new tab)',
  noScore: 'No score yet',
  notifications: 'Notifications',
  of: (current: string, total: string) => `Step ${current} of ${total}`,
  page: (page: string) => `Page ${page}`,
  remove: (label: string) => `Remove ${label}`,
  add: (label: string) => `Add ${label}`,
  required: 'required',
  retry: 'Retry',
  selectRow: 'Select',
  showPassword: 'Show password',
  stepDone: 'done',
  stageDone: 'done',
  stageCurrent: 'now',
  stageWaiting: 'waiting',
  to: 'to',
  xp: 'XP',
};

export type Strings = typeof en;

const fa: Strings = {
  busy: 'در حال انجام',
  characters: (used, limit) => `${used} از ${limit} نویسه`,
  close: 'بستن',
  clearSearch: 'پاک کردن جست‌وجو',
  earlier: 'صفحهٔ قبلی',
  hidePassword: 'پنهان کردن گذرواژه',
  later: 'صفحهٔ بعدی',
  newTab: '(در زبانهٔ جدید باز می‌شود)',
  noScore: 'هنوز امتیازی نیست',
  notifications: 'اعلان‌ها',
  of: (current, total) => `گام ${current} از ${total}`,
  page: (page) => `صفحهٔ ${page}`,
  remove: (label) => `برداشتن ${label}`,
  add: (label) => `افزودن ${label}`,
  required: 'الزامی',
  retry: 'تلاش دوباره',
  selectRow: 'انتخاب',
  showPassword: 'نمایش گذرواژه',
  stepDone: 'انجام شد',
  stageDone: 'انجام شد',
  stageCurrent: 'اکنون',
  stageWaiting: 'در انتظار',
  to: 'تا',
  xp: 'XP',
};

export const strings: Record<Locale, Strings> = { en, fa };

/** The component strings of the current language. */
export function useStrings(): Strings {
  return strings[useLocale()];
}
