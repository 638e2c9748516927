import { createHash } from 'node:crypto';
import type { BotCreate } from '@peyk/api-types';
import { award } from '../accounts/rewards.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../deps.ts';
import type { Lang } from '../http/messages/say.ts';
import { keyReused } from '../http/once.ts';
import { beginRun } from './beginRun.ts';
import { checkBotFields, knowsUniversities, newBotFields } from './input.ts';
import { defaultTargets, targetRankMax } from './plan.ts';

const REWARD = { xp: 25, coins: 8 };

/**
 * Stores a bot, queues its first run (a dry run, R2) and gives the reward of a new bot, all or nothing. With an idempotency key the
 * same body answers with the first bot; another body is a 422. Returns the bot's id. Throws a 400 that names the fields.
 */
export async function createBot(
  deps: Pick<Deps, 'db' | 'jobs' | 'directory' | 'now'>,
  { userId, lang, body, key }: { userId: number; lang: Lang; body: BotCreate; key: string | null },
): Promise<number> {
  const { db, now } = deps;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('base64url');
  const fields = newBotFields(body);
  const firstBot = async (reader: Db): Promise<number | undefined> => {
    const first = await reader
      .selectFrom('bots')
      .select(['id', 'creation_hash'])
      .where('user_id', '=', userId)
      .where('creation_key', '=', key)
      .executeTakeFirst();
    if (first && first.creation_hash !== hash) throw keyReused();
    return first?.id;
  };
  // A repeated request gets its first answer, even when the same body would be refused by now.
  const repeated = key === null ? undefined : await firstBot(db);
  if (repeated !== undefined) return repeated;
  await checkBotFields(deps, userId, fields, await knowsUniversities(deps, fields.advanced_filters));
  return db.transaction().execute(async (trx) => {
    const bot = await trx
      .insertInto('bots')
      .values({
        ...fields,
        user_id: userId,
        status: 'Draft',
        target_rank_max: targetRankMax(fields.advanced_filters),
        advanced_filters: JSON.stringify(fields.advanced_filters),
        creation_key: key,
        creation_hash: key === null ? null : hash,
        created_at: now(),
        updated_at: now(),
      })
      .onConflict((clash) => clash.columns(['user_id', 'creation_key']).doNothing())
      .returning(['id', 'user_id', 'status'])
      .executeTakeFirst();
    if (!bot) {
      const first = await firstBot(trx);
      if (first === undefined) throw keyReused();
      return first;
    }
    await beginRun(deps, trx, { bot, dryRun: true, targetsLimit: defaultTargets(fields, 'first'), lang });
    await award(trx, userId, 'bot-created', String(bot.id), REWARD);
    return bot.id;
  });
}
