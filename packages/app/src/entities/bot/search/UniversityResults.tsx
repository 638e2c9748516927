import { Box, Card, EmptyState, InlineMessage, SkeletonRows, Stack, Text, useAnnounce } from '@peyk/design-system';
import { type Dispatch, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { FinderState } from './finderState';
import { useSearchFaultText } from './useSearchFaultText';
import { pageOf } from './paging';
import type { FinderEvent } from './finder';
import { ResultsFoot } from './ResultsFoot';
import { ResultsHead, resultsHeadingId } from './ResultsHead';
import { ResultsTable } from './ResultsTable';

interface UniversityResultsProps {
  state: FinderState;
  dispatch: Dispatch<FinderEvent>;
  onRetry: () => void;
}

/** The universities that match the applied filters, to choose from. Announces their number each time filters are applied. */
export function UniversityResults({ state, dispatch, onRetry }: UniversityResultsProps) {
  const faultText = useSearchFaultText();
  useCountSpoken(state);
  const fault = faultText(state.finder.faults.universities);
  return (
    <Stack gap={16}>
      {fault === undefined ? null : (
        <InlineMessage tone="danger" role="alert">
          {fault}
        </InlineMessage>
      )}
      <Results state={state} dispatch={dispatch} onRetry={onRetry} />
    </Stack>
  );
}

function Results({ state: { results, finder }, dispatch, onRetry }: UniversityResultsProps) {
  const t = useT();
  // Retry is unmounted together with the failure message.
  const heading = useCatchFocus<HTMLHeadingElement>(results?.status ?? 'none');
  if (results === null) {
    return (
      <Card>
        <EmptyState level={3} title={t('createBot.results.prompt')}>
          {t('createBot.results.promptBody')}
        </EmptyState>
      </Card>
    );
  }
  if (results.status === 'loading') {
    return (
      <Card>
        <SkeletonRows rows={6} label={t('createBot.results.loading')} />
      </Card>
    );
  }
  if (results.status === 'failed') {
    return (
      <Card>
        <ProblemView problem={results.problem} title={t('createBot.results.failed')} onRetry={onRetry} />
      </Card>
    );
  }
  const { universities, notice } = results;
  const { page, pageCount, items } = pageOf(universities, finder);
  const emptyQuery = finder.applied?.mode === 'name' && finder.applied.query === '';
  return (
    <Card padding="none" as="section" labelledBy={resultsHeadingId}>
      <ResultsHead universities={universities} finder={finder} dispatch={dispatch} heading={heading} />
      {notice ? (
        <Box padding={16}>
          <ProblemMessage problem={notice} title={t('createBot.results.failed')} />
        </Box>
      ) : null}
      {universities.length === 0 ? (
        <Box padding={24}>
          <Text tone="muted">
            {emptyQuery ? t('createBot.results.emptyQueryBody') : t('createBot.results.emptyBody')}
          </Text>
        </Box>
      ) : (
        <>
          <ResultsTable universities={items} selected={finder.form.selected} dispatch={dispatch} />
          <ResultsFoot page={page} pageCount={pageCount} pageSize={finder.pageSize} dispatch={dispatch} />
        </>
      )}
    </Card>
  );
}

/** Results appear away from focus, so the live region announces their number, and their removal. */
function useCountSpoken({ results, finder: { applied } }: FinderState): void {
  const t = useT();
  const announce = useAnnounce();
  const said = useRef(applied);
  const ready = results?.status === 'ready' ? results.universities : null;
  useEffect(() => {
    if (said.current === applied || (applied !== null && ready === null)) return;
    said.current = applied;
    announce(
      ready === null ? t('createBot.results.promptBody') : t('createBot.results.count', { count: ready.length }),
    );
  }, [applied, ready, announce, t]);
}
