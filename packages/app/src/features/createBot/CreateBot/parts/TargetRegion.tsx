import type { Country } from '@peyk/api-types';
import {
  Button,
  Grid,
  InlineMessage,
  SegmentedControl,
  Select,
  Skeleton,
  Stack,
  TagList,
  Text,
} from '@peyk/design-system';
import { type Dispatch, useState } from 'react';
import { type Problem, detailOf } from '../../../../api/problem';
import { useLocale, useT } from '../../../../i18n/I18n';
import { formatRegion } from '../../../../i18n/format';
import type { Locale } from '../../../../i18n/types';
import { ProblemMessage } from '../../../../modules/ProblemView/ProblemView';
import type { CreateBotState } from '../CreateBot.states';
import { faultText } from '../faultText';
import { type Region, continentsOf, countriesIn, subcontinentsOf } from '../wizard/regions';
import type { WizardEvent } from '../wizard/wizard';

interface TargetRegionProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  onRetry: () => void;
}

/** Where to look: one country, or countries of a continent. */
export function TargetRegion({ state, dispatch, onRetry }: TargetRegionProps) {
  const t = useT();
  const { countries, wizard } = state;
  const byCountry = wizard.form.scope === 'country';
  return (
    <Stack gap={20}>
      <SegmentedControl
        label={t('createBot.filters.scope')}
        value={wizard.form.scope}
        onChange={(scope) => dispatch({ type: 'scopeChosen', scope: scope === 'continent' ? 'continent' : 'country' })}
        options={[
          { value: 'country', label: t('createBot.filters.byCountry') },
          { value: 'continent', label: t('createBot.filters.byContinent') },
        ]}
      />
      {countries.status === 'loading' ? <Skeleton shape="block" height="76px" /> : null}
      {countries.status === 'failed' ? (
        <CountriesFailed problem={countries.problem} byCountry={byCountry} onRetry={onRetry} />
      ) : null}
      {countries.status === 'ready' && countries.notice ? (
        <ProblemMessage problem={countries.notice} title={t('createBot.filters.countriesFailed')} />
      ) : null}
      {countries.status === 'ready' && byCountry ? (
        <CountryField {...{ state, dispatch }} countries={countries.countries} />
      ) : null}
      {countries.status === 'ready' && !byCountry ? (
        <ContinentFields {...{ state, dispatch }} countries={countries.countries} />
      ) : null}
    </Stack>
  );
}

/** The message of the continent mode is fixed by the specification (section 8; A-52). */
function CountriesFailed({
  problem,
  byCountry,
  onRetry,
}: {
  problem: Problem;
  byCountry: boolean;
  onRetry: () => void;
}) {
  const t = useT();
  const error = detailOf(problem) ?? t('createBot.filters.continentsFailedReason');
  return (
    <InlineMessage
      tone="danger"
      role="alert"
      action={
        <Button size="small" icon="refresh" onPress={onRetry}>
          {t('createBot.filters.retry')}
        </Button>
      }
    >
      {byCountry ? t('createBot.filters.countriesFailed') : t('createBot.filters.continentsFailed', { error })}
    </InlineMessage>
  );
}

interface FieldsProps extends Pick<TargetRegionProps, 'state' | 'dispatch'> {
  countries: readonly Country[];
}

function CountryField({ state: { wizard }, dispatch, countries }: FieldsProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Select
      label={t('createBot.filters.country')}
      name="target_country"
      placeholder={t('createBot.filters.chooseCountry')}
      value={wizard.form.country}
      onChange={(country) => dispatch({ type: 'countryChosen', country })}
      error={faultText(t, wizard.faults.country)}
      options={inOrder(
        locale,
        countries.map((country) => ({ value: country.name, label: countryName(locale, country) })),
      )}
    />
  );
}

/** Stands for no subcontinent in a list that needs a value for each entry. */
const wholeContinent = '*';

function ContinentFields({ state: { wizard }, dispatch, countries }: FieldsProps) {
  const t = useT();
  const locale = useLocale();
  const { continent, subcontinent, countries: chosen } = wizard.form;
  const options = (regions: readonly Region[]) =>
    inOrder(
      locale,
      regions.map(({ name, code }) => ({ value: name, label: formatRegion(locale, code, name) })),
    );
  return (
    <>
      <Grid columns={{ base: '1', tablet: '2' }} gap={16} align="start">
        <Select
          label={t('createBot.filters.continent')}
          placeholder={t('createBot.filters.chooseContinent')}
          value={continent}
          onChange={(name) => dispatch({ type: 'continentChosen', continent: name })}
          options={options(continentsOf(countries))}
        />
        <Select
          label={t('createBot.filters.subcontinent')}
          value={subcontinent ?? wholeContinent}
          disabled={continent === null}
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

/** Chips on offer before the rest is asked for: a continent has some fifty countries. */
const chipsAtFirst = 12;

interface CountryChipsProps {
  chosen: readonly Country[];
  offered: readonly Country[];
  dispatch: Dispatch<WizardEvent>;
}

function CountryChips({ chosen, offered, dispatch }: CountryChipsProps) {
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
      {hidden > 0 ? (
        <Button tone="quiet" size="small" onPress={() => setAll(true)}>
          {t('createBot.filters.moreCountries', { count: hidden })}
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

function countryName(locale: Locale, { name, code }: Country): string {
  return formatRegion(locale, code, name);
}

function inOrder<Item extends { label: string }>(locale: Locale, items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => a.label.localeCompare(b.label, locale));
}
