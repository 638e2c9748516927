import { isCalendarDay } from '../platform/calendarDay.ts';
import type { Deps } from '../platform/deps.ts';
import { weighEdit } from '../platform/db/editConflicts.ts';
import { changedElsewhere, invalidField, unauthenticated } from '../platform/http/errors.ts';
import { hasLatinLettersOnly, hasPersianLettersOnly, withLatinDigits } from '../platform/latin.ts';
import { userTransaction } from '../platform/locks.ts';
import { dropPicture, mediaUrl, storePicture } from './media.ts';
import { pictureAt } from './pictureAt.ts';
import { personalCompleted } from './personalCompleted.ts';
import { userColumns, type UserRow } from './toUser.ts';

/** The fields of their record that a person may change; an absent field stays unchanged. */
export interface UserChange {
  first_name?: string;
  last_name?: string | null;
  phone?: string | null;
  gender?: string | null;
  address?: string | null;
  /** YYYY-MM-DD. */
  date_birth?: string | null;
  photo_url?: string | null;
  latin_name?: string | null;
  address_en?: string | null;
  persian_name?: string | null;
  plan_season?: string | null;
  plan_year?: number | null;
  plan_degree?: string | null;
  plan_funding?: string | null;
  plan_places?: string | null;
  /** The output of `makePicture`. */
  photo?: Buffer | null;
  /** The version that the change is based on. */
  version?: number;
}

type PictureDeps = Pick<Deps, 'config' | 'db' | 'secrets' | 'now'>;

const tidy = (text: string): string => text.normalize('NFC').trim();
const orNull = (text: string | null): string | null => (text === null ? null : tidy(text) || null);

/** A picture URL that a page may load: http or https, or the one already stored. */
function isPictureUrl(text: string, stored: string | null): boolean {
  if (text === stored) return true;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * The picture at the address that a change gives, where the server fetches pictures; null for an address that is not given, unchanged,
 * invalid or on this server.
 */
async function fetchedPicture(
  deps: PictureDeps,
  userId: number,
  { photo_url = null }: UserChange,
): Promise<Buffer | null> {
  const url = orNull(photo_url);
  if (!deps.config.pictureFetch || url === null) return null;
  const stored = await deps.db.selectFrom('users').select('photo_url').where('id', '=', userId).executeTakeFirst();
  if (!stored || url === stored.photo_url || !isPictureUrl(url, null)) return null;
  return new URL(url).origin === new URL(deps.config.publicUrl).origin ? null : pictureAt(deps, userId, url);
}

/**
 * Changes one person's record and returns it. A picture at an address of another host is fetched and kept, so that no page asks that host
 * for it. Throws a 400 that names the field for an impossible date, a Latin or a Persian name in other letters, an address that is not http(s) and
 * a gender that differs from the stored one, and a 409 with `asAnswer` of the record when a field of the change was changed since
 * the version that it names.
 */
export async function changeUser(
  deps: PictureDeps,
  userId: number,
  change: UserChange,
  asAnswer: (row: UserRow) => object,
): Promise<UserRow> {
  const { db, now } = deps;
  // Before the transaction: the other host may take its time.
  const picture = change.photo ?? (await fetchedPicture(deps, userId, change));
  return userTransaction(db, userId, async (trx) => {
    const stored = await trx
      .selectFrom('users')
      .select([...userColumns, 'field_versions'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!stored) throw unauthenticated();
    const set: Partial<UserRow> = {};
    if (change.first_name !== undefined) set.first_name = tidy(change.first_name);
    if (change.last_name !== undefined) set.last_name = orNull(change.last_name) ?? '';
    if (change.phone !== undefined) set.phone = orNull(change.phone);
    if (change.address !== undefined) set.address = orNull(change.address);
    if (change.latin_name !== undefined) {
      set.latin_name = orNull(change.latin_name);
      if (!hasLatinLettersOnly(set.latin_name ?? '')) throw invalidField('latin_name', 'latinLetters');
    }
    if (change.address_en !== undefined) {
      set.address_en = withLatinDigits(orNull(change.address_en) ?? '') || null;
      if (!hasLatinLettersOnly(set.address_en ?? '')) throw invalidField('address_en', 'latinLetters');
    }
    if (change.persian_name !== undefined) {
      set.persian_name = orNull(change.persian_name);
      if (!hasPersianLettersOnly(set.persian_name ?? '')) throw invalidField('persian_name', 'persianLetters');
    }
    if (change.plan_season !== undefined) set.plan_season = change.plan_season;
    if (change.plan_year !== undefined) set.plan_year = change.plan_year;
    if (change.plan_degree !== undefined) set.plan_degree = change.plan_degree;
    if (change.plan_funding !== undefined) set.plan_funding = change.plan_funding;
    if (change.plan_places !== undefined) set.plan_places = orNull(change.plan_places);
    if (change.gender !== undefined) {
      const gender = orNull(change.gender);
      if (stored.gender !== null && gender !== stored.gender) throw invalidField('gender', 'genderFixed');
      set.gender = gender;
    }
    if (change.date_birth !== undefined) {
      const day = orNull(change.date_birth);
      if (day !== null && !isCalendarDay(day)) throw invalidField('date_birth', 'format');
      set.date_birth = day;
    }
    if (picture) {
      set.photo_url = mediaUrl(await storePicture(trx, userId, picture));
    } else if (change.photo_url !== undefined) {
      const url = orNull(change.photo_url);
      if (url !== null && !isPictureUrl(url, stored.photo_url)) throw invalidField('photo_url', 'webAddress');
      set.photo_url = url;
    }
    const { field_versions: _, ...row } = stored;
    const edit = weighEdit(stored, row, set, change.version);
    if (edit.kind === 'clash') throw changedElsewhere(asAnswer(row));
    if (edit.kind === 'none') return row;
    await trx
      .updateTable('users')
      .set({ ...set, version: edit.version, field_versions: edit.field_versions, updated_at: now() })
      .where('id', '=', userId)
      .execute();
    await personalCompleted(trx, userId, now());
    const after = await trx.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirstOrThrow();
    if (after.photo_url !== stored.photo_url) await dropPicture(trx, userId, stored.photo_url);
    return after;
  });
}
