import {
  Auto,
  Box,
  Button,
  Card,
  Divider,
  Dock,
  EmptyState,
  Grid,
  Heading,
  Hide,
  IconButton,
  Inline,
  InlineMessage,
  LinkButton,
  Page,
  SampleMark,
  SkeletonRows,
  Stack,
  StageProgress,
  Text,
  useIsWide,
} from '@peyk/design-system';
import { type RefObject, useId } from 'react';
import type { Bot } from '@peyk/api-types';
import { formatDateTime, formatPlain } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { paths } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import { useSpokenChange } from '../../../ui/useSpokenChange';
import type { ResultsState } from './Results.states';
import { Filters } from './parts/Filters';
import type { FiltersProps } from './parts/Filters';
import { type ListedState, Listing, type ListingProps } from './parts/Listing';

interface ResultsViewProps extends Omit<FiltersProps, 'filters'>, ListingProps {
  state: ResultsState;
  onRetry: () => void;
  /** Goes to Compose Email with those who are selected. */
  onSend: () => void;
  /** The heading of the list: focus moves there when a page is turned. */
  listRef?: RefObject<HTMLHeadingElement | null>;
}

/** Professor Matches, step 2 of 3: whom a bot found, or a sample list where no bot is asked for. */
export function ResultsView(props: ResultsViewProps) {
  const { state, onRetry } = props;
  const t = useT();
  const locale = useLocale();
  useSpokenChange(useCountWords(state));
  const isReal = state.status !== 'sample' && state.status !== 'notFound';
  const bot = isReal ? state.bot : null;
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          back={
            state.status === 'sample'
              ? undefined
              : bot
                ? { href: paths.bot(bot.id), label: <Auto>{named(t, bot.name)}</Auto> }
                : { href: paths.bots, label: t('results.backBots') }
          }
          title={t('results.title')}
          lead={t(state.status === 'sample' ? 'results.leadSample' : 'results.lead')}
        />
        <Stack gap={12}>
          <Text size="small" tone="muted">
            {t('results.step')}
          </Text>
          <StageProgress
            label={t('results.steps.label')}
            stages={(['search', 'select', 'compose'] as const).map((id, index) => ({
              id,
              value: `${formatPlain(locale, index + 1)}.`,
              label: t(`results.steps.${id}`),
              state: (['done', 'current', 'waiting'] as const)[index] ?? 'waiting',
              fraction: 1,
            }))}
          />
        </Stack>
        {state.status === 'sample' ? (
          <InlineMessage
            tone="info"
            action={
              <LinkButton size="small" href={paths.bots}>
                {t('results.sample.action')}
              </LinkButton>
            }
          >
            {t('results.sample.note')}
          </InlineMessage>
        ) : null}
        {state.status === 'ready' ? <RunNote bot={state.bot} onRefresh={props.onRefresh} /> : null}
        {state.status === 'sample' || state.status === 'ready' || state.status === 'loading' ? (
          <SectionBoundary onRetry={onRetry}>
            <Matches {...props} state={state} />
          </SectionBoundary>
        ) : (
          <Absent state={state} onRetry={onRetry} onRefresh={props.onRefresh} />
        )}
      </Stack>
    </Page>
  );
}

function Matches(props: ResultsViewProps & { state: ListedState | Extract<ResultsState, { status: 'loading' }> }) {
  const { state, listRef } = props;
  const t = useT();
  // On a phone the line of the selection has no room for the refresh.
  const wide = useIsWide('tablet');
  return (
    <Stack gap={24}>
      <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={32} align="start">
        <Filters {...props} filters={state.filters} />
        <Stack gap={16} as="section" labelledBy="match-list">
          <Inline gap={12} justify="between" wrap={false}>
            <Inline gap={12}>
              <Heading level={2} id="match-list" ref={listRef} tabIndex={-1}>
                {t('results.list')}
              </Heading>
              {state.status === 'sample' ? <SampleMark label={t('common.sample')} /> : null}
            </Inline>
            {state.status === 'ready' && !wide ? (
              <IconButton
                icon="refresh"
                label={t('common.refresh')}
                busy={state.refreshing}
                onPress={props.onRefresh}
              />
            ) : null}
          </Inline>
          {state.status === 'loading' ? (
            <SkeletonRows ring rows={5} label={t('results.loading')} />
          ) : (
            <Listing {...props} state={state} />
          )}
        </Stack>
      </Grid>
      {state.status === 'loading' ? null : <SelectionBar {...props} state={state} />}
    </Stack>
  );
}

