import { type Kysely, sql } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { isCalendarDay } from '../platform/calendarDay.ts';
import { searchKey } from '../directory/searchKey.ts';
import { type EditedFields, weighEdit } from '../platform/db/editConflicts.ts';
import { emailOf } from '../platform/emailAddress.ts';
import { changedElsewhere, conflict, HttpProblem, invalidField, notFound } from '../platform/http/errors.ts';
import { type IdempotentRequest, runOnce } from '../platform/http/idempotency.ts';
import { hasLatinLettersOnly, withLatinDigits } from '../platform/latin.ts';
import { userTransaction, lockPerson } from '../platform/locks.ts';
import { MOST_ENTRIES } from '../platform/quotas.ts';
import { sectionCompleted } from './completed.ts';
import type { SectionFields, SectionName, Sections } from './sections.ts';

export type Fields = Record<string, unknown>;

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel']);
/** Schemes whose address is code or a document of its own: never the name of a host, also with digits after the colon. */
const CODE_SCHEMES = new Set(['javascript', 'vbscript', 'data', 'blob', 'file']);

/** An address without a scheme is fine (the app completes it, A-152); one with a scheme must have a safe one. */
function refuseUnsafeLink(field: string, text: string): void {
  // Browsers drop tabs and line breaks wherever they stand in an address (WHATWG URL, basic URL parser), also inside a scheme.
  const scheme = /^([a-z][a-z0-9+-]*):/i.exec(text.replaceAll(/[\s\p{C}]/gu, ''))?.[1]?.toLowerCase();
  if (scheme === undefined || SAFE_SCHEMES.has(scheme)) return;
  const portOfHost = /^[^/]*:\d+(\/|$)/.test(text) && !CODE_SCHEMES.has(scheme);
  if (!portOfHost) throw invalidField(field, 'webAddress');
}

function tidy(field: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.normalize('NFC').trim();
  if (field === 'url') refuseUnsafeLink(field, text);
  if (field === 'reference_email' && text !== '') return emailOf(field, text);
  if (field === 'expiration_date' && text !== '' && !isCalendarDay(text)) throw invalidField(field, 'format');
  if (field.endsWith('_en') && text !== '') {
    const english = withLatinDigits(text);
    if (!hasLatinLettersOnly(english)) throw invalidField(field, 'latinLetters');
    return english;
  }
  // The contract's minimum holds for a number alone; a text names its scale.
  if (field === 'gpa' && /^[-−]\s*[\d۰-۹٠-٩]/u.test(text)) throw invalidField(field, 'minimum', { min: 0 });
  return text === '' ? null : text;
}

/** The fields after a change: known names only, strings normalised, everything unset null. */
function asked({ names }: SectionFields, stored: Fields, change: Fields): Fields {
  return Object.fromEntries(
    names.map((name) => [name, Object.hasOwn(change, name) ? tidy(name, change[name]) : (stored[name] ?? null)]),
  );
}

