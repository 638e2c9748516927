import type { BotStats } from '@peyk/api-types';

/** The names that servers use for each number; the first one present wins, also with the value 0. */
const names: Record<keyof BotStats, readonly string[]> = {
  total_bots: ['total_bots', 'total', 'count'],
  active_bots: ['active_bots', 'active', 'active_count'],
  total_professors: ['total_professors', 'professors_found', 'matches_found', 'matches'],
  total_matches: ['total_matches', 'matches_found', 'matches', 'professors_found'],
  emails_sent: ['emails_sent', 'total_emails_sent'],
};

/** The totals over all bots, under whatever names the server uses; a missing one is 0. */
export function readBotStats(answer: object): BotStats {
  const said = answer as Readonly<Record<string, unknown>>;
  const read = (field: keyof BotStats) =>
    names[field].map((name) => said[name]).find((value) => typeof value === 'number' && Number.isFinite(value));
  const number = (field: keyof BotStats) =>
    Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(Number(read(field) ?? 0))));
  return {
    total_bots: number('total_bots'),
    active_bots: number('active_bots'),
    total_professors: number('total_professors'),
    total_matches: number('total_matches'),
    emails_sent: number('emails_sent'),
  };
}
