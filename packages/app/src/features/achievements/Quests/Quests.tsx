import { toState } from '../../../api/toState';
import { useRewards } from '../../../entities/rewards/useRewards';
import { SectionBoundary } from '../../../ui/ErrorBoundary/SectionBoundary';
import { QuestsView } from './QuestsView';

/** The person's own quests and rewards. A server without them has none to show. */
export function Quests() {
  const rewards = useRewards();
  const retry = () => void rewards.reload();
  const isAbsent = rewards.data === undefined && rewards.problem?.kind === 'notFound';
  return (
    <SectionBoundary onRetry={retry}>
      <QuestsView
        state={isAbsent ? { status: 'absent' } : toState(rewards, (known) => ({ rewards: known }))}
        onRetry={retry}
      />
    </SectionBoundary>
  );
}
