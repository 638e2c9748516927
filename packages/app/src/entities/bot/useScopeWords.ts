import type { Bot } from '@peyk/api-types';
import { formatCountry, formatList, formatPlain } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import { visible } from '../../i18n/named';
import { isolate } from '../../i18n/isolate';
import { scopeOf } from './scope';

export interface ScopeWords {
  area: string | null;
  country: string | null;
  /** By its name, else how many there are. */
  university: string | null;
  /** All of the places: country, the named university, the number of universities. */
  places: readonly string[];
  ranks: string | null;
  /** The last rank if the first is 1, for 'top N'. */
  top: number | null;
}

/** The texts for where a bot searches: area, places, number of universities, ranks. `countryOf` resolves the id of a country. */
export function useScopeWords(bot: Bot, countryOf?: (id: number) => string | undefined): ScopeWords {
  const t = useT();
  const locale = useLocale();
  const { area, countries, universityName, universities, ranks } = scopeOf(bot, countryOf);
  const country = countries.length
    ? formatList(
        locale,
        countries.map((name) => isolate(locale, formatCountry(locale, name))),
      )
    : null;
  const name = visible(universityName);
  const count = universities ? t('bots.universities', { count: universities }) : null;
  return {
    area,
    country,
    university: name ?? count,
    places: [country, name, count].filter((place) => place !== null),
    ranks: ranks
      ? t('botRun.ranks', { min: formatPlain(locale, ranks.min), max: formatPlain(locale, ranks.max) })
      : null,
    top: ranks?.min === 1 ? ranks.max : null,
  };
}
