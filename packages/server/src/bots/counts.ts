import type { BotRun } from '@peyk/api-types';

export type RunCounts = BotRun['counts'];

/** The stored counts of a run. Its shown progress consists of these and the number of waiting drafts. */
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

/** A row's stored counts; missing ones are 0. */
export function tallyOf(row: { counts: unknown }): Tally {
  const stored = row.counts as Partial<Tally>;
  return Object.fromEntries(
    Object.entries(nothing).map(([name, none]) => [name, stored[name as keyof Tally] ?? none]),
  ) as unknown as Tally;
}

/** Professors are found and scored in the same transaction, so both counts are one number. It includes skipped ones. */
export const shownCounts = (tally: Tally, draftsWaiting: number): RunCounts => ({
  ...tally,
  professors_found: tally.professors_scored,
  drafts_waiting: draftsWaiting,
});
