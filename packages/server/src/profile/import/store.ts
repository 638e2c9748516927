import type { Import, ImportSaved, ImportUndone } from '@peyk/api-types';
import { type Kysely, sql } from 'kysely';
import { personalCompleted } from '../../accounts/personalCompleted.ts';
import { weighEdit } from '../../platform/db/editConflicts.ts';
import type { DB, Json } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/deps.ts';
import { conflict, HttpProblem, invalidField, notFound } from '../../platform/http/errors.ts';
import { type IdempotentRequest, runOnce } from '../../platform/http/idempotency.ts';
import { lockPerson, userTransaction } from '../../platform/locks.ts';
import { MOST_ENTRIES } from '../../platform/quotas.ts';
import { happened } from '../../rewards/earn.ts';
import { sectionCompleted } from '../completed.ts';
import { type Fields, storable } from '../entries.ts';
import { fieldsOf, type SectionDescription, SECTIONS } from '../sections.ts';
import { createIndex } from './duplicates.ts';
import type { Preview } from './preview.ts';

/** How long an import can be stored or taken back. */
const KEPT_MS = 24 * 3_600_000;

interface Item {
  key: number;
  entry: Fields;
  existing: (Fields & { id: number }) | null;
  differs: readonly string[];
  authors?: readonly string[];
}

/** What was stored: an entry as it was before, null for a new one, and the version that the import gave it. */
interface Changes {
  entries: { id: number; before: Fields | null; version: number }[];
  person: { phone?: string; address?: string } | null;
}

/** What the person chose. */
export interface Choice {
  take: readonly number[];
  authors?: readonly { key: number; own_author: string | null }[] | undefined;
}

/** The DOI of the paper that was brought in by it, in one spelling: DOIs do not tell capitals apart. */
function doiIn({ lists }: Preview): string | null {
  const doi = (lists.papers?.[0] as Item | undefined)?.entry['doi'];
  return typeof doi === 'string' ? doi.toLowerCase() : null;
}

/** Deletes the imports that can no longer be stored or taken back. */
export async function deleteOldImports(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('profile_imports').where('created_at', '<', expiry(now)).execute();
}

const expiry = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

function chosenItems({ lists }: Preview, { section }: SectionDescription, { take, authors = [] }: Choice): Item[] {
  const keys = new Set(take);
  const named = new Map(authors.map(({ key, own_author }) => [key, own_author]));
  const items = (lists[section] ?? []) as unknown as Item[];
  return items
    .filter(({ key }) => keys.has(key))
    .map((item) => {
      const own = named.get(item.key);
      if (own === undefined || !item.authors) return item;
      if (own !== null && !item.authors.includes(own)) throw invalidField('authors', 'authorUnknown');
      return { ...item, entry: { ...item.entry, own_author: own } };
    });
}

interface Row {
  id: number;
  fields: Fields;
  version: number;
  field_versions: Json;
}

