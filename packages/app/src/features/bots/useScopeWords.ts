import type { Bot } from '@peyk/api-types';
import { formatCountry, formatList, formatPlain } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import { visible } from '../../i18n/named';
import { isolate } from '../../i18n/translator';
import { scopeOf } from './botActions';

export interface ScopeWords {
  area: string | null;
  places: readonly string[];
  ranks: string | null;
  /** The last rank if the first is 1, for 'top N'. */
  top: number | null;
}

/** The texts for where a bot searches: area, places, number of universities, ranks. */
export function useScopeWords(bot: Bot): ScopeWords {
  const t = useT();
  const locale = useLocale();
  const { area, countries, universityName, universities, ranks } = scopeOf(bot);
  const places = [
    countries.length
      ? formatList(
          locale,
          countries.map((name) => isolate(locale, formatCountry(locale, name))),
        )
      : null,
    visible(universityName),
    universities ? t('bots.universities', { count: universities }) : null,
  ].filter((place) => place !== null);
  return {
    area,
    places,
    ranks: ranks
      ? t('botDetail.ranks', { min: formatPlain(locale, ranks.min), max: formatPlain(locale, ranks.max) })
      : null,
    top: ranks?.min === 1 ? ranks.max : null,
  };
}
