import type { AlikeProfessor } from '@peyk/api-types';
import { type Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import { likePattern, searchKey } from '../directory/searchKey.ts';
import { mailboxOf } from '../platform/mailboxKey.ts';

/** Words before a name that are none of it, as search keys. */
const TITLES = new Set('prof professor dr drs phd mr mrs ms sir dame emeritus دکتر پروفسور استاد مهندس'.split(' '));

const words = (text: string): string[] =>
  searchKey(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** A name without the titles before it: "Prof. Dr. Ingrid Solheim" is Ingrid Solheim. */
export function withoutTitles(name: string): string {
  const parts = name.trim().split(/\s+/u);
  const first = parts.findIndex((part) => words(part).some((word) => !TITLES.has(word)));
  return first === -1 ? name.trim() : parts.slice(first).join(' ');
}

/** A name in which spelling, titles and the order of its parts do not count: "Solheim, Ingrid" is "Dr. Ingrid Solheim". */
const nameWords = (name: string): string[] => words(name).filter((word) => !TITLES.has(word));
const nameKey = (name: string): string => nameWords(name).sort().join(' ');
const placeKey = (university: string | null): string =>
  words(university ?? '')
    .filter((word) => word !== 'the')
    .join(' ');

export interface Identity {
  full_name: string;
  university_name: string | null;
  email: string | null;
}

const MOST_LOOKED_AT = 200;
const MOST_TOLD = 10;

/**
 * The person's records that may be of somebody: with the same mailbox, or with the same name at the same university (LET-10). A record
 * without a university may be of any. Those of the same mailbox come first.
 */
export async function alikeProfessors(
  db: Kysely<DB>,
  userId: number,
  { full_name: name, university_name: university, email }: Identity,
): Promise<(AlikeProfessor & { person_key: string })[]> {
  const columns = ['id', 'full_name', 'university_name', 'person_key'] as const;
  const own = () => db.selectFrom('professors').select(columns).where('user_id', '=', userId).orderBy('id');
  const sameMailbox =
    email === null ? [] : await own().where('mailbox', '=', mailboxOf(email)).limit(MOST_TOLD).execute();
  const parts = nameWords(name);
  let named = own().limit(MOST_LOOKED_AT);
  for (const word of parts) named = named.where('search_key', 'like', likePattern(word));
  const found = parts.length === 0 ? [] : await named.execute();
  const known = new Set(sameMailbox.map(({ id }) => id));
  const [key, place] = [nameKey(name), placeKey(university)];
  const sameName = found.filter((row) => {
    const other = placeKey(row.university_name);
    return !known.has(row.id) && nameKey(row.full_name) === key && (place === '' || other === '' || place === other);
  });
  return [
    ...sameMailbox.map((row) => ({ ...row, by: 'address' as const })),
    ...sameName.map((row) => ({ ...row, by: 'name' as const })),
  ].slice(0, MOST_TOLD);
}

/**
 * The record that the person added of somebody whom a bot has found now; undefined where there is none. With two addresses they are two
 * people, whatever their names.
 */
export async function addedByHand(
  db: Kysely<DB>,
  userId: number,
  found: Identity,
): Promise<{ id: number; email: string | null } | undefined> {
  const alike = (await alikeProfessors(db, userId, found)).find(({ person_key: key }) => key.startsWith('own:'));
  if (!alike) return undefined;
  const row = await db.selectFrom('professors').select(['id', 'email']).where('id', '=', alike.id).executeTakeFirst();
  return alike.by === 'name' && row?.email && found.email ? undefined : row;
}
