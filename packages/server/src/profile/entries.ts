import { type Kysely, sql } from 'kysely';
import type { DB } from '../db/schema.ts';
import { searchKey } from '../directory/searchKey.ts';
import { conflict, HttpProblem, invalidField, notFound } from '../http/errors.ts';
import { decide, lockPerson } from '../mail/locks.ts';
import type { SectionFields, SectionName, Sections } from './sections.ts';

export type Fields = Record<string, unknown>;

/** Entries of one list; far above any CV, far below what would slow a page down. */
const MOST_ENTRIES = 300;
const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);

/** An address without a scheme is fine (the app completes it, A-152); one with a scheme must have a harmless one. */
function refuseUnsafeLink(field: string, text: string): void {
  const scheme = /^[\s\p{C}]*([a-z][a-z0-9+-]*)[\s\p{C}]*:/iu.exec(text)?.[1];
  const portOfHost = /^[^/]*:\d+(\/|$)/.test(text);
  if (scheme && !portOfHost && !SAFE_SCHEMES.has(scheme.toLowerCase())) throw invalidField(field, 'webAddress');
}

function tidy(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.normalize('NFC').trim();
  if (field === 'url') refuseUnsafeLink(field, text);
  return text === '' ? null : text;
}

/** The fields of an entry after a change: known names only, texts tidied, everything unset null. */
function complete({ names, required, hasCurrent }: SectionFields, stored: Fields, change: Fields): Fields {
  const fields = Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(change, name) ? tidy(name, change[name]) : (stored[name] ?? null)]),
  );
  const missing = required.filter((name) => fields[name] === null);
  if (missing.length > 0) {
    throw new HttpProblem(400, 'required', {
      code: 'invalid',
      fields: Object.fromEntries(missing.map((name) => [name, [{ key: 'required' }]])),
    });
  }
  if (hasCurrent) {
    fields.is_current = fields.is_current === true;
    if (fields.is_current) fields.year_end = null;
  }
  return fields;
}

interface Row {
  id: number;
  fields: unknown;
}

const toEntry = ({ id, fields }: Row): Fields => ({ id, ...(fields as Fields) });

/** One list of one person. Every query names both. */
export function createEntries(db: Kysely<DB>, section: SectionName, shape: SectionFields) {
  const own = (trx: Kysely<DB>, userId: number) =>
    trx
      .selectFrom('profile_entries')
      .select(['id', 'fields'])
      .where('user_id', '=', userId)
      .where('section', '=', section);

  /** Changes of one person come one after the other, so that what was just checked still holds when it is written. */
  const inTurn = <T>(userId: number, work: (trx: Kysely<DB>) => Promise<T>): Promise<T> =>
    decide(db, userId, async (trx) => {
      await lockPerson(trx, userId);
      return work(trx);
    });

  async function refuseDouble(trx: Kysely<DB>, userId: number, fields: Fields, id: number | null): Promise<void> {
    const { unique } = shape;
    if (!unique) return;
    const key = searchKey(String(fields[unique]));
    const rows = await own(trx, userId).execute();
    if (rows.some((row) => row.id !== id && searchKey(String((row.fields as Fields)[unique])) === key)) {
      throw conflict('interestExists', 'interest_exists');
    }
  }

  return {
    /** In the order they were added. */
    async list(userId: number): Promise<Fields[]> {
      return (await own(db, userId).orderBy('id').execute()).map(toEntry);
    },

    /** Throws a 400 when the list is full and a 409 when the entry is in it already. */
    add(userId: number, change: Fields): Promise<Fields> {
      const fields = complete(shape, {}, change);
      return inTurn(userId, async (trx) => {
        const { count } = await trx
          .selectFrom('profile_entries')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('section', '=', section)
          .executeTakeFirstOrThrow();
        if (count >= MOST_ENTRIES)
          throw new HttpProblem(400, 'tooManyItems', { params: { n: MOST_ENTRIES }, code: 'list_full' });
        await refuseDouble(trx, userId, fields, null);
        const row = await trx
          .insertInto('profile_entries')
          .values({ user_id: userId, section, fields: JSON.stringify(fields) })
          .returning(['id', 'fields'])
          .executeTakeFirstOrThrow();
        return toEntry(row);
      });
    },

    /**
     * Changes the given fields; `replace` unsets the others. Throws 404 for an entry that is not there or not the
     * person's, and 409 when it would become another one.
     */
    update(userId: number, id: number, change: Fields, replace: boolean): Promise<Fields> {
      return inTurn(userId, async (trx) => {
        const stored = await own(trx, userId).where('id', '=', id).executeTakeFirst();
        if (!stored) throw notFound();
        const fields = complete(shape, replace ? {} : (stored.fields as Fields), change);
        await refuseDouble(trx, userId, fields, id);
        const row = await trx
          .updateTable('profile_entries')
          .set({ fields: JSON.stringify(fields), updated_at: sql`now()` })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning(['id', 'fields'])
          .executeTakeFirstOrThrow();
        return toEntry(row);
      });
    },

    /** Throws 404 for an entry that is not there or not the person's. */
    async remove(userId: number, id: number): Promise<void> {
      const row = await db
        .deleteFrom('profile_entries')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('section', '=', section)
        .returning('id')
        .executeTakeFirst();
      if (!row) throw notFound();
    },
  };
}

/** All fifteen lists of a person. */
export async function loadSections(db: Kysely<DB>, userId: number, names: readonly SectionName[]): Promise<Sections> {
  const sections = Object.fromEntries(names.map((name) => [name, [] as Fields[]]));
  const rows = await db
    .selectFrom('profile_entries')
    .select(['id', 'section', 'fields'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const row of rows) sections[row.section]?.push(toEntry(row));
  return sections as unknown as Sections;
}
