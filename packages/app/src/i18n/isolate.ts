import type { Locale } from './types';

const otherDirection: Record<Locale, RegExp> = { en: /[\u0590-\u08ff]/, fa: /[A-Za-z]/ };

/** A string that holds letters of the other direction, between first-strong-isolate marks; any other as it is. */
export function isolate(locale: Locale, text: string): string {
  return otherDirection[locale].test(text) ? `\u2068${text}\u2069` : text;
}
