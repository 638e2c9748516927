import { useLocale } from './locale';
import type { Locale } from './locale';

/**
 * The strings that several components share; everything else is passed as a prop. Strings of one component are in its folder, so that they
 * are loaded with it.
 */
const en = {
  busy: 'In progress',
  capsLock: 'Caps Lock is on.',
  characters: (used: string, limit: string) => `${used} of ${limit} characters`,
  charactersFull: (limit: string) => `Limit of ${limit} characters reached`,
  choose: 'Select',
  close: 'Close',
  clearSearch: 'Clear search',
  copied: 'Copied',
  copy: (label: string) => `Copy ${label}`,
  copyFailed: 'Could not copy',
  decrease: (label: string) => `Decrease ${label}`,
  earlier: 'Previous page',
  firstShown: (count: string) => `The first ${count} are shown. Type more to narrow the list.`,
  hidePassword: 'Hide password',
  increase: (label: string) => `Increase ${label}`,
  image: 'Image',
  later: 'Next page',
  listAbsent: 'The list could not be loaded. Open it again.',
  loading: 'Loading',
  longer: 'The text is too long for this field.',
  newTab: '(opens in a new tab)',
  noScore: 'No score yet',
  notGiven: 'Not given',
  of: (current: string, total: string) => `Step ${current} of ${total}`,
  page: (page: string) => `Page ${page}`,
  percent: (value: string) => `${value}%`,
  progressDone: 'Done',
  progressFailed: 'Stopped',
  progressFailedAt: (percent: string) => `Stopped at ${percent}`,
  remove: (label: string) => `Remove ${label}`,
  add: (label: string) => `Add ${label}`,
  required: 'required',
  retry: 'Try again',
  saving: 'Saving',
  selectRow: 'Select',
  showPassword: 'Show password',
  stepDone: 'done',
  stepError: 'needs attention',
  table: 'Table',
  taskDone: 'done',
  taskOpen: 'not done',
  to: 'to',
  tooLong: (limit: string, over: string) => `At most ${limit} characters. Please shorten it by ${over}.`,
  unknown: 'Not known yet',
  wholeNumber: 'Enter a whole number in digits, such as 12.',
  xp: 'XP',
};

export type Strings = typeof en;

const fa: Strings = {
  busy: 'در حال انجام',
  capsLock: 'قفل حروف بزرگ روشن است.',
  characters: (used, limit) => `${used} از ${limit} نویسه`,
  charactersFull: (limit) => `به سقف ${limit} نویسه رسیدید`,
  choose: 'انتخاب کنید',
  close: 'بستن',
  clearSearch: 'پاک کردن جست‌وجو',
  copied: 'کپی شد',
  copy: (label) => `کپی \u2068${label}\u2069`,
  copyFailed: 'کپی نشد',
  decrease: (label) => `کاهش \u2068${label}\u2069`,
  earlier: 'صفحهٔ قبلی',
  firstShown: (count) => `${count} مورد نخست نشان داده شده است. برای محدودتر شدن فهرست، بیشتر بنویسید.`,
  hidePassword: 'پنهان کردن گذرواژه',
  increase: (label) => `افزایش \u2068${label}\u2069`,
  image: 'تصویر',
  later: 'صفحهٔ بعدی',
  listAbsent: 'فهرست بارگذاری نشد. آن را دوباره باز کنید.',
  loading: 'در حال بارگذاری',
  longer: 'متن بلندتر از ظرفیت این فیلد است.',
  newTab: '(در زبانهٔ جدید باز می‌شود)',
  noScore: 'هنوز امتیازی داده نشده است',
  notGiven: 'ثبت نشده',
  of: (current, total) => `گام ${current} از ${total}`,
  page: (page) => `صفحهٔ ${page}`,
  percent: (value) => `\u061C${value}٪`,
  progressDone: 'انجام شد',
  progressFailed: 'ناتمام ماند',
  progressFailedAt: (percent) => `در ${percent} ناتمام ماند`,
  remove: (label) => `برداشتن \u2068${label}\u2069`,
  add: (label) => `افزودن \u2068${label}\u2069`,
  required: 'الزامی',
  retry: 'تلاش دوباره',
  saving: 'در حال ذخیره',
  selectRow: 'انتخاب',
  showPassword: 'نمایش گذرواژه',
  stepDone: 'انجام شد',
  stepError: 'نیازمند توجه',
  table: 'جدول',
  taskDone: 'انجام‌شده',
  taskOpen: 'انجام‌نشده',
  to: 'تا',
  tooLong: (limit, over) => `حداکثر ${limit} نویسه. لطفاً آن را ${over} نویسه کوتاه‌تر کنید.`,
  unknown: 'هنوز مشخص نیست',
  wholeNumber: 'عدد صحیح را با رقم بنویسید، مانند ۱۲.',
  xp: 'امتیاز',
};

export const strings: Record<Locale, Strings> = { en, fa };

/** The strings of the current language: the shared ones, or those of the given table. */
export function useStrings(): Strings;
export function useStrings<Words>(own: Record<Locale, Words>): Words;
export function useStrings(own: Record<Locale, unknown> = strings): unknown {
  return own[useLocale()];
}
