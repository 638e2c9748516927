import {
  Auto,
  EmptyState,
  Grid,
  Inline,
  InlineMessage,
  LinkButton,
  Page,
  Skeleton,
  SkeletonCard,
  SkeletonRows,
  Stack,
} from '@peyk/design-system';
import type { DoNotContactEntry, EmailDraft, Professor } from '@peyk/api-types';
import type { RefObject } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths, profileStep } from '../../../paths';
import { knownStatus } from '../../../entities/bot/botStatus';
import { BotStatusPill } from '../../../entities/bot/BotStatusPill';
import type { BotAction } from '../botActions';
import { StopQuestion } from '../StopQuestion';
import { BotActionButtons } from '../BotActionButtons';
import { useScopeWords } from '../../../entities/bot/useScopeWords';
import { remedyFor } from '../../../entities/bot/remedy';
import type { BotDetailState } from './BotDetail.states';
import type { QueueAct, QueueView } from '../../../entities/draft/review/queueAct';
import type { Settlement } from './uiState';
import { Limits } from './parts/Limits';
import { SentSection, UnknownSection } from './parts/Mail';
import { ProfessorsFound } from './parts/ProfessorsFound';
import { ReviewQueue } from './parts/ReviewQueue';
import { RunCard, RunSkeleton } from './parts/RunCard';
import { Schedule } from './parts/Schedule';
import { isAdvised, isOpen } from './runFacts';
import { named } from '../../../i18n/named';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';

interface BotDetailViewProps {
  state: BotDetailState;
  /** The link to the form, to which focus comes back. */
  editRef?: RefObject<HTMLAnchorElement | null>;
  onRetry: () => void;
  onAction: (action: BotAction) => void;
  /** Starts the schedule. */
  onSchedule: () => void;
  onStopConfirm: () => void;
  onStopCancel: () => void;
  onRunAgain: () => void;
  onPage: (page: number) => void;
  /** Opens or closes the list of those who are not close enough. */
  onShowNotClose: (open: boolean) => void;
  onNotClosePage: (page: number) => void;
  /** Opens the question about a draft to one of them; null closes it. */
  onAskDraft: (professor: Professor | null) => void;
  onDraft: (professor: Professor) => void;
  /** Turns to another waiting draft. */
  onPosition: (position: number) => void;
  /** Shows other waiting drafts, or in another order. */
  onLook: (view: Partial<QueueView>) => void;
  onQueueAct: (act: QueueAct, draft: EmailDraft) => void;
  /** Opens the do-not-contact dialog for the professor of a draft; null closes it. */
  onAskNever: (draft: EmailDraft | null) => void;
  /** Removes an entry from the do-not-contact list. */
  onAllow: (entry: DoNotContactEntry) => void;
  onSettle: (draft: EmailDraft, how: Settlement) => void;
  onMailPage: (page: number) => void;
  /** Opens the bounce dialog for a sent email; null closes it. */
  onAskBounced: (draft: EmailDraft | null) => void;
  onBounced: (draft: EmailDraft) => void;
}

/** A bot: its run, the review queue, and everybody it found. */
export function BotDetailView(props: BotDetailViewProps) {
  const { state, onRetry } = props;
  const t = useT();
  const back = { href: paths.bots, label: t('botDetail.back') };
  if (state.status === 'ready') return <ReadyBot {...props} state={state} back={back} />;
  return (
    <Page>
      <Stack gap={32}>
        <PageHeading
          title={t(state.status === 'notFound' ? 'botDetail.notFound' : 'botDetail.title')}
          back={back}
          lead={state.status === 'loading' ? <Skeleton shape="text" width="60%" height="1lh" /> : undefined}
          actions={state.status === 'loading' ? <Skeleton shape="title" width="240px" height="42px" /> : undefined}
        />
        {state.status === 'loading' ? <LoadingBot /> : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('botDetail.failed')} onRetry={onRetry} />
        ) : null}
        {state.status === 'notFound' ? (
          <EmptyState
            title={t('botDetail.notFound')}
            action={<LinkButton href={paths.bots}>{t('botDetail.back')}</LinkButton>}
          >
            {t('botDetail.notFoundBody')}
          </EmptyState>
        ) : null}
      </Stack>
    </Page>
  );
}

/** The run, and below it the letter beside those who were found. */
function LoadingBot() {
  const t = useT();
  return (
    <Stack gap={32}>
      <RunSkeleton />
      <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={40} align="start">
        <Stack gap={16}>
          <Skeleton shape="title" width="40%" />
          <SkeletonCard label={t('botDetail.loading')} lines={8} block />
        </Stack>
        <Stack gap={16}>
          <Skeleton shape="title" width="40%" />
          <SkeletonRows ring rows={5} label={t('botDetail.found.loading')} />
        </Stack>
      </Grid>
    </Stack>
  );
}

interface ReadyBotProps extends BotDetailViewProps {
  state: Extract<BotDetailState, { status: 'ready' }>;
  back: { href: string; label: string };
}

