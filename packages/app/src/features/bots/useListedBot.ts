import type { Bot } from '@peyk/api-types';
import { listOf } from '../../api/toState';
import { useKnown } from '../../api/useApi';

/** The bot from the cached list, if there is one: shown until its own response arrives. */
export function useListedBot(id: number | null): Bot | undefined {
  const list = useKnown('/bots/');
  return list === undefined ? undefined : listOf(list).items.find((bot) => bot.id === id);
}
