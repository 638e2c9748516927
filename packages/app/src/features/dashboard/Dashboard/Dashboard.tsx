import type { Problem } from '../../../api/problem';
import { listOf, toState } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { useCountryOf } from '../../../entities/bot/useCountryOf';
import { useBotStats } from '../../../entities/bot/useBotStats';
import { isUsable } from '../../../entities/gmailAccount/accounts';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useThreeSentences } from '../../../entities/sentences/useThreeSentences';
import { useUser } from '../../../entities/user/useUser';
import { DashboardView } from './DashboardView';
import { SHOWN_BOTS } from './shownBots';
import { nowOf } from './now';
import { scoreOf } from './score';
import { stepsOf } from './steps';
import { useInTime } from './useInTime';

/** What has not said by then whether sentences are missing says it at the next visit. */
const SENTENCES_MS = 4000;

type Listed = readonly unknown[] | { results: readonly unknown[] };

function counted(result: { data: Listed | undefined; problem: Problem | null }) {
  return {
    count: result.data === undefined ? undefined : listOf(result.data).items.length,
    problem: result.problem,
  };
}

/** The start page of a signed-in person. */
export function Dashboard() {
  const user = useUser();
  const me = useApi('/api/auth/me/');
  const interests = useApi('/api/student/research-interests/');
  const { result: accounts, reload: reloadAccounts } = useGmailAccounts();
  const bots = useApi('/bots/');
  const stats = useBotStats();
  const everything = useApi('/api/student/cv/');
  const sentences = useThreeSentences(user?.id ?? null);
  const sentencesRoom = useInTime(user === null ? me.problem === null : sentences.pending, SENTENCES_MS);
  const listed = bots.data === undefined ? null : listOf(bots.data).items.slice(0, SHOWN_BOTS);
  const countries = useCountryOf(listed?.some((bot) => bot.target_country !== null) ?? false);
  const connected = accounts.data?.filter((account) => isUsable(account)).length;
  const steps = stepsOf({
    interests: counted(interests),
    gmail: { count: connected, problem: accounts.problem },
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
          (known) => scoreOf(known.user, known.everything),
        ),
        accounts: toState(accounts, (known) => ({ accounts: known })),
        bots: toState(bots, (data) => ({ bots: listOf(data).items })),
        countryOf: countries.countryOf,
        countriesProblem: countries.problem,
        sentences: sentencesRoom === 'waiting' ? 'waiting' : sentencesRoom === 'late' ? null : sentences.lacking,
      }}
      onRetryInterests={() => void interests.reload()}
      onRetryBots={() => void bots.reload()}
      onRetryCountries={() => void countries.reload()}
      onRetryAccounts={() => void reloadAccounts()}
      onRetryStats={() => void stats.reload()}
      onRetryScore={() => void Promise.all([everything.reload(), me.reload()])}
      onDismissSentences={sentences.dismiss}
    />
  );
}
