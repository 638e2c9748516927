import type { Locale } from '../../i18n/locale';

const en = {
  calendarAbsent: 'The calendar could not be loaded. Enter the date in the field, or open the calendar again.',
  calendarDay: (day: string, today: boolean, selected: boolean) =>
    `${today ? 'Today, ' : ''}${day}${selected ? ', selected' : ''}`,
  calendarMonth: 'Month',
  calendarNames: { gregory: 'Gregorian', persian: 'Jalali' },
  calendarNext: 'Next month',
  calendarOpen: (label: string) => `Select from the calendar, ${label}`,
  calendarPrevious: 'Previous month',
  calendarSwitch: (now: string, other: string) => `${now}, switch to ${other}`,
  calendarYear: 'Year',
  dateElsewhere: (calendar: string, day: string) => `${calendar}: ${day}`,
  dateNoSuchDay: (month: string, year: string, days: string) => `${month} ${year} has ${days} days.`,
  dateReadAs: (calendar: string) => `Yes, read it as ${calendar}`,
  dateTooEarly: (first: string) => `Select ${first} or a later date.`,
  dateTooLate: (last: string) => `Select ${last} or an earlier date.`,
  dateYearQuestion: (year: string, calendar: string) => `Is ${year} a ${calendar} year?`,
  dateYearShort: 'Enter the year with four digits.',
  yearKeep: (year: string) => `No, keep ${year}`,
  yearWrite: (year: string) => `Yes, use ${year}`,
};

export type DateStrings = typeof en;

const fa: DateStrings = {
  calendarAbsent: 'تقویم بارگذاری نشد. روز را در فیلد بنویسید، یا تقویم را دوباره باز کنید.',
  calendarDay: (day, today, selected) => `${today ? 'امروز، ' : ''}${day}${selected ? '، انتخاب‌شده' : ''}`,
  calendarMonth: 'ماه',
  calendarNames: { gregory: 'میلادی', persian: 'شمسی' },
  calendarNext: 'ماه بعد',
  calendarOpen: (label) => `انتخاب از تقویم، ${label}`,
  calendarPrevious: 'ماه قبل',
  calendarSwitch: (now, other) => `${now}، تغییر به ${other}`,
  calendarYear: 'سال',
  dateElsewhere: (calendar, day) => `${calendar}: ${day}`,
  dateNoSuchDay: (month, year, days) => `${month} ${year}، ${days} روز دارد.`,
  dateReadAs: (calendar) => `بله، ${calendar} است`,
  dateTooEarly: (first) => `${first} یا روزی پس از آن را انتخاب کنید.`,
  dateTooLate: (last) => `${last} یا روزی پیش از آن را انتخاب کنید.`,
  dateYearQuestion: (year, calendar) => `آیا ${year} سال ${calendar} است؟`,
  dateYearShort: 'سال را با چهار رقم بنویسید.',
  yearKeep: (year) => `خیر، ${year} درست است`,
  yearWrite: (year) => `بله، ${year} نوشته شود`,
};

/** The strings of the date field and its calendar. */
export const dateStrings: Record<Locale, DateStrings> = { en, fa };
