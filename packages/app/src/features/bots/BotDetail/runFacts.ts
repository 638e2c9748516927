import type { Bot, BotRun } from '@peyk/api-types';

/** Whether a run is queued or running; its page then polls. */
export function isOpen(run: BotRun | null | undefined): boolean {
  return run?.status === 'queued' || run?.status === 'running';
}

/**
 * Whether the page may state that nothing is sent: a dry run is open, and the bot has sent no email. The drafts of a dry
 * run leave like any others once approved, so the statement would be false after the run.
 */
export function sendsNothing(bot: Pick<Bot, 'emails_sent'>, run: BotRun): boolean {
  return run.dry_run && isOpen(run) && bot.emails_sent === 0;
}

/** Whether the warning of a run that found nobody says what to change; each such warning does. */
export function isAdvised({ warning, counts }: Pick<BotRun, 'warning' | 'counts'>): boolean {
  return warning !== null && counts.professors_found === 0;
}

const order = ['universities', 'professors', 'scoring', 'drafting', 'waiting'] as const;
export type StageId = (typeof order)[number];

export interface StageFact {
  id: StageId;
  value: number;
  state: 'done' | 'current' | 'begun' | 'waiting';
  /** 0 to 1. */
  fraction: number;
}

/**
 * The five segments of a run. A run goes university by university, so an earlier segment may still grow during a later
 * stage: only the run's own stage is `current`, the others with progress are `begun`. A segment is `done` only when
 * nothing can be added to it. The numbers of universities and of drafts are fixed when a run begins, while the number of
 * professors grows: only the fixed numbers serve as denominators.
 */
export function stagesOf(run: BotRun): readonly StageFact[] {
  const { counts, status, targets_limit: limit } = run;
  const finished = status === 'finished';
  const readAll = counts.universities_total > 0 && counts.universities_read >= counts.universities_total;
  const share = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);
  const reading = share(counts.universities_read, counts.universities_total);
  const scoredAll = readAll && counts.professors_scored >= counts.professors_found;
  const facts: readonly { id: StageId; value: number; complete: boolean; fraction: number }[] = [
    { id: 'universities', value: counts.universities_read, complete: readAll, fraction: reading },
    {
      id: 'professors',
      value: counts.professors_found,
      complete: readAll,
      fraction: counts.professors_found ? reading : 0,
    },
    {
      id: 'scoring',
      value: counts.professors_scored,
      complete: scoredAll,
      fraction: counts.professors_scored ? reading : 0,
    },
    {
      id: 'drafting',
      value: counts.drafts_written,
      complete: counts.drafts_written >= limit,
      fraction: share(counts.drafts_written, limit),
    },
    { id: 'waiting', value: counts.drafts_waiting, complete: false, fraction: 0 },
  ];
  return facts.map(({ id, value, complete, fraction }) => ({
    id,
    value,
    fraction,
    state:
      finished || complete
        ? 'done'
        : status === 'running' && id === run.stage
          ? 'current'
          : fraction > 0
            ? 'begun'
            : 'waiting',
  }));
}

export type RunPhase =
  | 'queued'
  | 'universities'
  | 'professors'
  | 'scoring'
  | 'drafting'
  | 'finishing'
  | 'finished'
  | 'stopped'
  | 'failed';

/** The phase of a run, from its status and stage. */
export function phaseOf(run: BotRun): RunPhase {
  if (run.status !== 'running') return run.status;
  if (run.stage === 'waiting') return 'queued';
  return run.stage === 'done' ? 'finishing' : run.stage;
}

const spokenOrder: readonly RunPhase[] = [
  'queued',
  'universities',
  'professors',
  'scoring',
  'drafting',
  'finished',
  'stopped',
  'failed',
];

/** The progress of a run, for announcing each stage once: the next university does not announce earlier stages again. */
export function milestoneOf(run: BotRun): number {
  return spokenOrder.indexOf(phaseOf(run));
}

/** The phase to announce for a milestone; null if there is none. */
export function spokenPhase(milestone: number): Exclude<RunPhase, 'finishing'> | null {
  const phase = spokenOrder[milestone];
  return phase === undefined || phase === 'finishing' ? null : phase;
}
