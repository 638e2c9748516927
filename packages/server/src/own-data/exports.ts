import type { AccountExport } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { isDatabaseUnavailable } from '../platform/db/unavailable.ts';
import type { Deps } from '../platform/deps.ts';
import { notFound } from '../platform/http/errors.ts';
import { userTransaction } from '../platform/locks.ts';
import { createArchive } from './archive.ts';
import { rowsOfEverything, writeEverything } from './everything.ts';

/** How long an archive can be downloaded. */
const LIFE_MS = 86_400_000;
/** Size of the parts that an archive is stored in. */
const PART_BYTES = 1024 * 1024;
/** How many rows pass between two notes of the progress. */
const NOTED = 1000;

type ExportDeps = Pick<Deps, 'db' | 'jobs' | 'log' | 'now'>;

const live = (db: Kysely<DB>, userId: number, now: Date) =>
  db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - LIFE_MS))
    .executeTakeFirst();

/** How far the person's archive is; `none` where there is none, or none any more. */
export async function readExport({ db, now }: Pick<Deps, 'db' | 'now'>, userId: number): Promise<AccountExport> {
  const row = await live(db, userId, now());
  if (!row) return { state: 'none', done: 0, total: 0, bytes: 0, finished_at: null, expires_at: null };
  return {
    state: row.state as AccountExport['state'],
    done: Math.min(row.done, row.total),
    total: row.total,
    bytes: Number(row.bytes),
    finished_at: row.finished_at === null ? null : new Date(row.finished_at).toISOString(),
    expires_at: new Date(new Date(row.created_at).getTime() + LIFE_MS).toISOString(),
  };
}

/** Begins an archive in place of an older one; one that is being made goes on. */
export async function beginExport({ db, jobs, now }: ExportDeps, userId: number): Promise<void> {
  await userTransaction(db, userId, async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    if ((await live(trx, userId, now()))?.state === 'working') return;
    await trx.deleteFrom('exports').where('user_id', '=', userId).execute();
    const { id } = await trx
      .insertInto('exports')
      .values({
        user_id: userId,
        state: 'working',
        total: await rowsOfEverything(trx, userId),
        created_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(trx, 'account-export', { exportId: id }, { key: `export-${userId}` });
  });
}

/** Writes an archive, from the beginning where a kill cut it off. Nothing is left to do where it is gone or was replaced. */
export async function makeExport({ db, log, now }: ExportDeps, exportId: number): Promise<void> {
  const row = await db
    .selectFrom('exports')
    .select('user_id')
    .where('id', '=', exportId)
    .where('state', '=', 'working')
    .executeTakeFirst();
  if (!row) return;
  await db.deleteFrom('export_parts').where('export_id', '=', exportId).execute();
  const archive = createArchive(now());
  let done = 0;
  try {
    const [bytes] = await Promise.all([
      storeParts(db, exportId, archive.bytes, () => done),
      writeEverything(db, row.user_id, archive, () => {
        done += 1;
      }).then(() => archive.end()),
    ]);
    await db
      .updateTable('exports')
      .set((eb) => ({ state: 'ready', bytes, done: eb.ref('total'), finished_at: now() }))
      .where('id', '=', exportId)
      .execute();
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, exportId }, 'an archive could not be written');
    await db.updateTable('exports').set({ state: 'failed' }).where('id', '=', exportId).execute();
    await db.deleteFrom('export_parts').where('export_id', '=', exportId).execute();
  }
}

async function storeParts(
  db: Kysely<DB>,
  exportId: number,
  bytes: AsyncIterable<Buffer>,
  done: () => number,
): Promise<number> {
  let [waiting, size, total, position, noted]: [Buffer[], number, number, number, number] = [[], 0, 0, 0, 0];
  const store = async (): Promise<void> => {
    await db
      .insertInto('export_parts')
      .values({ export_id: exportId, position, bytes: Buffer.concat(waiting) })
      .execute();
    position += 1;
    [waiting, size] = [[], 0];
  };
  for await (const chunk of bytes) {
    waiting.push(chunk);
    size += chunk.length;
    total += chunk.length;
    if (size >= PART_BYTES) await store();
    if (done() - noted >= NOTED) {
      noted = done();
      await db.updateTable('exports').set({ done: noted }).where('id', '=', exportId).execute();
    }
  }
  if (size > 0) await store();
  return total;
}

/**
 * The bytes of a person's archive, read part by part, and how many they are. Throws a 404; reading throws where the archive was replaced
 * meanwhile, so that nobody takes a part of it for the whole.
 */
export async function exportFile(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
): Promise<{ bytes: AsyncIterable<Buffer>; size: number; createdAt: Date }> {
  const row = await live(db, userId, now());
  if (row?.state !== 'ready') throw notFound();
  const { id } = row;
  const size = Number(row.bytes);
  async function* parts(): AsyncGenerator<Buffer> {
    let sent = 0;
    for (let position = 0; sent < size; position++) {
      const part = await db
        .selectFrom('export_parts')
        .select('bytes')
        .where('export_id', '=', id)
        .where('position', '=', position)
        .executeTakeFirst();
      if (!part) break;
      sent += part.bytes.length;
      yield part.bytes;
    }
    if (sent !== size) throw new Error(`an archive has ${sent} bytes in place of ${size}`);
  }
  return { bytes: parts(), size, createdAt: new Date(row.created_at) };
}

/** Deletes archives that can no longer be downloaded. */
export async function deleteOldExports(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('exports')
    .where('created_at', '<=', new Date(now.getTime() - LIFE_MS))
    .execute();
}
