import type { Bot } from '@peyk/api-types';
import type { Ref } from 'react';
import { Box, Card, EmptyState, Inline, LinkButton, Page, Stack, Text } from '@peyk/design-system';
import { detailOf } from '../../../api/problem';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { type BotAction, losesApprovals } from '../botActions';
import { StopQuestion } from '../StopQuestion';
import type { BotListState } from './BotList.states';
import type { BotFilters } from './filters';
import { ExportButton, ExportMessage } from './parts/Export';
import { BotRowsSkeleton } from './parts/BotRowsSkeleton';
import { FilterBarSkeleton } from './parts/FilterBarPart';
import { Listing } from './parts/Listing';
import { Confirm } from '../../../ui/Confirm/Confirm';
import { named } from '../../../i18n/named';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { Unshown } from '../../../ui/Unshown/Unshown';

interface BotListViewProps {
  state: BotListState;
  onRetry: () => void;
  onAction: (bot: Bot, action: BotAction) => void;
  /** Called with the typed text, debounced. */
  onSearch: (text: string) => void;
  onFilter: (change: Partial<Pick<BotFilters, 'status' | 'area'>>) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  onExport: () => void;
  onStopConfirm: (bot: Bot) => void;
  onStopCancel: () => void;
  /** Opens the delete dialog. */
  onDelete: (bot: Bot) => void;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
}

/** My Bots: every bot with its status and its actions. */
export function BotListView(props: BotListViewProps) {
  const { state, onRetry, onExport } = props;
  const t = useT();
  // Deleting a bot removes the focused button.
  const title = useCatchFocus<HTMLHeadingElement>(state.status === 'ready' ? state.summary.count : 0);
  return (
    <Page>
      <Stack gap={24}>
        <BotListHeading status={state.status} lead={leadOf(state, t)} titleRef={title} onExport={onExport} />
        {state.status === 'loading' ? (
          <>
            <FilterBarSkeleton />
            <BotRowsSkeleton />
          </>
        ) : null}
        {state.status === 'failed' ? (
          <Card padding="large">
            <Stack gap={12} align="center">
              <ProblemView problem={state.problem} title={t('bots.failed.title')} onRetry={onRetry} />
              <Text size="small" tone="muted" align="center">
                {detailOf(state.problem) === null ? `${t('bots.failed.fetch')}. ` : null}
                {t('bots.failed.safe')}
              </Text>
            </Stack>
          </Card>
        ) : null}
        {state.status === 'empty' ? (
          <>
            <ExportMessage fault={state.exportFault} />
            <Unshown count={state.leftOut} />
            <NoBots />
          </>
        ) : null}
        {state.status === 'ready' ? (
          <>
            <Unshown count={state.leftOut} />
            <SectionBoundary onRetry={onRetry}>
              <Listing {...props} state={state} />
            </SectionBoundary>
            <DeleteQuestion {...props} state={state} />
            <StopQuestion
              bot={state.stopping}
              onConfirm={() => state.stopping && props.onStopConfirm(state.stopping)}
              onCancel={props.onStopCancel}
            />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}

interface BotListHeadingProps {
  status: BotListState['status'];
  lead?: string;
  titleRef?: Ref<HTMLHeadingElement>;
  onExport?: () => void;
}

/** The heading of the page with what can be done as long as nothing more is known. */
export function BotListHeading({ status, lead, titleRef, onExport }: BotListHeadingProps) {
  const t = useT();
  return (
    <PageHeading
      title={t('bots.title')}
      titleRef={titleRef}
      lead={lead}
      actions={
        <Inline gap={12} wrap="up">
          {status === 'ready' || status === 'empty' ? (
            <Box grow="line">
              <ExportButton onPress={onExport} />
            </Box>
          ) : null}
          {status === 'empty' ? null : (
            <Box grow="line">
              <LinkButton href={paths.createBot} tone="primary" icon="plus">
                {t('bots.create')}
              </LinkButton>
            </Box>
          )}
        </Inline>
      }
    />
  );
}

/** In place of the list while the person has no bot. */
export function NoBots() {
  const t = useT();
  return (
    <Card padding="large">
      <EmptyState
        title={t('bots.empty.title')}
        action={
          <LinkButton href={paths.createBot} tone="primary" icon="plus">
            {t('bots.create')}
          </LinkButton>
        }
      >
        {t('bots.empty.body')}
      </EmptyState>
    </Card>
  );
}

function leadOf(state: BotListState, t: ReturnType<typeof useT>): string | undefined {
  if (state.status !== 'ready') return undefined;
  const { summary, stats } = state;
  const totals = stats ? ` ${t('bots.totals', { professors: stats.total_professors, sent: stats.emails_sent })}` : '';
  return `${t('bots.summary', summary)}${totals}`;
}

function DeleteQuestion({
  state: { deleting, entries },
  onDeleteConfirm,
  onDeleteCancel,
}: BotListViewProps & { state: Extract<BotListState, { status: 'ready' }> }) {
  const t = useT();
  return (
    <Confirm
      open={deleting !== null}
      title={t('bots.deleteTitle', { name: named(t, deleting?.name) })}
      body={
        <Stack gap={8}>
          <Text>{t('bots.deleteBody')}</Text>
          {deleting && losesApprovals(deleting) ? (
            <Text>{t('bots.deleteApproved', { count: deleting.emails_approved ?? 0 })}</Text>
          ) : null}
          <Text size="small" tone="muted">
            {t('bots.deleteKept')}
          </Text>
        </Stack>
      }
      confirmLabel={t('common.delete')}
      cancelLabel={t('common.cancel')}
      tone="danger"
      busy={entries.some(({ bot, busy }) => bot.id === deleting?.id && busy === 'delete')}
      onConfirm={onDeleteConfirm}
      onCancel={onDeleteCancel}
    />
  );
}
