import type { Locale } from './locale';

/*
 * React Aria has no Persian strings: without this a Persian user hears «Dismiss» in English. Its dictionary is read once per page and holds
 * one language, so each text is a getter that returns it in the current language. React Aria throws for a package that is missing here, and
 * names it.
 */
interface Formatter {
  number(value: number): string;
}
type Args = Record<string, string | number | boolean>;
type Said = string | ((args: Args, formatter: Formatter) => string);
type Texts = Record<string, Record<string, Record<Locale, Said>>>;

const amount = (value: string | number | boolean | undefined) => Number(value ?? 0);

const texts: Texts = {
  '@react-aria/overlays': { dismiss: { en: 'Dismiss', fa: 'بستن' } },
  '@react-aria/menu': {
    longPressMessage: {
      en: 'Long press or press Alt + ArrowDown to open menu',
      fa: 'برای باز کردن فهرست، دکمه را نگه دارید',
    },
  },
  '@react-aria/combobox': {
    focusAnnouncement: {
      en: (args) => `${args['optionText']}${args['isSelected'] === true ? ', selected' : ''}`,
      fa: (args) => `${args['optionText']}${args['isSelected'] === true ? '، انتخاب‌شده' : ''}`,
    },
    countAnnouncement: {
      en: (args, format) => {
        const count = amount(args['optionCount']);
        return `${format.number(count)} ${count === 1 ? 'option' : 'options'} available.`;
      },
      fa: (args, format) => `${format.number(amount(args['optionCount']))} گزینه در دسترس است.`,
    },
    selectedAnnouncement: {
      en: (args) => `${args['optionText']}, selected`,
      fa: (args) => `${args['optionText']}، انتخاب شد`,
    },
    buttonLabel: { en: 'Show suggestions', fa: 'نمایش پیشنهادها' },
    listboxLabel: { en: 'Suggestions', fa: 'پیشنهادها' },
  },
  '@react-aria/autocomplete': { collectionLabel: { en: 'Suggestions', fa: 'پیشنهادها' } },
  '@react-aria/searchfield': { 'Clear search': { en: 'Clear search', fa: 'پاک کردن جست‌وجو' } },
  '@react-aria/dnd': {
    dropDescriptionKeyboard: {
      en: 'Press Enter to drop. Press Escape to cancel drag.',
      fa: 'برای رها کردن Enter و برای انصراف Escape را بزنید.',
    },
    dropDescriptionTouch: { en: 'Double tap to drop.', fa: 'برای رها کردن دو بار ضربه بزنید.' },
    dropDescriptionVirtual: { en: 'Click to drop.', fa: 'برای رها کردن کلیک کنید.' },
  },
  '@react-aria/calendar': {
    previous: { en: 'Previous', fa: 'قبلی' },
    next: { en: 'Next', fa: 'بعدی' },
    selectedDateDescription: {
      en: (args) => `Selected date: ${args['date']}`,
      fa: (args) => `تاریخ انتخاب‌شده: ${args['date']}`,
    },
    todayDate: { en: (args) => `Today, ${args['date']}`, fa: (args) => `امروز، ${args['date']}` },
    todayDateSelected: {
      en: (args) => `Today, ${args['date']}, selected`,
      fa: (args) => `امروز، ${args['date']}، انتخاب‌شده`,
    },
    dateSelected: {
      en: (args) => `${args['date']}, selected`,
      fa: (args) => `${args['date']}، انتخاب‌شده`,
    },
    minimumDate: { en: 'First available date', fa: 'نخستین روز ممکن' },
    maximumDate: { en: 'Last available date', fa: 'آخرین روز ممکن' },
  },
  '@react-aria/datepicker': {
    // Announced where the browser cannot name the parts of a date or time.
    year: { en: 'year', fa: 'سال' },
    month: { en: 'month', fa: 'ماه' },
    day: { en: 'day', fa: 'روز' },
    hour: { en: 'hour', fa: 'ساعت' },
    minute: { en: 'minute', fa: 'دقیقه' },
    selectedDateDescription: {
      en: (args) => `Selected date: ${args['date']}`,
      fa: (args) => `تاریخ انتخاب‌شده: ${args['date']}`,
    },
    selectedTimeDescription: {
      en: (args) => `Selected time: ${args['time']}`,
      fa: (args) => `ساعت انتخاب‌شده: ${args['time']}`,
    },
  },
  '@react-aria/toast': {
    close: { en: 'Close', fa: 'بستن' },
    notifications: {
      en: (args, format) => {
        const count = amount(args['count']);
        return `${format.number(count)} ${count === 1 ? 'notification' : 'notifications'}`;
      },
      fa: (args, format) => `${format.number(amount(args['count']))} اعلان`,
    },
  },
  '@react-aria/spinbutton': { Empty: { en: 'Empty', fa: 'خالی' } },
  'react-aria-components': {
    selectPlaceholder: { en: 'Select an item', fa: 'انتخاب کنید' },
    tableResizer: { en: 'Resizer', fa: 'تغییر اندازه' },
    dropzoneLabel: { en: 'Drop zone', fa: 'جای رها کردن' },
    colorSwatchPicker: { en: 'Colour swatches', fa: 'نمونه‌های رنگ' },
  },
};

let spoken: Locale = 'en';

function dictionary(): Record<string, Record<string, Said>> {
  const packages: Record<string, Record<string, Said>> = {};
  for (const [name, entries] of Object.entries(texts)) {
    const said: Record<string, Said> = {};
    for (const [key, byLocale] of Object.entries(entries)) {
      Object.defineProperty(said, key, { enumerable: true, get: () => byLocale[spoken] });
    }
    packages[name] = said;
  }
  return packages;
}

Object.assign(globalThis, {
  [Symbol.for('react-aria.i18n.locale')]: 'en-US',
  [Symbol.for('react-aria.i18n.strings')]: dictionary(),
});

/** Switches React Aria's strings to this language. */
export function speak(locale: Locale): void {
  spoken = locale;
}
