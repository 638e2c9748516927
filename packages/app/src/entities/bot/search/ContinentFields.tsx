import { Grid, InlineMessage, Select, Text } from '@peyk/design-system';
import { useLocale, useT } from '../../../i18n/I18n';
import { formatRegion } from '../../../i18n/format';
import { inOrder } from './countryNames';
import { useSearchFaultText } from './useSearchFaultText';
import { type Region, continentsOf, countriesIn, searchable, subcontinentsOf } from './regions';
import { anywhere } from './finder';
import { CountryChips } from './CountryChips';
import type { RegionFieldProps } from './CountryField';

/** The value for no subcontinent, because every option needs one. */
const wholeContinent = '*';

/** A continent, optionally a subcontinent, and any number of its countries. */
export function ContinentFields({ finder, dispatch, countries }: RegionFieldProps) {
  const t = useT();
  const faultText = useSearchFaultText();
  const locale = useLocale();
  const { continent, subcontinent, countries: chosen } = finder.form;
  const options = (regions: readonly Region[]) =>
    inOrder(
      locale,
      regions.map(({ name, code }) => ({ value: name, label: formatRegion(locale, code, name) })),
    );
  const fault = faultText(finder.faults.country);
  return (
    <>
      {fault === undefined ? null : (
        <InlineMessage tone="danger" role="alert">
          {fault}
        </InlineMessage>
      )}
      <Grid columns={{ base: '1', tablet: '2', desktop: '1' }} gap={20} align="start">
        <Select
          label={t('createBot.filters.continent')}
          placeholder={t('createBot.filters.chooseContinent')}
          value={continent}
          onChange={(name) =>
            dispatch(
              name === anywhere
                ? { type: 'anywhereChosen', countries: searchable(countries).map((country) => country.name) }
                : { type: 'continentChosen', continent: name },
            )
          }
          options={[{ value: anywhere, label: t('createBot.filters.anywhere') }, ...options(continentsOf(countries))]}
        />
        <Select
          label={t('createBot.filters.subcontinent')}
          value={subcontinent ?? wholeContinent}
          disabled={continent === null || continent === anywhere}
          onChange={(name) =>
            dispatch({ type: 'subcontinentChosen', subcontinent: name === wholeContinent ? null : name })
          }
          options={[
            { value: wholeContinent, label: t('createBot.filters.wholeContinent') },
            ...options(subcontinentsOf(countries, continent)),
          ]}
        />
      </Grid>
      {continent === null ? (
        <Text size="small" tone="muted">
          {t('createBot.filters.countriesWait')}
        </Text>
      ) : continent === anywhere ? (
        <Text size="small" tone="muted">
          {t('createBot.filters.anywhereCount', { count: chosen.length })}
        </Text>
      ) : (
        <CountryChips
          key={`${continent} ${subcontinent}`}
          chosen={chosen.map(
            (name) => countries.find((country) => country.name === name) ?? { name, region: '', subregion: '' },
          )}
          offered={countriesIn(countries, continent, subcontinent)}
          dispatch={dispatch}
        />
      )}
    </>
  );
}
