import type { Country } from '@peyk/api-types';
import { formatCountry, formatList, formatRegion } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { isolate } from '../../../i18n/isolate';
import { continentsOf, subcontinentsOf } from './regions';
import { type SearchForm, anywhere } from './finder';

/** More names than these are told as the region that they lie in. */
const namesAtMost = 3;

/** Where a bot looks, in the language of the page: a few countries, a region, or anywhere; null while nothing is chosen. */
export function usePlaceWords(form: Place, countries: readonly Country[]): string | null {
  return usePlaceText(countries)(form);
}

type Place = Pick<SearchForm, 'scope' | 'country' | 'continent' | 'subcontinent' | 'countries'>;

/** `usePlaceWords` for any number of searches. */
export function usePlaceText(countries: readonly Country[]): (form: Place) => string | null {
  const t = useT();
  const locale = useLocale();
  const nameOf = (name: string) => {
    const code = countries.find((one) => one.name === name)?.code;
    return code === undefined ? formatCountry(locale, name) : formatRegion(locale, code, name);
  };
  return ({ scope, country, continent, subcontinent, countries: chosen }) => {
    if (scope === 'country') return country === null ? null : nameOf(country);
    if (continent === null) return null;
    if (continent === anywhere) return t('createBot.filters.anywhere');
    if (chosen.length > 0 && chosen.length <= namesAtMost)
      return formatList(
        locale,
        chosen.map((name) => isolate(locale, nameOf(name))),
      );
    const region =
      subcontinentsOf(countries, continent).find(({ name }) => name === subcontinent) ??
      continentsOf(countries).find(({ name }) => name === continent);
    return region ? formatRegion(locale, region.code, region.name) : continent;
  };
}
