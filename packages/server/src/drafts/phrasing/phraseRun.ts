import { sql } from 'kysely';
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import { isDatabaseUnavailable } from '../../platform/db/unavailable.ts';
import { hasConsent } from './consent.ts';
import { type PhrasableDraft, phraseDraft } from './phraseDraft.ts';
import { PROMPT_VERSION } from './prompt.ts';

export type PhraseRunDeps = Pick<Deps, 'db' | 'now'> & {
  config: { languageModel: LanguageModelConfig | null };
  log?: Pick<Deps['log'], 'info' | 'warn'>;
};

/** A local service answers one after the other, and more would only wait. */
const AT_ONCE = 2;
/** So many failed calls in a row, and the run asks no more. */
const MOST_FAILURES = 2;

/** Outcomes that say something of the draft and nothing of the service. */
const fair: ReadonlySet<string> = new Set(['nothing', 'changed']);

/** What is left of a run's time for a model, also for one that was interrupted in it; 0 when the run is over. */
async function timeLeft({ db, now }: PhraseRunDeps, runId: number, mostMs: number): Promise<number> {
  const row = await db
    .updateTable('bot_runs')
    .set({ phrasing_began_at: sql`coalesce(phrasing_began_at, ${now()})` })
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .returning('phrasing_began_at')
    .executeTakeFirst();
  if (!row?.phrasing_began_at) return 0;
  return Math.max(0, mostMs - (now().getTime() - new Date(row.phrasing_began_at).getTime()));
}

const isRunning = async ({ db }: PhraseRunDeps, runId: number): Promise<boolean> =>
  (await db
    .selectFrom('bot_runs')
    .select('id')
    .where('id', '=', runId)
    .where('status', '=', 'running')
    .executeTakeFirst()) !== undefined;

/**
 * Lets the language model phrase what a run has just written, where its person agreed. Bounded in time as a whole, and no trouble of the
 * service is one of the run (AIX-04): only a lost database and the end of the process are thrown.
 */
export async function phraseRun(
  deps: PhraseRunDeps,
  { runId, userId }: { runId: number; userId: number },
  drafts: readonly PhrasableDraft[],
  signal?: AbortSignal,
): Promise<void> {
  const service = deps.config.languageModel;
  if (service === null || drafts.length === 0) return;
  if (!(await hasConsent(deps.db, userId, service))) return;
  const left = await timeLeft(deps, runId, service.runMs);
  if (left === 0) return;
  const whole = AbortSignal.any([AbortSignal.timeout(left), ...(signal ? [signal] : [])]);
  const waiting = [...drafts];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let draft = waiting.shift(); draft !== undefined; draft = waiting.shift()) {
      if (whole.aborted || failures >= MOST_FAILURES || !(await isRunning(deps, runId))) return;
      const began = performance.now();
      const outcome = await phraseDraft(
        deps,
        service,
        draft,
        AbortSignal.any([whole, AbortSignal.timeout(service.callMs)]),
      );
      // Neither what was sent nor what came back.
      deps.log?.info(
        {
          runId,
          draftId: draft.draftId,
          host: service.host,
          model: service.model,
          prompt: PROMPT_VERSION,
          ms: Math.round(performance.now() - began),
          ...outcome,
        },
        'sentences were phrased',
      );
      if ('phrased' in outcome) failures = 0;
      else if (outcome.none === 'spent' || outcome.none === 'no_consent') return;
      else if (!fair.has(outcome.none)) failures += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, work));
  signal?.throwIfAborted();
  for (const end of ends) {
    if (end.status === 'fulfilled') continue;
    if (isDatabaseUnavailable(end.reason)) throw end.reason;
    deps.log?.warn({ err: end.reason, runId }, 'sentences could not be phrased');
  }
}
