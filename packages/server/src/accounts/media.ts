import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { invalidField } from '../http/errors.ts';
import type { UploadedFile } from '../http/types.ts';
import { pictureType } from './picture.ts';

const ADDRESS = /^\/api\/media\/([A-Za-z0-9_-]+)\/$/;

export const mediaUrl = (key: string): string => `/api/media/${key}/`;

/**
 * Stores an uploaded picture under a key nobody can guess, and answers the key.
 * Throws a 400 for `field` when the bytes are not one JPEG, PNG or WebP picture.
 */
export async function storePicture(
  trx: Kysely<DB>,
  userId: number,
  field: string,
  file: UploadedFile,
): Promise<string> {
  const mime = pictureType(file.data);
  if (!mime) throw invalidField(field, 'pictureType');
  const key = randomBytes(24).toString('base64url');
  await trx.insertInto('media').values({ key, user_id: userId, mime, bytes: file.data }).execute();
  return key;
}

/** Deletes a picture of this person by its address; an address that is not ours is left alone. */
export async function dropPicture(trx: Kysely<DB>, userId: number, url: string | null): Promise<void> {
  const key = ADDRESS.exec(url ?? '')?.[1];
  if (key) await trx.deleteFrom('media').where('key', '=', key).where('user_id', '=', userId).execute();
}
