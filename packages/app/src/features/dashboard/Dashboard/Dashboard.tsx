import type { Problem } from '../../../api/problem';
import { listOf, toState } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useThreeSentences } from '../../../entities/sentences/useThreeSentences';
import { useUser } from '../../../entities/user/useUser';
import { DashboardView } from './DashboardView';
import { stepsOf } from './steps';

type Listed = readonly unknown[] | { results: readonly unknown[] };

function counted(result: { data: Listed | undefined; problem: Problem | null }) {
  return {
    count: result.data === undefined ? undefined : listOf(result.data).items.length,
    failed: result.problem !== null,
  };
}

/** The start page of a signed-in person: the next steps, and the bots. */
export function Dashboard() {
  const user = useUser();
  const me = useApi('/api/auth/me/');
  const interests = useApi('/api/student/research-interests/');
  const { result: accounts } = useGmailAccounts();
  const bots = useApi('/bots/');
  const sentences = useThreeSentences(user?.id ?? null);
  const connected = accounts.data?.filter((account) => account.connected).length;
  return (
    <DashboardView
      state={{
        user,
        userProblem: me.problem ?? undefined,
        steps: stepsOf({
          interests: counted(interests),
          gmail: { count: connected, failed: accounts.problem !== null },
          bot: counted(bots),
        }),
        bots: toState(bots, (data) => ({ bots: listOf(data).items })),
        sentences: sentences.lacking,
      }}
      onRetryBots={() => void bots.reload()}
      onDismissSentences={sentences.dismiss}
    />
  );
}
