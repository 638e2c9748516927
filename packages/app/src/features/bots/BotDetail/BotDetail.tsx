import { useEffect, useRef, useState } from 'react';
import { useParams } from 'wouter';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { usePageTitle } from '../../../pageChange';
import { idOf } from '../../../paths';
import { actOnBot } from '../actOnBot';
import { type BotAction, statusAfter } from '../botActions';
import { BotDetailView } from './BotDetailView';
import { isOpen } from './runFacts';
import { pageSize, toBotDetailState } from './toState';

/** How often a run that is under way is looked at, in milliseconds: the bundled directory finishes within seconds. */
const runPause = 400;
const resultsPause = 1200;

/** /bots/{botId} */
export function BotDetail() {
  const t = useT();
  const id = idOf(useParams()['botId']);
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState<BotAction | 'runAgain' | null>(null);
  const [actionProblem, setActionProblem] = useState<Problem | null>(null);
  const refetch = useRefetch();

  const params = { path: { id: id ?? 0 } };
  const bot = useApi(id === null ? null : '/bots/{id}/', { params });
  const run = useApi(
    id === null ? null : '/bots/{id}/run/',
    { params },
    { refreshInterval: (latest) => (isOpen(latest) ? runPause : 0) },
  );
  const open = isOpen(run.data ?? bot.data?.latest_run);
  const polling = { refreshInterval: open ? resultsPause : 0, keepPreviousData: true };
  const best = useApi(
    id === null ? null : '/bots/{id}/results/',
    { params: { ...params, query: { page: 1, page_size: pageSize } } },
    polling,
  );
  const results = useApi(
    id === null ? null : '/bots/{id}/results/',
    { params: { ...params, query: { page, page_size: pageSize } } },
    polling,
  );
  usePageTitle(bot.data?.name ?? t('botDetail.title'));

  // A run that has just ended changed the bot and its last results.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) void refetch('/bots/{id}/', '/bots/{id}/results/', '/bots/');
    wasOpen.current = open;
  }, [open, refetch]);

  const act = async (action: BotAction) => {
    if (!bot.data) return;
    setBusy(action);
    setActionProblem(null);
    const outcome = await actOnBot(bot.data, action);
    if (outcome.ok) await bot.replace({ ...(outcome.data ?? bot.data), status: statusAfter(action) });
    else setActionProblem(outcome.problem);
    await refetch('/bots/{id}/', '/bots/{id}/run/', '/bots/{id}/results/', '/bots/');
    setBusy(null);
  };

  const runAgain = async () => {
    setBusy('runAgain');
    setActionProblem(null);
    const begun = await attempt(api.POST('/bots/{id}/run/', { params, body: { dry_run: false } }));
    if (begun.ok) await run.replace(begun.data);
    else setActionProblem(begun.problem);
    await refetch('/bots/{id}/', '/bots/{id}/run/', '/bots/');
    setBusy(null);
  };

  return (
    <BotDetailView
      state={
        id === null ? { status: 'notFound' } : toBotDetailState({ bot, run, results, best, page, busy, actionProblem })
      }
      onRetry={() => void refetch('/bots/{id}/', '/bots/{id}/run/', '/bots/{id}/results/')}
      onAction={(action) => void act(action)}
      onRunAgain={() => void runAgain()}
      onPage={setPage}
    />
  );
}
