import type { Bot } from '@peyk/api-types';
import {
  Auto,
  EmptyState,
  Heading,
  Inline,
  Link,
  LinkButton,
  List,
  ListRow,
  Page,
  Skeleton,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { rewardsOf } from '../../../entities/user/person';
import { paths } from '../../../paths';
import type { DashboardState } from './Dashboard.states';
import { NextSteps } from './parts/NextSteps';
import { ThreeSentencesCard } from './parts/ThreeSentencesCard';
import { named, visible } from '../../../i18n/named';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { Unshown } from '../../../ui/Unshown/Unshown';
import { BotStatusPill } from '../../../entities/bot/BotStatusPill';

const SHOWN = 3;

interface DashboardViewProps {
  state: DashboardState;
  onRetryBots: () => void;
  onDismissSentences: () => void;
}

export function DashboardView({ state, onRetryBots, onDismissSentences }: DashboardViewProps) {
  const t = useT();
  // Dismissing the card removes the focused button.
  const botsTitle = useCatchFocus<HTMLHeadingElement>(!state.sentences);
  const { bots } = state;
  return (
    <Page width="narrow">
      <Stack gap={48}>
        <Greeting state={state} />
        <SectionBoundary onRetry={onRetryBots}>
          <NextSteps steps={state.steps} />
        </SectionBoundary>
        {state.sentences ? (
          <SectionBoundary>
            <ThreeSentencesCard standings={state.sentences} onDismiss={onDismissSentences} />
          </SectionBoundary>
        ) : null}
        <Stack gap={16} as="section" labelledBy="my-bots">
          <Inline gap={16} justify="between">
            <Heading level={2} look="title2" id="my-bots" ref={botsTitle} tabIndex={-1}>
              {t('dashboard.bots.title')}
            </Heading>
            {bots.status === 'ready' && bots.bots.length > SHOWN ? (
              <Link href={paths.bots}>{t('dashboard.bots.all', { n: bots.bots.length })}</Link>
            ) : null}
          </Inline>
          {bots.status === 'loading' ? <SkeletonRows rows={2} label={t('dashboard.bots.loading')} /> : null}
          {bots.status === 'failed' ? (
            <ProblemView problem={bots.problem} title={t('dashboard.bots.failed')} onRetry={onRetryBots} />
          ) : null}
          {bots.status === 'ready' && bots.notice ? (
            <ProblemMessage problem={bots.notice} title={t('dashboard.bots.failed')} />
          ) : null}
          {bots.status === 'ready' ? (
            <SectionBoundary onRetry={onRetryBots}>
              <Unshown count={bots.leftOut} />
              <Bots bots={bots.bots} canCreate={state.steps.interests.status === 'done'} />
            </SectionBoundary>
          ) : null}
        </Stack>
      </Stack>
    </Page>
  );
}

function Greeting({ state: { user, userProblem } }: { state: DashboardState }) {
  const t = useT();
  if (user)
    return (
      <PageHeading
        title={t('dashboard.greeting', { name: visible(user.first_name) ?? user.email ?? '' })}
        lead={`${t('dashboard.xp', rewardsOf(user))} · ${t('dashboard.coins', rewardsOf(user))}`}
      />
    );
  if (!userProblem) return <Skeleton shape="title" width="50%" />;
  return (
    <Stack gap={16}>
      <PageHeading title={t('shell.titles.dashboard')} />
      <ProblemMessage problem={userProblem} title={t('failures.profile.fetch')} />
    </Stack>
  );
}

function Bots({ bots, canCreate }: { bots: readonly Bot[]; canCreate: boolean }) {
  const t = useT();
  if (bots.length === 0) {
    return (
      <EmptyState
        title={t('dashboard.bots.empty')}
        action={canCreate ? <LinkButton href={paths.createBot}>{t('dashboard.bots.create')}</LinkButton> : undefined}
      >
        {t('dashboard.bots.emptyBody')}
      </EmptyState>
    );
  }
  return (
    <List label={t('dashboard.bots.title')}>
      {bots.slice(0, SHOWN).map((bot) => (
        <ListRow
          key={bot.id}
          href={paths.bot(bot.id)}
          title={<Auto>{named(t, bot.name)}</Auto>}
          description={
            <Text size="small" tone="muted">
              {t('dashboard.bots.numbers', { matches: bot.matches_found, sent: bot.emails_sent })}
            </Text>
          }
          trailing={<BotStatusPill status={bot.status} />}
        />
      ))}
    </List>
  );
}