function ReadyBot({
  state: { bot, run, results, notClose, queue, mail, limits, avoided, busy, stopping, problem, warning },
  back,
  editRef,
  onRetry,
  onAction,
  onSchedule,
  onStopConfirm,
  onStopCancel,
  onRunAgain,
  onPage,
  onShowNotClose,
  onNotClosePage,
  onAskDraft,
  onDraft,
  onPosition,
  onLook,
  onQueueAct,
  onAskNever,
  onAllow,
  onSettle,
  onMailPage,
  onAskBounced,
  onBounced,
}: ReadyBotProps) {
  const t = useT();
  const { area, places, ranks } = useScopeWords(bot);
  const latest = run.status === 'known' ? run.run : null;
  const running = isOpen(latest);
  const way = remedyFor(bot);
  const facts = [area ? t('botDetail.area', { area }) : null, ...places, ranks].filter((fact) => fact !== null);
  const canRunAgain = knownStatus(bot.status) === 'Active' && busy !== 'pause' && busy !== 'stop';
  return (
    <Page>
      <Stack gap={32}>
        <PageHeading
          back={back}
          title={<Auto>{named(t, bot.name)}</Auto>}
          status={<BotStatusPill status={bot.status} />}
          lead={facts.map((fact, index) => (
            <span key={fact}>
              {index ? '\u00a0• ' : null}
              <Auto>{fact}</Auto>
            </span>
          ))}
          actions={
            <Inline gap={8}>
              <BotActionButtons
                status={bot.status}
                busy={busy === 'runAgain' || busy === 'schedule' ? 'run' : busy}
                onAction={onAction}
              />
              <LinkButton
                ref={editRef}
                href={`${paths.bot(bot.id)}?mode=edit`}
                tone="quiet"
                icon="pencil"
                label={t('bots.actions.editNamed', { name: named(t, bot.name) })}
              >
                {t('common.edit')}
              </LinkButton>
            </Inline>
          }
        />
        {problem ? <ProblemMessage problem={problem} title={t('bots.actionFailed')} /> : null}
        {bot.paused_reason ? (
          <InlineMessage
            tone="warning"
            title={t('botDetail.pausedTitle')}
            action={
              way ? (
                <LinkButton href={way.href} size="small">
                  {t(`bots.${way.words}`)}
                </LinkButton>
              ) : undefined
            }
          >
            <Auto>{bot.paused_reason}</Auto>
            {way ? null : ` ${t('botDetail.pausedBounces')}`}
          </InlineMessage>
        ) : null}
        {warning ? (
          <InlineMessage tone="warning" title={t('botDetail.warningTitle')}>
            <Auto>{warning}</Auto>
          </InlineMessage>
        ) : null}
        {latest?.interests_without_english ? (
          <InlineMessage
            tone="warning"
            title={t('botDetail.withoutEnglish.title', { count: latest.interests_without_english })}
            action={
              <LinkButton href={profileStep('research-interests')} size="small">
                {t('botDetail.withoutEnglish.action')}
              </LinkButton>
            }
          >
            {t('botDetail.withoutEnglish.body')}
          </InlineMessage>
        ) : null}
        <SectionBoundary onRetry={onRetry}>
          <RunCard
            bot={bot}
            part={run}
            schedule={
              <Schedule
                bot={bot}
                paused={limits.status === 'ready' && limits.sending.paused}
                busy={busy}
                onStart={onSchedule}
              />
            }
            onRunAgain={canRunAgain ? onRunAgain : null}
            busy={busy === 'runAgain'}
            onRetry={onRetry}
          />
        </SectionBoundary>
        <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={40} align="start">
          <Stack gap={32}>
            <SectionBoundary onRetry={onRetry}>
              <ReviewQueue
                botId={bot.id}
                queue={queue}
                phase={running ? 'running' : latest?.counts.drafts_written ? 'done' : 'nothing'}
                onPosition={onPosition}
                onLook={onLook}
                onAct={onQueueAct}
                onAskNever={onAskNever}
                onRetry={onRetry}
              />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetry}>
              <UnknownSection part={mail} onSettle={onSettle} />
            </SectionBoundary>
          </Stack>
          <Stack gap={32}>
            <SectionBoundary onRetry={onRetry}>
              <ProfessorsFound
                botId={bot.id}
                part={results}
                phase={running ? 'running' : latest ? 'over' : 'before'}
                advised={latest !== null && isAdvised(latest)}
                notClose={notClose}
                onPage={onPage}
                onShowNotClose={onShowNotClose}
                onNotClosePage={onNotClosePage}
                onAskDraft={onAskDraft}
                onDraft={onDraft}
                onRetry={onRetry}
              />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetry}>
              <Limits part={limits} avoided={avoided} from={bot.gmail_email} onAllow={onAllow} onRetry={onRetry} />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetry}>
              <SentSection
                botId={bot.id}
                part={mail}
                onPage={onMailPage}
                onRetry={onRetry}
                onAskBounced={onAskBounced}
                onBounced={onBounced}
              />
            </SectionBoundary>
          </Stack>
        </Grid>
      </Stack>
      <StopQuestion bot={stopping ? bot : null} onConfirm={onStopConfirm} onCancel={onStopCancel} />
    </Page>
  );
}