/** Stores what the person chose of one list, within the transaction of the import. */
async function saveList(
  trx: Kysely<DB>,
  { userId, at }: { userId: number; at: Date },
  description: SectionDescription,
  items: readonly Item[],
): Promise<{
  changes: Changes['entries'];
  added: number;
  changed: number;
}> {
  const { section } = description;
  const shape = fieldsOf(description);
  const rows = (await trx
    .selectFrom('profile_entries')
    .select(['id', 'fields', 'version', 'field_versions', sql<number>`coalesce(rank, id)`.as('place')])
    .where('user_id', '=', userId)
    .where('section', '=', section)
    .execute()) as unknown as (Row & { place: number })[];
  const stored = new Map(rows.map((row) => [row.id, row]));
  const known = createIndex<Fields>(
    section,
    rows.map(({ fields }) => fields),
  );
  const fresh: Fields[] = [];
  const changes: Changes['entries'] = [];
  for (const { entry, existing, differs } of items) {
    const row = existing === null ? undefined : stored.get(existing.id);
    if (row === undefined) {
      // Since it was shown, the person may have added it, or deleted the one that it was compared with.
      if (!known.find(entry)) {
        fresh.push(entry);
        known.add(entry);
      }
      continue;
    }
    const change = Object.fromEntries(differs.map((name) => [name, entry[name]]));
    const own = row.fields['own_author'] ?? entry['own_author'];
    const fields = storable(shape, { ...row.fields, ...change, ...(section === 'papers' ? { own_author: own } : {}) });
    const edit = weighEdit(row, row.fields, fields, undefined);
    if (edit.kind !== 'change') continue;
    await trx
      .updateTable('profile_entries')
      .set({
        fields: JSON.stringify(fields),
        version: edit.version,
        field_versions: edit.field_versions,
        updated_at: at,
      })
      .where('id', '=', row.id)
      .execute();
    changes.push({ id: row.id, before: row.fields, version: edit.version });
  }
  const changed = changes.length;
  if (rows.length + fresh.length > MOST_ENTRIES) {
    const params = { n: MOST_ENTRIES, count: rows.length + fresh.length };
    throw new HttpProblem(400, 'importListFull', { params, code: 'list_full' });
  }
  if (fresh.length > 0) {
    // Behind entries that were moved to the end, too.
    const last = Math.max(0, ...rows.map(({ place }) => place));
    const inserted = await trx
      .insertInto('profile_entries')
      .values(
        fresh.map((fields, index) => ({
          user_id: userId,
          section,
          fields: JSON.stringify(fields),
          rank: last + 1 + index,
          created_at: at,
          updated_at: at,
        })),
      )
      .returning(['id', 'version'])
      .execute();
    changes.push(...inserted.map(({ id, version }) => ({ id, before: null, version })));
  }
  return { changes, added: fresh.length, changed };
}

