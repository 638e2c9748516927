import { ComboBox, RadioGroup, RangeField, Stack } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { formatRegion } from '../../../../i18n/format';
import type { CreateBotState } from '../CreateBot.states';
import { useFaultText } from '../useFaultText';
import { canApply } from '../wizard/criteria';
import type { SearchMode as Mode } from '../wizard/types';
import type { WizardEvent } from '../wizard/wizard';
import { ProfessorsField } from './BasicFields';
import { ChosenUniversities } from './ChosenUniversities';

interface SearchModeProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  onRetry: () => void;
}

/** How universities are found: by a span of ranks, or by name. */
export function SearchMode({ state, dispatch, onRetry }: SearchModeProps) {
  const t = useT();
  const { form } = state.wizard;
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
      {form.mode === 'name' ? <NameSearch {...{ state, dispatch, onRetry }} /> : <Ranks {...{ state, dispatch }} />}
    </Stack>
  );
}

/** The maximum of the slider; the fields next to it accept any rank. */
const sliderEnd = { world: 500, local: 100 } as const;

function Ranks({ state: { wizard }, dispatch }: Pick<SearchModeProps, 'state' | 'dispatch'>) {
  const t = useT();
  const faultText = useFaultText();
  const { mode, ranks } = wizard.form;
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
      error={faultText(wizard.faults.ranks)}
    />
  );
}

function NameSearch({ state, dispatch, onRetry }: SearchModeProps) {
  const t = useT();
  const faultText = useFaultText();
  const locale = useLocale();
  const { wizard, suggestions } = state;
  const { form } = wizard;
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
        error={faultText(wizard.faults.query)}
        help={waits ? t('createBot.filters.queryNeedsCountry') : t('createBot.filters.queryHelp')}
      />
      <ChosenUniversities chosen={form.selected} dispatch={dispatch} />
      <ProfessorsField wizard={wizard} dispatch={dispatch} />
    </Stack>
  );
}