/** How many are selected, what the press does, and the press. */
function SelectionBar({ state, onSend }: Pick<ResultsViewProps, 'onSend'> & { state: ListedState }) {
  const t = useT();
  const id = useId();
  const count = state.selected.size;
  const words = (
    <Stack gap={4}>
      {count === 0 ? null : (
        <Text size="ui" weight="semibold" tone="strong">
          {t('results.select.count', { count })}
        </Text>
      )}
      <Text size="small" tone="muted">
        {t(count === 0 ? 'results.send.none' : 'results.send.some')}
      </Text>
    </Stack>
  );
  const review =
    state.status === 'ready' ? (
      <LinkButton tone="quiet" href={paths.bot(state.bot.id)}>
        {t('results.send.review')}
      </LinkButton>
    ) : null;
  return (
    <>
      {/* On a phone the words scroll away and only the button stays within reach. */}
      <Hide above="tablet">
        <Stack gap={8} align="start">
          {words}
          {review}
        </Stack>
      </Hide>
      <Hide below="tablet">
        <Divider />
      </Hide>
      <Dock>
        <Hide below="tablet">
          <Box grow id={id}>
            {words}
          </Box>
          {review}
        </Hide>
        <Box grow="phone">
          <Button
            tone="primary"
            iconEnd="arrowForward"
            fullWidth
            disabled={count === 0}
            describedBy={id}
            onPress={onSend}
          >
            {t('results.send.action')}
          </Button>
        </Box>
      </Dock>
    </>
  );
}

/** Whether the run is still going: rows do not move by themselves, so that a refresh is offered. */
function RunNote({ bot, onRefresh }: { bot: Bot; onRefresh: () => void }) {
  const t = useT();
  const locale = useLocale();
  const run = bot.latest_run;
  if (isRunning(bot))
    return (
      <InlineMessage
        tone="info"
        title={t('results.running.title')}
        action={
          <Button size="small" onPress={onRefresh}>
            {t('common.refresh')}
          </Button>
        }
      >
        {t('results.running.body')}
      </InlineMessage>
    );
  if (!run?.finished_at) return null;
  return (
    <Text size="small" tone="muted">
      {t('results.run', { when: formatDateTime(locale, run.finished_at) })}
    </Text>
  );
}

const isRunning = ({ latest_run: run }: Bot) => run?.status === 'queued' || run?.status === 'running';

function Absent({
  state,
  onRetry,
  onRefresh,
}: {
  state: Exclude<ResultsState, ListedState | { status: 'loading' }>;
  onRetry: () => void;
  onRefresh: () => void;
}) {
  const t = useT();
  if (state.status === 'failed')
    return (
      <Card padding="large">
        <ProblemView problem={state.problem} title={t('results.failed')} onRetry={onRetry} />
      </Card>
    );
  if (state.status === 'notFound')
    return (
      <Card padding="large">
        <EmptyState
          level={2}
          title={t('results.notFound.title')}
          action={<LinkButton href={paths.bots}>{t('results.notFound.action')}</LinkButton>}
        >
          {t('results.notFound.body')}
        </EmptyState>
      </Card>
    );
  const { bot } = state;
  const phase = isRunning(bot) ? 'running' : bot.latest_run === null ? 'before' : 'over';
  return (
    <Card padding="large">
      <EmptyState
        level={2}
        title={t(`results.empty.${phase}.title`)}
        action={
          phase === 'running' ? (
            <Button onPress={onRefresh}>{t('common.refresh')}</Button>
          ) : (
            <LinkButton href={paths.bot(bot.id)}>{t('results.empty.action')}</LinkButton>
          )
        }
      >
        {t(`results.empty.${phase}.body`)}
      </EmptyState>
    </Card>
  );
}

/** What a change of the list is announced as; null while it is on its way. */
function useCountWords(state: ResultsState): string | null {
  const t = useT();
  if (state.status !== 'sample' && state.status !== 'ready') return null;
  return t('results.passing', { shown: state.rows.length, all: state.onPage });
}
