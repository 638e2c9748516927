import type { Locale } from './locale';

export interface Writing {
  calendar: 'gregory' | 'persian';
  digits: 'latn' | 'arabext';
}

/** The calendar and the digits of each language, as they are now. Only `WritingProvider` changes them. */
export const writing: Record<Locale, Writing> = {
  en: { calendar: 'gregory', digits: 'latn' },
  fa: { calendar: 'persian', digits: 'arabext' },
};

/** The tag for `Intl` that writes numbers as the person reads them. */
export function numberTag(locale: Locale): string {
  return `${locale === 'fa' ? 'fa-IR' : 'en-US'}-u-nu-${writing[locale].digits}`;
}

/** The tag for `Intl` that writes days and times as the person reads them; `calendar` for a day that is shown in another one. */
export function dayTag(locale: Locale, calendar: Writing['calendar'] = writing[locale].calendar): string {
  return `${locale === 'fa' ? 'fa-IR' : 'en-GB'}-u-ca-${calendar}-nu-${writing[locale].digits}`;
}
