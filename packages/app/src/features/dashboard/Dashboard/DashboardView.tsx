import { Grid, Heading, Inline, Link, Page, Stack, Text } from '@peyk/design-system';
import type { CountryOf } from '../../../entities/bot/useCountryOf';
import { standingOf } from '../../../entities/rewards/standing';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PartProblem } from '../../../ui/PartProblem/PartProblem';
import { Unshown } from '../../../ui/Unshown/Unshown';
import type { DashboardState } from './Dashboard.states';
import { BotCards } from './parts/BotCards';
import { BotCardsSkeleton } from './parts/BotCardsSkeleton';
import { CardProblem } from './parts/CardProblem';
import { CompletionCard } from './parts/CompletionCard';
import { CreateBotCard } from './parts/CreateBotCard';
import { ExamplesPart } from './parts/ExamplesPart';
import { GmailCard } from './parts/GmailCard';
import { Hero } from './parts/Hero';
import { NextSteps } from './parts/NextSteps';
import { Numbers } from './parts/Numbers';
import { ThreeSentencesCard } from './parts/ThreeSentencesCard';
import { SHOWN_BOTS } from './shownBots';

interface DashboardViewProps {
  state: DashboardState;
  onRetryInterests: () => void;
  onRetryBots: () => void;
  onRetryCountries: () => void;
  onRetryStats: () => void;
  onRetryScore: () => void;
  onRetryAccounts: () => void;
  onDismissSentences: () => void;
}

/** /dashboard: what to do now, the four numbers, the bots beside what they need, then the examples, which are static and say so. */
export function DashboardView({
  state,
  onRetryInterests,
  onRetryBots,
  onRetryCountries,
  onRetryStats,
  onRetryScore,
  onRetryAccounts,
  onDismissSentences,
}: DashboardViewProps) {
  const t = useT();
  const { sentences } = state;
  // Dismissing the card removes the focused button.
  const botsTitle = useCatchFocus<HTMLHeadingElement>(!sentences);
  return (
    <Page>
      <Stack gap={48}>
        <Stack gap={24}>
          <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24}>
            <SectionBoundary>
              <Hero state={state} onRetry={onRetryScore} />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetryBots}>
              <NextSteps steps={state.steps} now={state.now} onRetryInterests={onRetryInterests} />
            </SectionBoundary>
          </Grid>
          <SectionBoundary onRetry={onRetryStats}>
            <Numbers state={state} onRetryStats={onRetryStats} />
          </SectionBoundary>
        </Stack>
        <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24} align="start">
          <Stack gap={16} as="section" labelledBy="my-bots">
            <Inline gap={16} justify="between">
              <Heading level={2} look="title2" id="my-bots" ref={botsTitle} tabIndex={-1}>
                {t('dashboard.bots.title')}
              </Heading>
              {state.bots.status === 'ready' && state.bots.bots.length > SHOWN_BOTS ? (
                <Link href={paths.bots}>{t('dashboard.bots.all', { n: state.bots.bots.length })}</Link>
              ) : null}
              {state.bots.status === 'loading' ? (
                <Text size="small" tone="muted">
                  {t('dashboard.bots.loading')}
                </Text>
              ) : null}
            </Inline>
            <SectionBoundary onRetry={onRetryBots}>
              <Bots state={state} onRetryBots={onRetryBots} onRetryCountries={onRetryCountries} />
            </SectionBoundary>
            <CreateBotCard />
          </Stack>
          <Stack gap={16} as="section" labelledBy="ready">
            <Heading level={2} look="title2" id="ready">
              {t('dashboard.ready.title')}
            </Heading>
            <SectionBoundary onRetry={onRetryScore}>
              <CompletionCard score={state.score} userProblem={state.userProblem} onRetry={onRetryScore} />
            </SectionBoundary>
            <SectionBoundary onRetry={onRetryAccounts}>
              <GmailCard accounts={state.accounts} onRetry={onRetryAccounts} />
            </SectionBoundary>
            {sentences && sentences !== 'waiting' ? (
              <SectionBoundary>
                <ThreeSentencesCard standings={sentences} onDismiss={onDismissSentences} />
              </SectionBoundary>
            ) : null}
          </Stack>
        </Grid>
        <SectionBoundary>
          <ExamplesPart coins={state.user && standingOf(state.user).coins} waits={sentences === 'waiting'} />
        </SectionBoundary>
      </Stack>
    </Page>
  );
}

interface BotsProps {
  state: Pick<DashboardState, 'bots' | 'countryOf' | 'countriesProblem'>;
  onRetryBots: () => void;
  onRetryCountries: () => void;
}

const nowhere: CountryOf = () => undefined;

function Bots({ state: { bots, countryOf = nowhere, countriesProblem }, onRetryBots, onRetryCountries }: BotsProps) {
  const t = useT();
  if (bots.status === 'loading') {
    return <BotCardsSkeleton />;
  }
  if (bots.status === 'failed') {
    return <PartProblem look="card" problem={bots.problem} title={t('dashboard.bots.failed')} onRetry={onRetryBots} />;
  }
  return (
    <>
      {bots.notice ? (
        <CardProblem kept problem={bots.notice} title={t('dashboard.bots.failed')} onRetry={onRetryBots} />
      ) : null}
      {countriesProblem ? (
        <CardProblem
          kept
          problem={countriesProblem}
          title={t('dashboard.bots.countriesFailed')}
          onRetry={onRetryCountries}
        />
      ) : null}
      <Unshown count={bots.leftOut} />
      <BotCards bots={bots.bots.slice(0, SHOWN_BOTS)} countryOf={countryOf} />
    </>
  );
}
