import type { Problem } from '../../../api/problem';
import { listOf, toState } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { useBotStats } from '../../../entities/bot/useBotStats';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useThreeSentences } from '../../../entities/sentences/useThreeSentences';
import { useUser } from '../../../entities/user/useUser';
import { DashboardView } from './DashboardView';
import { nowOf } from './now';
import { scoreOf } from './score';
import { stepsOf } from './steps';

type Listed = readonly unknown[] | { results: readonly unknown[] };

function counted(result: { data: Listed | undefined; problem: Problem | null }) {
  return {
    count: result.data === undefined ? undefined : listOf(result.data).items.length,
    failed: result.problem !== null,
  };
}

/** The start page of a signed-in person. */
export function Dashboard() {
  const user = useUser();
  const me = useApi('/api/auth/me/');
  const interests = useApi('/api/student/research-interests/');
  const { result: accounts } = useGmailAccounts();
  const bots = useApi('/bots/');
  const stats = useBotStats();
  const everything = useApi('/api/student/cv/');
  const sentences = useThreeSentences(user?.id ?? null);
  const connected = accounts.data?.filter((account) => account.connected).length;
  const steps = stepsOf({
    interests: counted(interests),
    gmail: { count: connected, failed: accounts.problem !== null },
    bot: counted(bots),
  });
  return (
    <DashboardView
      state={{
        user,
        userProblem: me.problem ?? undefined,
        now: nowOf({
          steps,
          bots: bots.data === undefined ? null : listOf(bots.data).items,
          lacksSentences: sentences.lacking !== null,
        }),
        steps,
        stats: toState({ ...stats, refreshing: false }, (numbers) => ({ stats: numbers })),
        score: toState(
          {
            data: user && everything.data ? { user, everything: everything.data } : undefined,
            problem: everything.problem ?? me.problem,
            refreshing: everything.refreshing,
          },
          (known) => ({ completion: scoreOf(known.user, known.everything) }),
        ),
        bots: toState(bots, (data) => ({ bots: listOf(data).items })),
        sentences: sentences.lacking,
      }}
      onRetryBots={() => void bots.reload()}
      onRetryStats={() => void stats.reload()}
      onRetryScore={() => void Promise.all([everything.reload(), me.reload()])}
      onDismissSentences={sentences.dismiss}
    />
  );
}
