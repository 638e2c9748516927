import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { AccountSession } from '@peyk/api-types';
import type { DB, Sessions as SessionRow } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import type { Identity } from '../platform/http/mount.ts';

const DAY_MS = 86_400_000;
/** A session ends after the first without a refresh, and after the second in any case (ruling 7). */
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 60 * DAY_MS;
/** How long a replaced token is still accepted: a response may be lost, or two tabs may refresh at once. */
const GRACE_MS = 10_000;

type Slice = Pick<Deps, 'db' | 'secrets' | 'now'>;

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');

export interface Refreshed extends Identity {
  /** The next refresh token, when the session rotates. */
  refresh?: string;
}

export interface Sessions {
  /** Opens a session and returns its refresh token, which is stored only as a hash. */
  create(
    trx: Kysely<DB>,
    userId: number,
    rotating: boolean,
    device?: Pick<AccountSession, 'browser' | 'system'>,
  ): Promise<Identity & { refresh: string }>;
  /** Uses a refresh token; null when it is unknown, ended or was replaced earlier (which ends its session). */
  refresh(token: string): Promise<Refreshed | null>;
  /** Ends the session of a refresh token, also of a replaced one. */
  revoke(token: string): Promise<void>;
  /** Ends every session of a person, or every one but `except`. */
  revokeAll(trx: Kysely<DB>, userId: number, except?: number): Promise<void>;
  /** The person's sessions that are still valid: `current` first, then those used last. */
  list(userId: number, current: number): Promise<AccountSession[]>;
  /** Ends one session of a person; false when they have no such session. */
  revokeOne(userId: number, sessionId: number): Promise<boolean>;
}

/** Deletes ended sessions with their replaced tokens: an unknown token is refused just like an ended one. */
export async function deleteEndedSessions(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.or([
        eb('revoked_at', 'is not', null),
        eb('expires_at', '<', now),
        eb('last_used_at', '<', new Date(now.getTime() - IDLE_MS)),
      ]),
    )
    .execute();
}

const COLUMNS = ['id', 'browser', 'system', 'created_at', 'last_used_at', 'expires_at'] as const;

function toAccountSession(
  row: Pick<Selectable<SessionRow>, (typeof COLUMNS)[number]>,
  current: number,
): AccountSession {
  const [begun, used, end] = [row.created_at, row.last_used_at, row.expires_at].map((at) => new Date(at).getTime());
  return {
    id: row.id,
    // Sessions from before they were noted have neither.
    browser: (row.browser ?? 'other') as AccountSession['browser'],
    system: (row.system ?? 'other') as AccountSession['system'],
    created_at: new Date(begun ?? 0).toISOString(),
    last_used_at: new Date(used ?? 0).toISOString(),
    ends_at: new Date(Math.min(end ?? 0, (used ?? 0) + IDLE_MS)).toISOString(),
    current: row.id === current,
  };
}

export function createSessions({ db, secrets, now }: Slice): Sessions {
  const key = secrets.key('refresh-rotation');
  // Derived, so that a repeated request with the same token gets the same successor.
  const successor = (token: string): string => createHmac('sha256', key).update(token).digest('base64url');

  const liveOf = (userId: number) => {
    const at = now();
    return db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', at)
      .where('last_used_at', '>', new Date(at.getTime() - IDLE_MS));
  };

  return {
    async create(trx, userId, rotating, device) {
      const refresh = newToken();
      const at = now();
      const { id } = await trx
        .insertInto('sessions')
        .values({
          user_id: userId,
          refresh_hash: hashToken(refresh),
          rotating,
          created_at: at,
          last_used_at: at,
          expires_at: new Date(at.getTime() + ABSOLUTE_MS),
          ...device,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { userId, sessionId: id, refresh };
    },

    refresh: (token) =>
      db.transaction().execute(async (trx) => {
        const hash = hashToken(token);
        const at = now();
        const live = (id: number | null) =>
          trx
            .selectFrom('sessions')
            .select(['id', 'user_id', 'rotating', 'refresh_hash'])
            .where((eb) => (id === null ? eb('refresh_hash', '=', hash) : eb('id', '=', id)))
            .where('revoked_at', 'is', null)
            .where('expires_at', '>', at)
            .where('last_used_at', '>', new Date(at.getTime() - IDLE_MS))
            .forUpdate()
            .executeTakeFirst();

        const session = await live(null);
        if (session) {
          const next = session.rotating ? successor(token) : undefined;
          await trx
            .updateTable('sessions')
            .set({ last_used_at: at, ...(next ? { refresh_hash: hashToken(next) } : {}) })
            .where('id', '=', session.id)
            .execute();
          if (next)
            await trx
              .insertInto('replaced_tokens')
              .values({ token_hash: hash, session_id: session.id, replaced_at: at })
              .execute();
          return { userId: session.user_id, sessionId: session.id, ...(next ? { refresh: next } : {}) };
        }

        const replaced = await trx
          .selectFrom('replaced_tokens')
          .selectAll()
          .where('token_hash', '=', hash)
          .executeTakeFirst();
        const owner = replaced && (await live(replaced.session_id));
        if (!replaced || !owner) return null;
        const next = successor(token);
        const immediateParent = hashToken(next) === owner.refresh_hash;
        if (immediateParent && at.getTime() - replaced.replaced_at.getTime() <= GRACE_MS) {
          return { userId: owner.user_id, sessionId: owner.id, refresh: next };
        }
        await trx.updateTable('sessions').set({ revoked_at: at }).where('id', '=', owner.id).execute();
        return null;
      }),

    async revoke(token) {
      const hash = hashToken(token);
      await db
        .updateTable('sessions')
        .set({ revoked_at: now() })
        .where('revoked_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('refresh_hash', '=', hash),
            eb('id', 'in', eb.selectFrom('replaced_tokens').select('session_id').where('token_hash', '=', hash)),
          ]),
        )
        .execute();
    },

    async revokeAll(trx, userId, except = 0) {
      await trx
        .updateTable('sessions')
        .set({ revoked_at: now() })
        .where('user_id', '=', userId)
        .where('id', '<>', except)
        .where('revoked_at', 'is', null)
        .execute();
    },

    async list(userId, current) {
      const rows = await liveOf(userId).select(COLUMNS).orderBy('last_used_at', 'desc').orderBy('id', 'desc').execute();
      return rows
        .map((row) => toAccountSession(row, current))
        .toSorted((one, other) => Number(other.current) - Number(one.current));
    },

    async revokeOne(userId, sessionId) {
      const live = await liveOf(userId).select('id').where('id', '=', sessionId).executeTakeFirst();
      if (!live) return false;
      await db
        .updateTable('sessions')
        .set({ revoked_at: now() })
        .where('id', '=', sessionId)
        .where('revoked_at', 'is', null)
        .execute();
      return true;
    },
  };
}
