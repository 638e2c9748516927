import { Page, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { CoinStore } from '../../../entities/rewards/CoinStore';
import { WeeklyChallenges } from '../../../entities/rewards/WeeklyChallenges';
import { useT } from '../../../i18n/I18n';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import type { AchievementsState } from './Achievements.states';
import { Badges } from './parts/Badges';
import { StandingField } from './parts/StandingField';

interface AchievementsViewProps {
  state: AchievementsState;
  onRetry: () => void;
  /** The person's own quests, which load by themselves. */
  quests?: ReactNode;
}

/** /achievements: what the person has earned and their own quests, then the badges, which are static and say so. */
export function AchievementsView({ state, onRetry, quests }: AchievementsViewProps) {
  const t = useT();
  return (
    <Page>
      <Stack gap={48}>
        <Stack gap={24}>
          <PageHeading title={t('achievements.title')} lead={t('achievements.lead')} />
          <SectionBoundary onRetry={onRetry}>
            <StandingField state={state} onRetry={onRetry} />
          </SectionBoundary>
        </Stack>
        {quests}
        <Badges />
        <WeeklyChallenges />
        <CoinStore coins={state.status === 'ready' ? state.standing.coins : null} />
      </Stack>
    </Page>
  );
}
