import {
  Box,
  Button,
  Card,
  Dock,
  EmptyState,
  Grid,
  Heading,
  Hide,
  IconButton,
  Inline,
  LinkButton,
  Page,
  SkeletonRows,
  Stack,
  useIsWide,
} from '@peyk/design-system';
import { type RefObject, Suspense } from 'react';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import { Unshown } from '../../../ui/Unshown/Unshown';
import { useSpokenChange } from '../../../ui/useSpokenChange';
import type { ProfessorsState } from './Professors.states';
import { DetailsDialog } from './parts/detailsDialog';
import { Filters } from './parts/Filters';
import { Listing, type ListingProps } from './parts/Listing';
import { Marks } from './parts/Marks';
import { SendSelected } from './parts/SendSelected';
import { Statistics } from './parts/Statistics';

interface ProfessorsViewProps extends Omit<ListingProps, 'filters'> {
  state: ProfessorsState;
  onRetry: () => void;
  onRetryStats: () => void;
  onDetailsClose: () => void;
  /** Adds a professor whom the person found. */
  onAdd: () => void;
  /** The heading of the page: focus moves there after the review. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The heading of the list: focus moves there when a page is turned. */
  listRef?: RefObject<HTMLHeadingElement | null>;
}

/** My Professors: everybody the bots found, with the score of each and what can be done. */
export function ProfessorsView(props: ProfessorsViewProps) {
  const { state, onRetry, onRetryStats, onClear, listRef } = props;
  const { list, filters } = state;
  const t = useT();
  // On a phone the lines above the list have no room for the refresh.
  const wide = useIsWide('tablet');
  useSpokenChange(useCountWords(state));
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={t('professors.title')}
          titleRef={props.titleRef}
          lead={t('professors.lead')}
          actions={
            <Button icon="plus" onPress={props.onAdd}>
              {t('professors.add')}
            </Button>
          }
        />
        <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32} align="start">
          <Stack gap={24}>
            <Statistics part={state.stats} onRetry={onRetryStats} />
            <Filters {...props} filters={filters} />
            <Hide below="desktop">
              <Marks />
            </Hide>
          </Stack>
          <Stack gap={16} as="section" labelledBy="professor-list">
            <Inline gap={12} justify="between" wrap={false}>
              <Heading level={2} id="professor-list" ref={listRef} tabIndex={-1}>
                {list.status === 'ready' ? t('professors.count', { count: list.count }) : t('professors.list')}
              </Heading>
              {list.status === 'ready' && !wide ? (
                <IconButton
                  icon="refresh"
                  label={t('common.refresh')}
                  busy={list.refreshing}
                  onPress={props.onRefresh}
                />
              ) : null}
            </Inline>
            {list.status === 'loading' ? <SkeletonRows ring rows={5} label={t('professors.loading')} /> : null}
            {list.status === 'failed' ? (
              <PartProblem look="card" problem={list.problem} title={t('professors.failed')} onRetry={onRetry} />
            ) : null}
            {list.status === 'empty' ? (
              <>
                <Unshown count={list.leftOut} />
                <Card padding="large">
                  <Nobody query={filters.query.trim()} onClear={onClear} />
                </Card>
              </>
            ) : null}
            {list.status === 'ready' ? (
              <SectionBoundary onRetry={onRetry}>
                <Listing {...props} filters={filters} selected={state.selected} part={list} />
              </SectionBoundary>
            ) : null}
          </Stack>
        </Grid>
        {list.status === 'ready' && state.selected.size > 0 ? (
          <Hide above="tablet">
            <Dock>
              <Box grow>
                <SendSelected selected={state.selected} onSend={props.onSend} fullWidth />
              </Box>
            </Dock>
          </Hide>
        ) : null}
      </Stack>
      {state.details.status === 'closed' ? null : (
        <Suspense fallback={null}>
          <DetailsDialog part={state.details} onClose={props.onDetailsClose} onCompose={props.onCompose} />
        </Suspense>
      )}
    </Page>
  );
}

/** Nobody at all: either no bot has found anybody, or the search finds nobody. */
function Nobody({ query, onClear }: { query: string; onClear: () => void }) {
  const t = useT();
  return (
    <EmptyState
      level={3}
      title={t('professors.empty.title')}
      action={
        query ? (
          <Button onPress={onClear}>{t('professors.filters.clear')}</Button>
        ) : (
          <LinkButton href={paths.createBot} tone="primary" icon="plus">
            {t('professors.empty.action')}
          </LinkButton>
        )
      }
    >
      {query ? t('professors.empty.searched', { query }) : t('professors.empty.body')}
    </EmptyState>
  );
}

/** What a change of the list is announced as; null while it is on its way. */
function useCountWords({ list }: ProfessorsState): string | null {
  const t = useT();
  if (list.status === 'empty') return t('professors.empty.title');
  if (list.status !== 'ready') return null;
  const { from, onPage, count, entries, pageCount } = list;
  const passing = entries.length < onPage ? t('professors.passing', { shown: entries.length, all: onPage }) : null;
  if (pageCount === 1) return passing ?? t('professors.count', { count });
  const range = t('professors.range', { from, to: from + onPage - 1, count });
  return passing === null ? range : `${range} ${passing}`;
}
