import { toState } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { standingOf } from '../../../entities/rewards/standing';
import { useUser } from '../../../entities/user/useUser';
import { Quests } from '../Quests/Quests';
import { AchievementsView } from './AchievementsView';

/** /achievements */
export function Achievements() {
  const user = useUser();
  const me = useApi('/api/auth/me/');
  return (
    <AchievementsView
      state={toState({ data: user ?? undefined, problem: me.problem, refreshing: me.refreshing }, (known) => ({
        standing: standingOf(known),
      }))}
      onRetry={() => void me.reload()}
      quests={<Quests />}
    />
  );
}