/** The fields in storable form. Throws a 400 when a required one is missing. */
function complete({ required, hasCurrent }: SectionFields, wanted: Fields): Fields {
  const fields = { ...wanted };
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

/** The fields of a new entry as they are stored. Throws a 400 that names a field that is missing or wrong. */
export const storable = (shape: SectionFields, change: Fields): Fields => complete(shape, asked(shape, {}, change));

interface Row {
  id: number;
  fields: unknown;
  version: number;
}

const columns = ['id', 'fields', 'version'] as const;
const toEntry = ({ id, fields, version }: Row): Fields => ({ id, ...(fields as Fields), version });

/** The fields as compared for edit conflicts. End year and `is_current` depend on each other, so they count as one. */
function weighed({ names, hasCurrent }: SectionFields, fields: Fields): EditedFields {
  const each = Object.fromEntries(names.map((name) => [name, fields[name] ?? null]));
  if (!hasCurrent) return each;
  const { year_end: end, is_current: current, ...others } = each;
  return { ...others, end: [current === true, end] };
}

const positionOf = (change: Fields): number | undefined => change['position'] as number | undefined;

/** The order of a list: an entry that was never moved stands by its id. */
const inOrder = sql<number>`coalesce(rank, id)`;

/**
 * Moves an entry of a list to a place, from 1; one beyond the end is the end. The person is locked by the caller. Mostly one write: the entry
 * gets a number between those of its new neighbours; where none is left between two, the list is numbered anew. Whether it stood elsewhere.
 */
async function place(
  trx: Kysely<DB>,
  userId: number,
  section: SectionName,
  id: number,
  position: number,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('profile_entries')
    .select(['id', inOrder.as('key')])
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .orderBy(inOrder)
    .orderBy('id')
    .execute();
  const others = rows.filter((row) => row.id !== id);
  const at = Math.min(position - 1, others.length);
  if (rows[at]?.id === id) return false;
  const [before, after] = [others[at - 1]?.key, others[at]?.key];
  const key = before === undefined ? (after ?? 0) - 1 : after === undefined ? before + 1 : (before + after) / 2;
  if (key !== before && key !== after) {
    await trx.updateTable('profile_entries').set({ rank: key }).where('id', '=', id).execute();
    return true;
  }
  const ids = [...others.slice(0, at).map((row) => row.id), id, ...others.slice(at).map((row) => row.id)];
  await sql`
    update profile_entries set rank = place.rank
      from unnest(${ids}::int[]) with ordinality as place (id, rank)
     where profile_entries.id = place.id`.execute(trx);
  return true;
}

/** One list of one person. Every query filters by both. */
export function createEntries({ db, now }: Pick<Deps, 'db' | 'now'>, section: SectionName, shape: SectionFields) {
  const own = (trx: Kysely<DB>, userId: number) =>
    trx
      .selectFrom('profile_entries')
      .select([...columns, 'field_versions'])
      .where('user_id', '=', userId)
      .where('section', '=', section);

  /** Serialises a person's changes, so that a check still holds when its change is written. */
  const lockedTransaction = <T>(userId: number, work: (trx: Kysely<DB>) => Promise<T>): Promise<T> =>
    userTransaction(db, userId, async (trx) => {
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
    /** In the order that the person gave it, at first that of addition. */
    async list(userId: number): Promise<Fields[]> {
      return (await own(db, userId).orderBy(inOrder).orderBy('id').execute()).map(toEntry);
    },

    /**
     * A repeated request returns the entry of the first. Throws a 400 when the list is full, a 409 when the entry is a duplicate and a 422
     * for an idempotency key of another request.
     */
    add(userId: number, change: Fields, attempt: IdempotentRequest | null = null): Promise<Fields> {
      const fields = storable(shape, change);
      const insert = async (trx: Kysely<DB>): Promise<Fields> => {
        const { count } = await trx
          .selectFrom('profile_entries')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', userId)
          .where('section', '=', section)
          .executeTakeFirstOrThrow();
        if (count >= MOST_ENTRIES)
          throw new HttpProblem(400, 'listFull', { params: { n: MOST_ENTRIES }, code: 'list_full' });
        await refuseDouble(trx, userId, fields, null);
        const at = now();
        const row = await trx
          .insertInto('profile_entries')
          .values({ user_id: userId, section, fields: JSON.stringify(fields), created_at: at, updated_at: at })
          .returning(columns)
          .executeTakeFirstOrThrow();
        // Without a place it comes last, also behind entries that were moved to the end.
        await place(trx, userId, section, row.id, positionOf(change) ?? count + 1);
        // Recorded once: also for a list that was begun before sections were.
        await sectionCompleted(trx, userId, section, at);
        return toEntry(row);
      };
      return lockedTransaction(userId, (trx) => runOnce(trx, attempt, () => insert(trx)));
    },

    /**
     * Changes the given fields; `replace` unsets the others. Throws 404 for a missing entry or another person's, and 409 when it would
     * duplicate another one or when a changed field was changed since the version that the change names. A `position` moves it, which is no
     * edit of the entry.
     */
    update(userId: number, id: number, change: Fields, replace: boolean): Promise<Fields> {
      const from = change['version'] as number | undefined;
      return lockedTransaction(userId, async (trx) => {
        const stored = await own(trx, userId).where('id', '=', id).executeTakeFirst();
        if (!stored) throw notFound();
        const before = stored.fields as Fields;
        const wanted = asked(shape, replace ? {} : before, change);
        const fields = complete(shape, wanted);
        const edit = weighEdit(stored, weighed(shape, before), weighed(shape, wanted), from);
        if (edit.kind === 'clash') throw changedElsewhere(toEntry(stored));
        const position = positionOf(change);
        if (position !== undefined && (await place(trx, userId, section, id, position)))
          await trx.updateTable('profile_entries').set({ moved: true }).where('id', '=', id).execute();
        if (edit.kind === 'none') return toEntry(stored);
        await refuseDouble(trx, userId, fields, id);
        const row = await trx
          .updateTable('profile_entries')
          .set({
            fields: JSON.stringify(fields),
            version: edit.version,
            field_versions: edit.field_versions,
            updated_at: now(),
          })
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .returning(columns)
          .executeTakeFirstOrThrow();
        return toEntry(row);
      });
    },

    /** Throws 404 for a missing entry or another person's. The list stays in the order of the person without the entry that they moved. */
    async remove(userId: number, id: number): Promise<void> {
      const { rows } = await sql<{ id: number }>`
        with gone as (
          delete from profile_entries
           where id = ${id} and user_id = ${userId} and section = ${section}
          returning id, moved
        ), kept as (
          update profile_entries set moved = true
           where id = (
             select id from profile_entries
              where user_id = ${userId} and section = ${section} and id <> ${id} limit 1
           ) and exists (select from gone where moved)
        )
        select id from gone`.execute(db);
      if (rows.length === 0) throw notFound();
    },
  };
}

/** All lists of a person. */
export async function loadSections(db: Kysely<DB>, userId: number, names: readonly SectionName[]): Promise<Sections> {
  const sections = Object.fromEntries(names.map((name) => [name, [] as Fields[]]));
  const rows = await db
    .selectFrom('profile_entries')
    .select(['id', 'section', 'fields'])
    .where('user_id', '=', userId)
    .orderBy(inOrder)
    .orderBy('id')
    .execute();
  for (const { id, section, fields } of rows) sections[section]?.push({ id, ...(fields as Fields) });
  return sections as unknown as Sections;
}

/** The lists of a person that they ordered by hand. */
export async function orderedByHand(db: Kysely<DB>, userId: number): Promise<Set<SectionName>> {
  const rows = await db
    .selectFrom('profile_entries')
    .select('section')
    .distinct()
    .where('user_id', '=', userId)
    .where('moved', '=', true)
    .execute();
  return new Set(rows.map(({ section }) => section as SectionName));
}
