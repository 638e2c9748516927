import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { makePicture, PICTURE_TYPE } from './picture.ts';

const ADDRESS = /^\/api\/media\/([A-Za-z0-9_-]+)\/$/;

export const mediaUrl = (key: string): string => `/api/media/${key}/`;

/** Stores a picture made by `makePicture` under an unguessable key, and returns the key. */
export async function storePicture(trx: Kysely<DB>, userId: number, bytes: Buffer): Promise<string> {
  const key = randomBytes(24).toString('base64url');
  await trx
    .insertInto('media')
    .values({ key, user_id: userId, ...made(bytes) })
    .execute();
  return key;
}

const made = (bytes: Buffer) => ({
  mime: PICTURE_TYPE,
  bytes,
  made_hash: createHash('sha256').update(bytes).digest('base64url'),
});

/** A picture by its key; one stored in its original encoding is not served until it is re-encoded. */
export const readPicture = (db: Kysely<DB>, key: string) =>
  db
    .selectFrom('media')
    .select(['mime', 'bytes'])
    .where('key', '=', key)
    .where('made_hash', 'is not', null)
    .executeTakeFirst();

/** Deletes a picture of this person by its address; does nothing for an address that is not ours. */
export async function dropPicture(trx: Kysely<DB>, userId: number, url: string | null): Promise<void> {
  const key = ADDRESS.exec(url ?? '')?.[1];
  if (key) await trx.deleteFrom('media').where('key', '=', key).where('user_id', '=', userId).execute();
}

/** Re-encodes, once, the pictures that the first versions stored unchanged; deletes those that are not valid pictures. */
export async function remakePictures(db: Kysely<DB>): Promise<void> {
  for (;;) {
    const raw = await db
      .selectFrom('media')
      .select(['key', 'user_id', 'bytes'])
      .where('made_hash', 'is', null)
      .orderBy('key')
      .limit(1)
      .executeTakeFirst();
    if (!raw) return;
    const bytes = await makePicture('photo', raw.bytes).catch((error: unknown) => {
      if (error instanceof HttpProblem && error.status === 400) return null;
      throw error;
    });
    if (bytes) {
      await db.updateTable('media').set(made(bytes)).where('key', '=', raw.key).execute();
      continue;
    }
    await db
      .updateTable('professors')
      .set({ image_key: null })
      .where('user_id', '=', raw.user_id)
      .where('image_key', '=', raw.key)
      .execute();
    await db
      .updateTable('users')
      .set({ photo_url: null })
      .where('id', '=', raw.user_id)
      .where('photo_url', '=', mediaUrl(raw.key))
      .execute();
    await db.deleteFrom('media').where('key', '=', raw.key).execute();
  }
}
