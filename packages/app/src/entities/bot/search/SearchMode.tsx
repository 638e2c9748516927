import { ComboBox, RadioGroup, RangeField, Stack } from '@peyk/design-system';
import type { Dispatch, ReactNode } from 'react';
import { useLocale, useT } from '../../../i18n/I18n';
import { formatRegion } from '../../../i18n/format';
import type { FinderState } from './finderState';
import { useSearchFaultText } from './useSearchFaultText';
import { canApply } from './criteria';
import type { SearchMode as Mode, FinderEvent } from './finder';
import { ChosenUniversities } from './ChosenUniversities';

interface SearchModeProps {
  state: FinderState;
  dispatch: Dispatch<FinderEvent>;
  onRetry: () => void;
  /** Below the fields of the name search. */
  children?: ReactNode;
}

/** How universities are found: by a span of ranks, or by name. */
export function SearchMode(props: SearchModeProps) {
  const { state, dispatch } = props;
  const t = useT();
  const { form } = state.finder;
  return (
    <Stack gap={20}>
      <RadioGroup
        label={t('createBot.filters.mode')}
        value={form.mode}
        onChange={(mode) => dispatch({ type: 'edited', fields: { mode: mode as Mode } })}
        options={[
          { value: 'world', label: t('createBot.filters.world') },
          { value: 'local', label: t('createBot.filters.local') },
          { value: 'name', label: t('createBot.filters.byName') },
        ]}
      />
      {form.mode === 'name' ? <NameSearch {...props} /> : <Ranks {...{ state, dispatch }} />}
    </Stack>
  );
}

/** The maximum of the slider; the fields next to it accept any rank. */
const sliderEnd = { world: 500, local: 100 } as const;

function Ranks({ state: { finder }, dispatch }: Pick<SearchModeProps, 'state' | 'dispatch'>) {
  const t = useT();
  const faultText = useSearchFaultText();
  const { mode, ranks } = finder.form;
  const world = mode === 'world';
  return (
    <RangeField
      label={world ? t('createBot.filters.worldRank') : t('createBot.filters.localRank')}
      min={1}
      max={world ? sliderEnd.world : sliderEnd.local}
      value={[...ranks]}
      onChange={(next) => dispatch({ type: 'edited', fields: { ranks: next } })}
      minLabel={t('createBot.filters.rankFrom')}
      maxLabel={t('createBot.filters.rankTo')}
      error={faultText(finder.faults.ranks)}
    />
  );
}

function NameSearch({ state, dispatch, onRetry, children }: SearchModeProps) {
  const t = useT();
  const faultText = useSearchFaultText();
  const locale = useLocale();
  const { finder, suggestions } = state;
  const { form } = finder;
  const waits = !canApply(form);
  const statusText = {
    idle: undefined,
    loading: t('createBot.filters.querySearching'),
    failed: t('createBot.filters.queryFailed'),
    empty: t('createBot.filters.queryEmpty'),
  }[suggestions.status];
  return (
    <Stack gap={20}>
      <ComboBox
        label={t('createBot.filters.query')}
        value={form.query}
        onChange={(query) => {
          if (query !== form.query) dispatch({ type: 'edited', fields: { query } });
        }}
        onSelect={({ value, label }) => {
          dispatch({ type: 'edited', fields: { query: label } });
          dispatch({ type: 'universityChosen', university: { id: Number(value), name: label } });
        }}
        options={suggestions.items.map(({ id, name, country_name, country_code }) => ({
          value: String(id),
          label: name,
          description: country_name ? formatRegion(locale, country_code, country_name) : undefined,
        }))}
        status={suggestions.status}
        statusText={statusText}
        onRetry={onRetry}
        disabled={waits}
        error={faultText(finder.faults.query)}
        help={waits ? t('createBot.filters.queryNeedsCountry') : t('createBot.filters.queryHelp')}
      />
      <ChosenUniversities chosen={form.selected} dispatch={dispatch} />
      {children}
    </Stack>
  );
}
