import type { BotRun } from '@peyk/api-types';

export type RunCounts = BotRun['counts'];

/** What a run counts while it works; all that is shown of its progress is made of these numbers and of how many drafts wait. */
export type Tally = Pick<
  RunCounts,
  'universities_total' | 'universities_read' | 'professors_scored' | 'skipped' | 'drafts_written'
>;

const nothing: Tally = {
  universities_total: 0,
  universities_read: 0,
  professors_scored: 0,
  skipped: 0,
  drafts_written: 0,
};

/** What is stored of a run's counts. */
export function tallyOf(row: { counts: unknown }): Tally {
  const stored = row.counts as Partial<Tally>;
  return Object.fromEntries(
    Object.entries(nothing).map(([name, none]) => [name, stored[name as keyof Tally] ?? none]),
  ) as unknown as Tally;
}

/** Everybody a run has found is scored in the same transaction: one number is shown as both. Those who are skipped are among them. */
export const shownCounts = (tally: Tally, draftsWaiting: number): RunCounts => ({
  ...tally,
  professors_found: tally.professors_scored,
  drafts_waiting: draftsWaiting,
});
