import type { Country } from '@peyk/api-types';
import { Select } from '@peyk/design-system';
import { type Dispatch, useMemo } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { countryName, inOrder } from './countryNames';
import { useSearchFaultText } from './useSearchFaultText';
import type { Finder, FinderEvent } from './finder';

export interface RegionFieldProps {
  finder: Finder;
  dispatch: Dispatch<FinderEvent>;
  /** All countries of the directory. */
  countries: readonly Country[];
}

/** One country, from a list sorted by name in the language of the page. */
export function CountryField({ finder, dispatch, countries }: RegionFieldProps) {
  const t = useT();
  const faultText = useSearchFaultText();
  const locale = useLocale();
  // Sorting some 250 names must not be repeated on every keystroke in another field.
  const options = useMemo(
    () =>
      inOrder(
        locale,
        countries.map((country) => ({
          value: country.name,
          label: countryName(locale, country),
          empty: country.universities === 0,
        })),
      ),
    [countries, locale],
  );
  const empty = options.filter((option) => option.empty);
  const group = t('createBot.filters.allCountries');
  // Only a directory that says where its universities are can offer those countries first.
  const offered =
    empty.length === 0 || empty.length === options.length
      ? options
      : [
          ...options
            .filter((option) => !option.empty)
            .map((option) => ({ ...option, group: t('createBot.filters.searchable') })),
          ...empty.map((option) => ({ ...option, group })),
        ];
  return (
    <Select
      label={t('createBot.filters.country')}
      name="target_country"
      placeholder={t('createBot.filters.chooseCountry')}
      value={finder.form.country}
      onChange={(country) => dispatch({ type: 'countryChosen', country })}
      error={faultText(finder.faults.country)}
      options={offered.map(({ empty: _, ...option }) => option)}
    />
  );
}
