import { type Kysely, sql } from 'kysely';
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { DB } from '../../platform/db/schema.ts';
import { WORDING } from './wording.ts';

/** A day as use is counted: in UTC, as no zone of the person is known. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

const costOf = ({ price }: LanguageModelConfig, tokens: number): number =>
  price === null ? 0 : (tokens / 1_000_000) * price.perMillionTokens;

/** What a person used on this day. */
export async function usedOn(db: Kysely<DB>, userId: number, now: Date): Promise<{ calls: number; tokens: number }> {
  const row = await db
    .selectFrom('language_model_usage')
    .select(['calls', 'tokens'])
    .where('user_id', '=', userId)
    .where('day', '=', dayOf(now))
    .executeTakeFirst();
  return row ?? { calls: 0, tokens: 0 };
}

/** What a call was counted as before it was made. */
export interface Reservation {
  userId: number;
  day: string;
  tokens: number;
}

/**
 * Counts a call before it is made (AIX-04). Null where the consent is gone or the day's calls, tokens or money would be passed. All in one
 * statement: two runs at once can't both take what is left.
 */
export async function reserve(
  db: Kysely<DB>,
  userId: number,
  service: LanguageModelConfig,
  { tokens, now }: { tokens: number; now: Date },
): Promise<Reservation | null> {
  const day = dayOf(now);
  const cost = costOf(service, tokens);
  const most = service.price?.perDay ?? 0;
  const { rows } = await sql`
    insert into language_model_usage as used (user_id, day, calls, tokens, cost)
    select user_id, ${day}::date, 1, ${tokens}::int, ${cost}::float8 from language_model_consents
     where user_id = ${userId} and host = ${service.host} and model = ${service.model} and wording = ${WORDING}
       and ${service.callsPerDay}::int >= 1 and ${service.tokensPerDay}::int >= ${tokens}::int and ${most}::float8 >= ${cost}::float8
    on conflict (user_id, day) do update
       set calls = used.calls + 1, tokens = used.tokens + excluded.tokens, cost = used.cost + excluded.cost
     where used.calls + 1 <= ${service.callsPerDay}::int
       and used.tokens + excluded.tokens <= ${service.tokensPerDay}::int
       and used.cost + excluded.cost <= ${most}::float8
    returning user_id`.execute(db);
  return rows.length === 0 ? null : { userId, day, tokens };
}

/** Puts what was really used in the place of what was counted before. */
export async function correct(
  db: Kysely<DB>,
  service: LanguageModelConfig,
  { userId, day, tokens }: Reservation,
  used: number,
): Promise<void> {
  const more = used - tokens;
  await sql`
    update language_model_usage
       set tokens = greatest(0, tokens + ${more}::int), cost = greatest(0, cost + ${costOf(service, more)}::float8)
     where user_id = ${userId} and day = ${day}::date`.execute(db);
}

/** Deletes what was used on days that no limit looks at any more. */
export async function deleteOldUse(db: Kysely<DB>, now: Date): Promise<void> {
  const before = dayOf(new Date(now.getTime() - 32 * 24 * 3_600_000));
  await db.deleteFrom('language_model_usage').where('day', '<', before).execute();
}
