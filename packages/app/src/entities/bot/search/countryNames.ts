import type { Country } from '@peyk/api-types';
import { formatRegion } from '../../../i18n/format';
import type { Locale } from '../../../i18n/types';

/** The name of a country in the language of the page. */
export function countryName(locale: Locale, { name, code }: Pick<Country, 'name' | 'code'>): string {
  return formatRegion(locale, code, name);
}

/** Sorts by label, in the collation order of the language of the page. */
export function inOrder<Item extends { label: string }>(locale: Locale, items: readonly Item[]): Item[] {
  const { compare } = new Intl.Collator(locale);
  return items.toSorted((a, b) => compare(a.label, b.label));
}
