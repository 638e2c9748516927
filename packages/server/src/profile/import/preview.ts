import type { Import, ImportedLists, ImportKind } from '@peyk/api-types';
import { HttpProblem } from '../../platform/http/errors.ts';
import { type Fields, storable } from '../entries.ts';
import { type OwnName, ownAuthor } from '../ownAuthor.ts';
import { fieldsOf, type SectionName, SECTIONS, type Sections } from '../sections.ts';
import { createIndex, differencesOf } from './duplicates.ts';
import { type Found, problem } from './found.ts';

/** What an import is compared with. */
export interface Known {
  sections: Sections;
  person: OwnName & { phone: string | null; address: string | null };
}

/** An import before it has an id. */
export type Preview = Omit<Import, 'id'>;

/** The own name among a paper's authors: as the source says, else the one that is clearly nearest to the person's names (IMP-02). */
function ownName(authors: readonly string[], told: string | null | undefined, person: OwnName): string | null {
  if (told && authors.includes(told)) return told;
  const place = ownAuthor(authors.join('; '), person);
  return place === null ? null : (authors[place.index] ?? null);
}

/** Overrides and isolates can disguise what a line says; the API refuses them wherever a person types. */
const DIRECTION_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/gu;
const undisguised = (fields: object): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.replaceAll(DIRECTION_CONTROLS, '') : value,
    ]),
  );

/** The first text of an entry, to tell it from others. */
const nameOf = (fields: Fields): string | null =>
  (Object.values(fields).find((value) => typeof value === 'string' && value !== '') as string | undefined) ?? null;

/** What was found, beside what the profile has: new, the same, or different. An entry that stands twice in the source is shown once. */
export function createPreview(kind: ImportKind, sample: boolean, found: Found, { sections, person }: Known): Preview {
  const problems = [...found.problems];
  const lists: Partial<Record<SectionName, unknown[]>> = {};
  let key = 0;
  for (const description of SECTIONS) {
    const { section } = description;
    const shape = fieldsOf(description);
    const own = createIndex<Fields>(section, sections[section]);
    const seen = createIndex<Fields>(section, []);
    const items: unknown[] = [];
    for (const item of found.entries) {
      if (item.section !== section) continue;
      const authors = item.authors ?? [];
      const fields = undisguised(item.entry);
      if (section === 'papers') fields['own_author'] = ownName(authors, item.ownAuthor, person);
      let entry: Fields;
      try {
        entry = storable(shape, fields);
      } catch (error) {
        if (!(error instanceof HttpProblem)) throw error;
        const [field = null] = Object.keys(error.fields);
        problems.push(problem('unreadable', { name: nameOf(fields), field }));
        continue;
      }
      if (seen.find(entry)) continue;
      seen.add(entry);
      const existing = own.find(entry) ?? null;
      const differs = existing === null ? [] : differencesOf(existing, entry);
      const status = existing === null ? 'new' : differs.length === 0 ? 'same' : 'different';
      key += 1;
      items.push({ key, status, entry, existing, differs, ...(section === 'papers' ? { authors } : {}) });
    }
    if (items.length > 0) lists[section] = items;
  }
  const phone = person.phone === null ? (found.person?.phone ?? null) : null;
  const address = person.address === null ? (found.person?.address ?? null) : null;
  return {
    kind,
    name: found.name,
    sample,
    lists: lists as ImportedLists,
    person: phone === null && address === null ? null : { key: key + 1, phone, address },
    problems,
    left_out: found.leftOut,
  };
}
