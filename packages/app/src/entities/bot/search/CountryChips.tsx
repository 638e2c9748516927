import type { Country } from '@peyk/api-types';
import { Button, Inline, Stack, TagList, Text } from '@peyk/design-system';
import { type Dispatch, useState } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { countryName, inOrder } from './countryNames';
import { searchable } from './regions';
import type { FinderEvent } from './finder';

/** How many unchosen chips are shown before the list is expanded: a continent has some fifty countries. */
const chipsAtFirst = 12;

interface CountryChipsProps {
  chosen: readonly Country[];
  offered: readonly Country[];
  dispatch: Dispatch<FinderEvent>;
}

/** Any number of countries as chips: the chosen ones with a cross, the others with a plus. */
export function CountryChips({ chosen, offered, dispatch }: CountryChipsProps) {
  const t = useT();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const names = new Set(chosen.map(({ name }) => name));
  const label = (country: Country) => ({ id: country.name, value: country.name, label: countryName(locale, country) });
  // The countries with the most universities first; where nobody counts them, by name.
  const rest = inOrder(
    locale,
    offered
      .filter(({ name }) => !names.has(name))
      .map((country) => ({ ...label(country), size: country.universities ?? 0 })),
  ).toSorted((a, b) => b.size - a.size);
  const others = searchable(offered).filter(({ name }) => !names.has(name));
  const hidden = all ? 0 : Math.max(0, rest.length - chipsAtFirst);
  // The button that adds all goes once there is nothing to add.
  const place = useCatchFocus<HTMLDivElement>(others.length > 1);
  return (
    <Stack gap={8} align="start">
      <div ref={place} tabIndex={-1} role="group" aria-label={t('createBot.filters.countries')}>
        <TagList
          label={t('createBot.filters.countries')}
          items={chosen.map(label)}
          suggestions={rest.slice(0, rest.length - hidden).map(({ size: _, ...tag }) => tag)}
          onAdd={(country) => dispatch({ type: 'countryAdded', country })}
          onRemove={(country) => dispatch({ type: 'countryRemoved', country })}
        />
      </div>
      <Inline gap={8}>
        {others.length > 1 ? (
          <Button
            tone="quiet"
            size="small"
            onPress={() => dispatch({ type: 'countriesAdded', countries: others.map(({ name }) => name) })}
          >
            {t('createBot.filters.addAll', { count: others.length })}
          </Button>
        ) : null}
        {rest.length > chipsAtFirst ? (
          <Button tone="quiet" size="small" onPress={() => setAll(!all)}>
            {hidden > 0 ? t('createBot.filters.moreCountries', { count: hidden }) : t('createBot.filters.fewer')}
          </Button>
        ) : null}
      </Inline>
      {chosen.length === 0 ? (
        <Text size="small" tone="muted">
          {t('createBot.filters.countriesHelp')}
        </Text>
      ) : null}
    </Stack>
  );
}
