import type { Country } from '@peyk/api-types';
import { Button, Stack, TagList, Text } from '@peyk/design-system';
import { type Dispatch, useState } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { countryName, inOrder } from '../countryNames';
import type { WizardEvent } from '../wizard/wizard';

/** How many unchosen chips are shown before the list is expanded: a continent has some fifty countries. */
const chipsAtFirst = 12;

interface CountryChipsProps {
  chosen: readonly Country[];
  offered: readonly Country[];
  dispatch: Dispatch<WizardEvent>;
}

/** Any number of countries as chips: the chosen ones with a cross, the others with a plus. */
export function CountryChips({ chosen, offered, dispatch }: CountryChipsProps) {
  const t = useT();
  const locale = useLocale();
  const [all, setAll] = useState(false);
  const names = new Set(chosen.map(({ name }) => name));
  const label = (country: Country) => ({ id: country.name, value: country.name, label: countryName(locale, country) });
  const rest = inOrder(locale, offered.filter(({ name }) => !names.has(name)).map(label));
  const hidden = all ? 0 : Math.max(0, rest.length - chipsAtFirst);
  return (
    <Stack gap={8} align="start">
      <TagList
        label={t('createBot.filters.countries')}
        items={chosen.map(label)}
        suggestions={rest.slice(0, rest.length - hidden)}
        onAdd={(country) => dispatch({ type: 'countryAdded', country })}
        onRemove={(country) => dispatch({ type: 'countryRemoved', country })}
      />
      {rest.length > chipsAtFirst ? (
        <Button tone="quiet" size="small" onPress={() => setAll(!all)}>
          {hidden > 0 ? t('createBot.filters.moreCountries', { count: hidden }) : t('createBot.filters.fewer')}
        </Button>
      ) : null}
      {chosen.length === 0 ? (
        <Text size="small" tone="muted">
          {t('createBot.filters.countriesHelp')}
        </Text>
      ) : null}
    </Stack>
  );
}
