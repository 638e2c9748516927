import type { Bot } from '@peyk/api-types';
import { listOf } from '../../api/toState';
import { useKnown } from '../../api/useApi';

/** The bot as the list knows it, where a list was fetched before: what can be shown until its own answer arrives. */
export function useListedBot(id: number | null): Bot | undefined {
  const list = useKnown('/bots/');
  return list === undefined ? undefined : listOf(list).items.find((bot) => bot.id === id);
}
