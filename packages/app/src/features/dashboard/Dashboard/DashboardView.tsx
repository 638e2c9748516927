import type { Bot } from '@peyk/api-types';
import {
  Auto,
  EmptyState,
  Grid,
  Heading,
  Inline,
  Link,
  List,
  ListRow,
  Page,
  SkeletonRows,
  Stack,
  Text,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { standingOf } from '../../../entities/rewards/standing';
import { paths } from '../../../paths';
import type { DashboardState } from './Dashboard.states';
import { CreateBotCard } from './parts/CreateBotCard';
import { ExamplesPart } from './parts/ExamplesPart';
import { Hero } from './parts/Hero';
import { NextSteps } from './parts/NextSteps';
import { Numbers } from './parts/Numbers';
import { ThreeSentencesCard } from './parts/ThreeSentencesCard';
import { named } from '../../../i18n/named';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { Unshown } from '../../../ui/Unshown/Unshown';
import { BotStatusPill } from '../../../entities/bot/BotStatusPill';

const SHOWN = 3;

interface DashboardViewProps {
  state: DashboardState;
  onRetryBots: () => void;
  onRetryStats: () => void;
  onRetryScore: () => void;
  onDismissSentences: () => void;
}

/** /dashboard: what to do now, the four numbers, the bots, then the examples, which are static and say so. */
export function DashboardView({
  state,
  onRetryBots,
  onRetryStats,
  onRetryScore,
  onDismissSentences,
}: DashboardViewProps) {
  const t = useT();
  // Dismissing the card removes the focused button.
  const botsTitle = useCatchFocus<HTMLHeadingElement>(!state.sentences);
  const { bots } = state;
  return (
    <Page>
      <Stack gap={48}>
        <Stack gap={24}>
          <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24}>
            <SectionBoundary>
              <Hero state={state} />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetryBots}>
              <NextSteps steps={state.steps} />
            </SectionBoundary>
          </Grid>
          <SectionBoundary onRetry={onRetryStats}>
            <Numbers state={state} onRetryStats={onRetryStats} onRetryScore={onRetryScore} />
          </SectionBoundary>
        </Stack>
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
              <Bots bots={bots.bots} />
            </SectionBoundary>
          ) : null}
          <CreateBotCard />
        </Stack>
        <SectionBoundary>
          <ExamplesPart coins={state.user && standingOf(state.user).coins} />
        </SectionBoundary>
      </Stack>
    </Page>
  );
}

function Bots({ bots }: { bots: readonly Bot[] }) {
  const t = useT();
  if (bots.length === 0) {
    return <EmptyState title={t('dashboard.bots.empty')}>{t('dashboard.bots.emptyBody')}</EmptyState>;
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
