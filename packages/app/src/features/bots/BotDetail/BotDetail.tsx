import { useToast } from '@peyk/design-system';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Problem } from '../../../api/problem';
import { useApi, useRefetch } from '../../../api/useApi';
import { beginRun } from '../../../entities/bot/runs';
import { useDraftActs } from '../../../entities/draft/useDraftActs';
import { useT } from '../../../i18n/I18n';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { usePageTitle } from '../../../ui/pageChange';
import { idOf } from '../../../paths';
import { BotEditor } from '../BotEdit/BotEdit';
import { actOnBot } from '../actOnBot';
import { type BotAction, losesApprovals } from '../botActions';
import { useListedBot } from '../useListedBot';
import { BotDetailView } from './BotDetailView';
import { isOpen } from './runFacts';
import { pageSize, toBotDetailState } from './toState';
import { useAvoided } from './useAvoided';
import { useMail } from './useMail';
import { useNotClose } from './useNotClose';
import { useQueue } from './useQueue';
import { named } from '../../../i18n/named';

/** The polling interval of an open run, in milliseconds: with the bundled directory a run takes only seconds. */
const runPause = 400;
const resultsPause = 1200;

/** /bots/{botId}, and its other mode under `?mode=edit`, so that Back leads from one to the other. */
export function BotDetail() {
  const id = idOf(useParams()['botId']);
  const [query] = useSearchParams();
  // The key resets the state (page, edits, errors) when the bot changes.
  const editing = query.get('mode') === 'edit';
  // The address of the page stays the same: focus goes to the form with the link that opened it, and back to the link.
  const title = useCatchFocus<HTMLHeadingElement>(editing);
  const edit = useCatchFocus<HTMLAnchorElement>(editing);
  return editing ? <BotEditor key={id} id={id} titleRef={title} /> : <DetailOf key={id} id={id} editRef={edit} />;
}

function DetailOf({ id, editRef }: { id: number | null; editRef: RefObject<HTMLAnchorElement | null> }) {
  const t = useT();
  const arrived = useHistoryState<{ runWarning?: string } | null>();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState<BotAction | 'schedule' | 'runAgain' | null>(null);
  const [stopping, setStopping] = useState(false);
  const [actionProblem, setActionProblem] = useState<Problem | null>(null);
  const refetch = useRefetch();
  const toast = useToast();

  const params = { path: { id: id ?? 0 } };
  const asked = useApi(id === null ? null : '/bots/{id}/', { params });
  // The bot from a cached list is shown until its own response arrives.
  const listed = useListedBot(id);
  const bot = { ...asked, data: asked.data ?? listed };
  const run = useApi(
    id === null ? null : '/bots/{id}/run/',
    { params },
    { refreshInterval: (latest) => (isOpen(latest) ? runPause : 0) },
  );
  const open = isOpen(run.data ?? bot.data?.latest_run);
  const results = useApi(
    id === null ? null : '/bots/{id}/results/',
    { params: { ...params, query: { page, page_size: pageSize } } },
    { refreshInterval: open ? resultsPause : 0, keepPreviousData: true },
  );
  const sending = useApi(id === null ? null : '/api/sending/');
  const { refresh: refreshDrafts } = useDraftActs();
  const refresh = () => Promise.all([refreshDrafts(), refetch('/api/sending/do-not-contact/')]);
  const queue = useQueue(id, open ? resultsPause : 0, refresh);
  const mail = useMail(id, refresh);
  const notClose = useNotClose(id, refresh);
  const avoided = useAvoided(id !== null, refresh);
  usePageTitle(bot.data ? named(t, bot.data.name) : t('botDetail.title'));

  // A run that has just ended changed the bot and its last results.
  const wasOpen = useRef(open);
  useEffect(() => {
    if (wasOpen.current && !open) void refetch('/bots/{id}/', '/bots/{id}/results/', '/bots/');
    wasOpen.current = open;
  }, [open, refetch]);

  const act = async (action: BotAction | 'schedule') => {
    if (!bot.data) return;
    setBusy(action);
    setActionProblem(null);
    const outcome = await actOnBot(bot.data, action);
    if (outcome.ok) {
      await asked.replace({
        ...(outcome.data.bot ?? bot.data),
        status: outcome.data.status,
      });
      if (action === 'stop') toast.show({ tone: 'success', text: t('bots.stopped') });
    } else setActionProblem(outcome.problem);
    await refresh();
    setBusy(null);
  };

  const runAgain = async () => {
    if (!bot.data) return;
    setBusy('runAgain');
    setActionProblem(null);
    const begun = await beginRun(bot.data, false);
    if (!begun.ok) setActionProblem(begun.problem);
    else if (begun.data) await run.replace(begun.data);
    await refetch('/bots/{id}/', '/bots/{id}/run/', '/bots/');
    setBusy(null);
  };

  return (
    <BotDetailView
      editRef={editRef}
      state={
        id === null
          ? { status: 'notFound' }
          : toBotDetailState({
              bot,
              run,
              results,
              page,
              notClose: notClose.result,
              notCloseUiState: notClose.uiState,
              queue: queue.result,
              queueUiState: queue.uiState,
              queueView: queue.view,
              unknown: mail.unknown,
              sent: mail.sent,
              mailUiState: mail.uiState,
              sending,
              avoided: avoided.result,
              avoidedUiState: avoided.uiState,
              busy,
              stopping,
              actionProblem,
              startWarning: arrived?.runWarning ?? null,
            })
      }
      onRetry={() =>
        void refetch(
          '/bots/{id}/',
          '/bots/{id}/run/',
          '/bots/{id}/results/',
          '/api/sending/',
          '/api/sending/do-not-contact/',
        )
      }
      onAction={(action) => {
        if (action === 'stop' && bot.data && losesApprovals(bot.data)) setStopping(true);
        else void act(action);
      }}
      onSchedule={() => void act('schedule')}
      onStopConfirm={() => {
        setStopping(false);
        void act('stop');
      }}
      onStopCancel={() => setStopping(false)}
      onRunAgain={() => void runAgain()}
      onPage={setPage}
      onShowNotClose={notClose.show}
      onNotClosePage={notClose.turn}
      onAskDraft={notClose.ask}
      onDraft={(professor) => void notClose.draft(professor)}
      onPosition={queue.turn}
      onLook={queue.look}
      onQueueAct={(what, draft) => void queue.act(what, draft)}
      onAskNever={queue.ask}
      onAllow={(entry) => void avoided.allow(entry)}
      onSettle={(draft, how) => void mail.settle(draft, how)}
      onMailPage={mail.turn}
      onAskBounced={mail.ask}
      onBounced={(draft) => void mail.bounced(draft)}
    />
  );
}
