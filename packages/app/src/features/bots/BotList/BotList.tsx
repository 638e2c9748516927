import type { Bot } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { api, attempt } from '../../../api/client';
import { listOf } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { actOnBot } from '../actOnBot';
import { type BotAction, statusAfter } from '../botActions';
import { BotListView } from './BotListView';
import { type BotListMemory, toBotListState } from './toState';

const quiet: BotListMemory = { busy: {}, problems: {}, deletingId: null };

/** /bots */
export function BotList() {
  const t = useT();
  const toast = useToast();
  const list = useApi('/bots/');
  const [memory, setMemory] = useState(quiet);
  const bots = list.data === undefined ? undefined : listOf(list.data).items;

  const begin = (id: number, busy: BotAction | 'delete') =>
    setMemory((known) => ({ ...known, busy: { ...known.busy, [id]: busy }, problems: without(known.problems, id) }));
  const end = (id: number) => setMemory((known) => ({ ...known, busy: without(known.busy, id) }));
  const put = (next: readonly Bot[]) => list.replace([...next]);

  const act = async (bot: Bot, action: BotAction) => {
    begin(bot.id, action);
    const outcome = await actOnBot(bot, action);
    if (outcome.ok) {
      await put((bots ?? []).map((each) => (each.id === bot.id ? { ...each, status: statusAfter(action) } : each)));
      await list.reload();
    } else setMemory((known) => ({ ...known, problems: { ...known.problems, [bot.id]: outcome.problem } }));
    end(bot.id);
  };

  const remove = async () => {
    const id = memory.deletingId;
    if (id === null) return;
    begin(id, 'delete');
    const outcome = await attempt(api.POST('/bots/{id}/delete/', { params: { path: { id } } }));
    setMemory((known) => ({ ...known, deletingId: null }));
    // A bot that is already gone is what the person asked for.
    if (outcome.ok || outcome.problem.kind === 'notFound') {
      await put((bots ?? []).filter((bot) => bot.id !== id));
      toast.show({ tone: 'success', text: t('bots.deleted') });
    } else setMemory((known) => ({ ...known, problems: { ...known.problems, [id]: outcome.problem } }));
    end(id);
  };

  return (
    <BotListView
      state={toBotListState({ data: bots, problem: list.problem, refreshing: list.refreshing }, memory)}
      onRetry={() => void list.reload()}
      onAction={(bot, action) => void act(bot, action)}
      onDelete={(bot) => setMemory((known) => ({ ...known, deletingId: bot.id }))}
      onDeleteConfirm={() => void remove()}
      onDeleteCancel={() => setMemory((known) => ({ ...known, deletingId: null }))}
    />
  );
}

function without<Value>(record: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}
