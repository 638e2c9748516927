import { Box, Button, InlineMessage, Stack, Text } from '@peyk/design-system';
import type { Dispatch } from 'react';
import { ChosenUniversities } from '../../../../entities/bot/search/ChosenUniversities';
import { canApply, keepsNothing } from '../../../../entities/bot/search/criteria';
import { type FinderEvent, universitiesLimit } from '../../../../entities/bot/search/finder';
import { SearchMode } from '../../../../entities/bot/search/SearchMode';
import { TargetRegion } from '../../../../entities/bot/search/TargetRegion';
import { UniversityResults } from '../../../../entities/bot/search/UniversityResults';
import { useT } from '../../../../i18n/I18n';
import type { BotEditState } from '../BotEdit.states';
import { formOf } from '../editForm';

interface WhereToLookProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  onSearch: Dispatch<FinderEvent>;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
}

/** The places and universities of a bot, as in the wizard; and what a change of them does to a run at work and to earlier finds. */
export function WhereToLook({ state, onSearch, onRetryCountries, onRetryUniversities }: WhereToLookProps) {
  const t = useT();
  const { search } = state;
  const { form, faults, applied } = search.finder;
  const region = <TargetRegion state={search} dispatch={onSearch} onRetry={onRetryCountries} />;
  // Without the countries a place that the bot keeps as an id would look like none, and be saved as none.
  if (search.countries.status !== 'ready') return region;
  return (
    <Stack gap={24}>
      {region}
      <SearchMode state={search} dispatch={onSearch} onRetry={onRetryUniversities} />
      {form.mode === 'name' ? null : <ChosenUniversities chosen={form.selected} dispatch={onSearch} />}
      <Stack gap={12} align="start">
        <Text size="small" tone="muted">
          {form.selected.length > 0
            ? t('botEdit.search.chosen', { count: form.selected.length })
            : keepsNothing(form)
              ? t('createBot.dock.nothing')
              : t('createBot.dock.none', { max: universitiesLimit })}
        </Text>
        <Button icon="filter" disabled={!canApply(form)} onPress={() => onSearch({ type: 'filtersApplied' })}>
          {t('createBot.filters.apply')}
        </Button>
      </Stack>
      {applied || faults.universities ? (
        <Box minWidth0>
          <UniversityResults state={search} dispatch={onSearch} onRetry={onRetryUniversities} />
        </Box>
      ) : null}
      {/* Last, so that nothing moves under the field that is being changed. */}
      <Effect state={state} />
    </Stack>
  );
}

/** What a changed search does not reach. It is said before the change is saved. */
function Effect({ state: { bot, form } }: Pick<WhereToLookProps, 'state'>) {
  const t = useT();
  if (form.search === formOf(bot).search) return null;
  const approved = bot.emails_approved ?? 0;
  const parts = [
    bot.latest_run?.status === 'running' ? t('botEdit.search.running') : t('botEdit.search.nextRun'),
    bot.latest_run ? t('botEdit.search.kept') : null,
    approved > 0 ? t('botEdit.search.approved', { count: approved }) : null,
  ];
  return (
    <InlineMessage tone="info" role="status" title={t('botEdit.search.effect')}>
      {parts.filter((part) => part !== null).join(' ')}
    </InlineMessage>
  );
}
