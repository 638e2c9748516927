import { type ReactNode, useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from './locale';
import { numberTag, type Writing, writing } from './writing';

interface WritingProviderProps {
  /** What the person chose for all languages; null leaves it to the language. */
  calendar: Writing['calendar'] | null;
  digits: Writing['digits'] | null;
  children: ReactNode;
}

/**
 * Writes numbers and days below it as the person wants them, in either language. One per page: what it sets holds for all functions that
 * format. Whatever is not drawn again with it keeps its old text, so the app draws again all that reads its language.
 */
export function WritingProvider({ calendar, digits, children }: WritingProviderProps) {
  const locale = useLocale();
  // At once for what is drawn below, and again where React runs effects twice.
  chooseWriting(calendar, digits);
  useLayoutEffect(() => {
    chooseWriting(calendar, digits);
    return () => chooseWriting(null, null);
  }, [calendar, digits]);
  return <I18nProvider locale={numberTag(locale)}>{children}</I18nProvider>;
}

/** Sets the calendar and the digits of both languages; null is that of each language. */
export function chooseWriting(calendar: Writing['calendar'] | null, digits: Writing['digits'] | null): void {
  writing.en = { calendar: calendar ?? 'gregory', digits: digits ?? 'latn' };
  writing.fa = { calendar: calendar ?? 'persian', digits: digits ?? 'arabext' };
}
