import type { BotCreate } from '@peyk/api-types';
import type { WithDirectory } from '../directory/directory.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, invalidField } from '../platform/http/errors.ts';
import { type IdempotentRequest, claimKey, recordResult, recordedResult } from '../platform/http/idempotency.ts';
import { userTransaction, lockPerson } from '../platform/locks.ts';
import { MOST_BOTS } from '../platform/quotas.ts';
import { happened } from '../rewards/earn.ts';
import { heldFiles } from '../attachments/files.ts';
import { beginRun } from './beginRun.ts';
import { checkBotFields, knowsUniversities, newBotFields } from './input.ts';
import { defaultTargets, targetRankMax } from './plan.ts';

/** The bot's id in an idempotency record. */
const botOf = (left: unknown): number | undefined => (left as { bot?: number } | undefined)?.bot;

/**
 * Stores a bot, queues its first run (a dry run, R2) and awards the reward of a new bot, in one transaction. Returns the bot's id; a
 * repeated request returns the first bot's. Throws a 400 that names the invalid fields or the limit of bots per person, and a 422 for an
 * idempotency key of another request.
 */
export async function createBot(
  deps: Pick<Deps, 'db' | 'jobs' | 'now'> & WithDirectory,
  { userId, body, attempt }: { userId: number; body: BotCreate; attempt: IdempotentRequest | null },
): Promise<number> {
  const { db, now } = deps;
  const fields = newBotFields(body);
  // A repeated request returns its first result, even if the same body is invalid by now.
  const repeated = attempt === null ? undefined : botOf(await recordedResult(db, attempt));
  if (repeated !== undefined) return repeated;
  await checkBotFields(deps, userId, fields, await knowsUniversities(deps, fields.advanced_filters));
  return userTransaction(db, userId, async (trx) => {
    // Concurrent duplicates wait here for the first transaction and its recorded result.
    if (attempt && !(await claimKey(trx, attempt))) return botOf(await recordedResult(trx, attempt)) ?? 0;
    await lockPerson(trx, userId);
    const { count } = await trx
      .selectFrom('bots')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    // Checked once more: until the person is locked, the file can be deleted.
    const proposal = fields.proposal_file_id;
    if (proposal !== null && !(await heldFiles(trx, userId, [proposal])).has(proposal))
      throw invalidField('attach_proposal', 'proposalUnknown');
    if (count >= MOST_BOTS) throw new HttpProblem(400, 'botsFull', { params: { n: MOST_BOTS }, code: 'bots_full' });
    const bot = await trx
      .insertInto('bots')
      .values({
        ...fields,
        user_id: userId,
        status: 'Draft',
        target_rank_max: targetRankMax(fields.advanced_filters),
        advanced_filters: JSON.stringify(fields.advanced_filters),
        created_at: now(),
        updated_at: now(),
      })
      .returning(['id', 'user_id', 'status'])
      .executeTakeFirstOrThrow();
    await beginRun(deps, trx, { bot, dryRun: true, targetsLimit: defaultTargets(fields, 'begun') });
    await happened(trx, {
      userId,
      event: 'bot_created',
      subject: String(bot.id),
      actor: 'person',
      at: now(),
      once: '',
    });
    await recordResult(trx, attempt, { bot: bot.id });
    return bot.id;
  });
}
