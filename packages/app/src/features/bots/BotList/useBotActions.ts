import type { Bot } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, perform } from '../../../api/client';
import { useT } from '../../../i18n/I18n';
import { actOnBot } from '../actOnBot';
import { type BotAction, losesApprovals } from '../botActions';
import type { BotListUiState } from './toState';

const quiet: BotListUiState = { busy: {}, problems: {}, deletingId: null, stoppingId: null, exportFault: null };

/** The list that the actions change, and how to refetch it. */
interface Kept {
  /** Derives the list from its latest content: another action may have ended meanwhile. */
  put: (how: (bots: readonly Bot[]) => readonly Bot[]) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Refetches only the totals over all bots. */
  reloadTotals: () => Promise<unknown>;
}

/** The actions on the bots of the list; actions on several bots may run at once. */
export function useBotActions({ put, reload, reloadTotals }: Kept) {
  const t = useT();
  const toast = useToast();
  const [uiState, setUiState] = useState(quiet);
  const change = (id: number, how: (bot: Bot) => Bot) =>
    put((bots) => bots.map((each) => (each.id === id ? how(each) : each)));
  const begin = (id: number, busy: BotAction | 'delete') =>
    setUiState((known) => ({ ...known, busy: { ...known.busy, [id]: busy }, problems: without(known.problems, id) }));
  const end = (id: number) => setUiState((known) => ({ ...known, busy: without(known.busy, id) }));

  const askStop = (stoppingId: number | null) => setUiState((known) => ({ ...known, stoppingId }));

  const carryOut = async (bot: Bot, action: BotAction) => {
    begin(bot.id, action);
    const outcome = await actOnBot(bot, action);
    if (outcome.ok) {
      const { bot: answered, status } = outcome.data;
      await change(bot.id, (known) => ({ ...(answered ?? known), status }));
      if (action === 'stop') toast.show({ tone: 'success', text: t('bots.stopped') });
      await reload();
    } else setUiState((known) => ({ ...known, problems: { ...known.problems, [bot.id]: outcome.problem } }));
    end(bot.id);
  };

  const remove = async () => {
    const id = uiState.deletingId;
    if (id === null) return;
    begin(id, 'delete');
    const outcome = await perform(api.POST('/bots/{id}/delete/', { params: { path: { id } } }));
    setUiState((known) => ({ ...known, deletingId: null }));
    // A bot that is already gone counts as deleted.
    if (outcome.ok || outcome.problem.kind === 'notFound') {
      await put((bots) => bots.filter((bot) => bot.id !== id));
      void reloadTotals();
      toast.show({ tone: 'success', text: t('bots.deleted') });
    } else setUiState((known) => ({ ...known, problems: { ...known.problems, [id]: outcome.problem } }));
    end(id);
  };

  return {
    uiState,
    act: (bot: Bot, action: BotAction) =>
      action === 'stop' && losesApprovals(bot) ? askStop(bot.id) : void carryOut(bot, action),
    stop: (bot: Bot) => {
      askStop(null);
      void carryOut(bot, 'stop');
    },
    askStop,
    remove,
    ask: (deletingId: number | null) => setUiState((known) => ({ ...known, deletingId })),
    setExportFault: (exportFault: BotListUiState['exportFault']) => setUiState((known) => ({ ...known, exportFault })),
  };
}

function without<Value>(record: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
