import type { Selectable } from 'kysely';
import type { components } from '@peyk/api-types';
import type { Db } from '../platform/db/open.ts';
import type { GmailAccounts } from '../platform/db/schema.ts';

export type GmailAccountRow = Selectable<GmailAccounts>;
export type AccountState = 'connected' | 'expired' | 'needs_reconnect' | 'disconnected';
type GmailAccount = components['schemas']['GmailAccount'];

export const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send';
export const COMPOSE_SCOPE = 'https://www.googleapis.com/auth/gmail.compose';

/** The user's own account, or undefined when it is absent, disconnected or another user's. */
export async function ownAccount(db: Db, userId: number, id: number): Promise<GmailAccountRow | undefined> {
  return db
    .selectFrom('gmail_accounts')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('state', '<>', 'disconnected')
    .executeTakeFirst();
}

/** An account's current state: `expired` once its grant has ended. */
export function accountState(row: Pick<GmailAccountRow, 'state' | 'expires_at'>, now: Date): AccountState {
  if (row.state === 'connected' && row.expires_at !== null && new Date(row.expires_at) <= now) return 'expired';
  return row.state as AccountState;
}

/** The default account when none is named: the user's usable one, if there is exactly one. */
export async function onlyAccount(db: Db, userId: number, now: Date): Promise<GmailAccountRow | undefined> {
  const rows = await db
    .selectFrom('gmail_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .execute();
  const usable = rows.filter((row) => accountState(row, now) === 'connected');
  return usable.length === 1 ? usable[0] : undefined;
}

/** Rows in the contract's shape, with the number of bots that use each. */
export async function toGmailAccounts(db: Db, rows: readonly GmailAccountRow[], now: Date): Promise<GmailAccount[]> {
  if (rows.length === 0) return [];
  const counts = await db
    .selectFrom('bots')
    .select((eb) => ['gmail_account_id', eb.fn.countAll<number>().as('bots')])
    .where(
      'gmail_account_id',
      'in',
      rows.map(({ id }) => id),
    )
    .groupBy('gmail_account_id')
    .execute();
  return rows.map((row) => {
    const state = accountState(row, now);
    return {
      id: row.id,
      email: row.email,
      connected: state === 'connected',
      expires_at: row.expires_at === null ? null : new Date(row.expires_at).toISOString(),
      scopes: row.scopes,
      state,
      bots_count: counts.find((count) => count.gmail_account_id === row.id)?.bots ?? 0,
    };
  });
}