/** Stores phone and address where the person has none. */
async function savePerson(trx: Kysely<DB>, userId: number, person: NonNullable<Preview['person']>) {
  const user = await trx
    .selectFrom('users')
    .select(['phone', 'address', 'version', 'field_versions'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const set = {
    ...(user.phone === null && person.phone !== null ? { phone: person.phone } : {}),
    ...(user.address === null && person.address !== null ? { address: person.address } : {}),
  };
  return (await changePerson(trx, userId, user, set)) ? set : null;
}

async function changePerson(
  trx: Kysely<DB>,
  userId: number,
  user: Parameters<typeof weighEdit>[0] & { phone: string | null; address: string | null },
  set: { phone?: string | null; address?: string | null },
): Promise<boolean> {
  const edit = weighEdit(user, { phone: user.phone, address: user.address }, set, undefined);
  if (edit.kind !== 'change') return false;
  const { version, field_versions } = edit;
  await trx
    .updateTable('users')
    .set({ ...set, version, field_versions })
    .where('id', '=', userId)
    .execute();
  return true;
}

/** The imports of a person: each is shown first, then stored or not, then taken back or not. */
export function createImports({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const locked = <T extends object>(
    userId: number,
    attempt: IdempotentRequest | null,
    work: (trx: Kysely<DB>) => Promise<T>,
  ) =>
    userTransaction(db, userId, async (trx) => {
      await lockPerson(trx, userId);
      return runOnce(trx, attempt, () => work(trx));
    });
  const own = async (trx: Kysely<DB>, userId: number, id: number) => {
    const row = await trx
      .selectFrom('profile_imports')
      .select(['found', 'changes', 'undone_at'])
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('created_at', '>=', expiry(now()))
      .executeTakeFirst();
    if (!row) throw notFound();
    return { found: row.found as unknown as Preview, changes: row.changes as Changes | null, undone: row.undone_at };
  };

  return {
    /** Keeps what was found for a day; the person's earlier imports that were not stored are forgotten. */
    async keep(userId: number, found: Preview): Promise<Import> {
      return db.transaction().execute(async (trx) => {
        await trx.deleteFrom('profile_imports').where('user_id', '=', userId).where('changes', 'is', null).execute();
        const { id } = await trx
          .insertInto('profile_imports')
          .values({ user_id: userId, found: JSON.stringify(found), created_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { id, ...found };
      });
    },

    /** Stores the chosen entries, all or none. Throws 404 for an import that is gone, 409 for one that is stored, 400 for a list that would be too long. */
    save(userId: number, id: number, choice: Choice, attempt: IdempotentRequest | null): Promise<ImportSaved> {
      return locked(userId, attempt, async (trx) => {
        const { found, changes } = await own(trx, userId, id);
        if (changes !== null) throw conflict('importStored', 'import_stored');
        const at = now();
        const kept: Changes = { entries: [], person: null };
        const saved: ImportSaved = { added: 0, changed: 0 };
        for (const description of SECTIONS) {
          const items = chosenItems(found, description, choice);
          if (items.length === 0) continue;
          const list = await saveList(trx, { userId, at }, description, items);
          kept.entries.push(...list.changes);
          if (list.added > 0) await sectionCompleted(trx, userId, description.section, at);
          saved.added += list.added;
          saved.changed += list.changed;
        }
        // Taken back and added again, it is the same paper.
        const doi = found.kind === 'doi' && saved.added > 0 ? doiIn(found) : null;
        if (doi !== null)
          await happened(trx, { userId, event: 'paper_added_by_doi', subject: doi, actor: 'person', at, once: '' });
        if (found.person && choice.take.includes(found.person.key))
          kept.person = await savePerson(trx, userId, found.person);
        if (kept.person) {
          saved.changed += 1;
          await personalCompleted(trx, userId, at);
        }
        await trx
          .updateTable('profile_imports')
          .set({ changes: JSON.stringify(kept) })
          .where('id', '=', id)
          .execute();
        return saved;
      });
    },

    /** Takes a stored import back, except what was changed since. Throws 404 for one that is gone and 409 for one that is not stored. */
    undo(userId: number, id: number, attempt: IdempotentRequest | null): Promise<ImportUndone> {
      return locked(userId, attempt, async (trx) => {
        const { changes, undone } = await own(trx, userId, id);
        if (changes === null || undone !== null) throw conflict('importNotStored', 'import_not_stored');
        const at = now();
        const result: ImportUndone = { removed: 0, restored: 0, kept: 0 };
        const rows = await trx
          .selectFrom('profile_entries')
          .select(['id', 'section', 'fields', 'version', 'field_versions'])
          .where('user_id', '=', userId)
          .where('id', 'in', [0, ...changes.entries.map((entry) => entry.id)])
          .execute();
        const current = new Map(rows.map((row) => [row.id, row]));
        const removed: number[] = [];
        for (const { id: entry, before, version } of changes.entries) {
          const row = current.get(entry);
          if (!row) continue;
          if (row.version !== version) result.kept += 1;
          else if (before === null) removed.push(entry);
          else {
            const edit = weighEdit(row, row.fields as Fields, before, undefined);
            if (edit.kind !== 'change') continue;
            await trx
              .updateTable('profile_entries')
              .set({
                fields: JSON.stringify(before),
                version: edit.version,
                field_versions: edit.field_versions,
                updated_at: at,
              })
              .where('id', '=', entry)
              .execute();
            result.restored += 1;
          }
        }
        await trx
          .deleteFrom('profile_entries')
          .where('user_id', '=', userId)
          .where('id', 'in', [0, ...removed])
          .execute();
        result.removed = removed.length;
        if (changes.person) {
          const user = await trx
            .selectFrom('users')
            .select(['phone', 'address', 'version', 'field_versions'])
            .where('id', '=', userId)
            .executeTakeFirstOrThrow();
          const names = (['phone', 'address'] as const).filter(
            (name) => changes.person?.[name] !== undefined && user[name] === changes.person[name],
          );
          const isRestored = await changePerson(
            trx,
            userId,
            user,
            Object.fromEntries(names.map((name) => [name, null])),
          );
          if (isRestored) result.restored += 1;
          else result.kept += 1;
        }
        await trx.updateTable('profile_imports').set({ undone_at: at }).where('id', '=', id).execute();
        return result;
      });
    },
  };
}
