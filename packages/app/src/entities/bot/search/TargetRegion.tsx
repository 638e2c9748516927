import { Button, InlineMessage, SegmentedControl, Skeleton, Stack } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { type Problem, detailOf } from '../../../api/problem';
import { useT } from '../../../i18n/I18n';
import { ProblemMessage } from '../../../ui/ProblemView/ProblemView';
import type { FinderState } from './finderState';
import { continentsOf } from './regions';
import type { FinderEvent } from './finder';
import { ContinentFields } from './ContinentFields';
import { CountryField } from './CountryField';

interface TargetRegionProps {
  state: FinderState;
  dispatch: Dispatch<FinderEvent>;
  onRetry: () => void;
}

/** Where to search: one country, or countries of a continent. */
export function TargetRegion({ state, dispatch, onRetry }: TargetRegionProps) {
  const t = useT();
  const { countries, finder } = state;
  const byCountry = finder.form.scope === 'country';
  const problem = countries.status === 'failed' ? countries.problem : byCountry ? null : lostContinents(countries);
  return (
    <Stack gap={20}>
      <SegmentedControl
        label={t('createBot.filters.scope')}
        value={finder.form.scope}
        onChange={(scope) => dispatch({ type: 'scopeChosen', scope: scope === 'continent' ? 'continent' : 'country' })}
        options={[
          { value: 'country', label: t('createBot.filters.byCountry') },
          { value: 'continent', label: t('createBot.filters.byContinent') },
        ]}
      />
      {countries.status === 'loading' ? <Skeleton shape="block" height="76px" /> : null}
      {problem ? <CountriesFailed problem={problem} byCountry={byCountry} onRetry={onRetry} /> : null}
      {countries.status === 'ready' && countries.notice && !problem ? (
        <ProblemMessage problem={countries.notice} title={t('createBot.filters.countriesFailed')} />
      ) : null}
      {countries.status === 'ready' && byCountry ? (
        <CountryField finder={finder} dispatch={dispatch} countries={countries.countries} />
      ) : null}
      {countries.status === 'ready' && !byCountry && !problem ? (
        <ContinentFields finder={finder} dispatch={dispatch} countries={countries.countries} />
      ) : null}
    </Stack>
  );
}

/** Why no country has a continent: the list with the regions failed to load. */
const lostContinents = (countries: FinderState['countries']): Problem | null =>
  countries.status === 'ready' && continentsOf(countries.countries).length === 0 ? countries.notice : null;

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
