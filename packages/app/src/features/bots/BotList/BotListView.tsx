import type { Bot } from '@peyk/api-types';
import { Card, ConfirmDialog, EmptyState, LinkButton, Page, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../modules/focus/useCatchFocus';
import { PageHeading } from '../../../modules/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../modules/ProblemView/ProblemView';
import { paths } from '../../../paths';
import { type BotAction, knownStatus } from '../botActions';
import type { BotListState } from './BotList.states';
import { BotRows } from './parts/BotRows';

interface BotListViewProps {
  state: BotListState;
  onRetry: () => void;
  onAction: (bot: Bot, action: BotAction) => void;
  /** Opens the question. */
  onDelete: (bot: Bot) => void;
  onDeleteConfirm: () => void;
  onDeleteCancel: () => void;
}

/** My Bots: every bot with what it does and what may be done to it. */
export function BotListView({ state, onRetry, onAction, onDelete, onDeleteConfirm, onDeleteCancel }: BotListViewProps) {
  const t = useT();
  const lead =
    state.status === 'ready'
      ? t('bots.summary', {
          count: state.entries.length,
          running: state.entries.filter(({ bot }) => knownStatus(bot.status) === 'Running').length,
        })
      : undefined;
  // A deleted bot takes its buttons along.
  const title = useCatchFocus<HTMLHeadingElement>(state.status === 'ready' ? state.entries.length : 0);
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading
          title={t('bots.title')}
          titleRef={title}
          lead={lead}
          actions={
            state.status === 'empty' ? undefined : (
              <LinkButton href={paths.createBot} tone="primary" icon="plus">
                {t('bots.create')}
              </LinkButton>
            )
          }
        />
        {state.status === 'loading' ? <SkeletonRows rows={3} label={t('bots.loading')} /> : null}
        {state.status === 'failed' ? (
          <Card padding="large">
            <Stack gap={12} align="center">
              <ProblemView problem={state.problem} title={t('bots.failed.title')} onRetry={onRetry} />
              <Text size="small" tone="muted" align="center">
                {t('bots.failed.safe')}
              </Text>
            </Stack>
          </Card>
        ) : null}
        {state.status === 'empty' ? (
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
        ) : null}
        {state.status === 'ready' ? (
          <>
            {state.notice ? <ProblemMessage problem={state.notice} /> : null}
            <BotRows entries={state.entries} onAction={onAction} onDelete={onDelete} />
            <ConfirmDialog
              open={state.deleting !== null}
              title={t('bots.deleteTitle', { name: state.deleting?.name ?? '' })}
              body={
                <Stack gap={8}>
                  <Text>{t('bots.deleteBody')}</Text>
                  <Text size="small" tone="muted">
                    {t('bots.deleteKept')}
                  </Text>
                </Stack>
              }
              confirmLabel={t('common.delete')}
              cancelLabel={t('common.cancel')}
              tone="danger"
              busy={state.entries.some(({ bot, busy }) => bot.id === state.deleting?.id && busy === 'delete')}
              onConfirm={onDeleteConfirm}
              onCancel={onDeleteCancel}
            />
          </>
        ) : null}
      </Stack>
    </Page>
  );
}
