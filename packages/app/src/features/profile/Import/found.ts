import type { Import, ImportedLists, ImportProblem, components } from '@peyk/api-types';
import { leftOut } from '../../../api/unreadable';
import type { Entry } from '../lists/defineList';
import { type ListStep, type Step, WIZARD, isList } from '../steps';

type ImportSave = components['schemas']['ImportSave'];

/** One entry that was found. */
export interface FoundEntry {
  /** Its name in what is sent. */
  key: number;
  status: 'new' | 'same' | 'different';
  entry: Entry;
  /** The entry of the profile that it is. */
  existing: Entry | null;
  /** The fields that it would change. */
  differs: readonly string[];
  /** The authors of a paper, one by one. */
  authors: readonly string[];
  /** Which of them the person seems to be. */
  ownAuthor: string | null;
}

/** What was found for one list. */
export interface FoundList {
  step: ListStep;
  /** What can be selected: new and different entries. */
  open: readonly FoundEntry[];
  /** What the profile has already. */
  same: readonly FoundEntry[];
}

/** What was found, in the order of the builder. */
export interface Found {
  id: number;
  kind: Import['kind'];
  /** Whose record it is. */
  name: string | null;
  sample: boolean;
  lists: readonly FoundList[];
  person: Import['person'];
  problems: readonly ImportProblem[];
  /** How many notes came that the contract does not know. */
  unknownProblems: number;
  /** Parts of the source that a profile has no place for. */
  leftOut: readonly string[];
  /** How many entries could not be read. */
  unread: number;
}

/** What a person has selected of it. */
export interface Choice {
  taken: ReadonlySet<number>;
  /** Who the person is among the authors, by the key of the paper, where they said so. */
  authors: ReadonlyMap<number, string | null>;
}

/** The most that is stored at once, by the contract. */
export const MOST_TAKEN = 4000;

interface Answered {
  key: number;
  status: FoundEntry['status'];
  entry: object;
  existing: Entry | null;
  differs: readonly string[];
  authors?: readonly string[];
}

const nameInAnswer = (step: ListStep) => step.replaceAll('-', '_') as keyof ImportedLists;

/** The answer of a server as the screen shows it. */
export function foundOf(answer: Import): Found {
  const { id, kind, name, sample, lists, person, problems, left_out } = answer;
  // Two entries by one name could not be told apart in what is sent.
  const names = new Set(person === null ? [] : [person.key]);
  let unread = 0;
  const entriesOf = (step: ListStep): FoundEntry[] => {
    const items: readonly Answered[] = lists[nameInAnswer(step)] ?? [];
    const entries = items.flatMap((item) => {
      if (names.has(item.key)) return [];
      names.add(item.key);
      return [entryOf(item)];
    });
    unread += leftOut(items) + items.length - entries.length;
    return entries;
  };
  const found = WIZARD.filter(isList).flatMap((step): FoundList[] => {
    const entries = entriesOf(step);
    const same = entries.filter(({ status }) => status === 'same');
    return entries.length === 0 ? [] : [{ step, open: entries.filter((each) => !same.includes(each)), same }];
  });
  return {
    id,
    kind,
    name,
    sample,
    lists: found,
    person: person?.phone || person?.address ? person : null,
    problems,
    unknownProblems: leftOut(problems),
    leftOut: left_out,
    unread,
  };
}

function entryOf({ key, status, entry, existing, differs, authors = [] }: Answered): FoundEntry {
  const { own_author: own } = entry as { own_author?: string | null };
  const isChange = existing !== null && differs.length > 0;
  return {
    key,
    status: status === 'different' && !isChange ? (existing === null ? 'new' : 'same') : status,
    entry: { id: key, ...entry },
    existing,
    differs,
    authors,
    ownAuthor: own && authors.includes(own) ? own : null,
  };
}

/** All that can be selected. */
export const openEntries = ({ lists }: Found): FoundEntry[] => lists.flatMap(({ open }) => open);

export const isNothing = ({ lists, person }: Found): boolean => lists.length === 0 && person === null;

/** What is selected before the person says anything: what is new. */
export const firstChoice = (found: Found): Choice => ({
  taken: new Set([
    ...openEntries(found).flatMap(({ key, status }) => (status === 'new' ? [key] : [])),
    ...(found.person ? [found.person.key] : []),
  ]),
  authors: new Map(),
});

/** A selection with some entries in it, or out of it. */
export const withTaken =
  (keys: readonly number[], isTaken: boolean) =>
  (now: Choice): Choice => {
    const taken = new Set(now.taken);
    for (const key of keys) {
      if (isTaken) taken.add(key);
      else taken.delete(key);
    }
    return { ...now, taken };
  };

/** How many entries would be added and changed. Phone and address count as a change of the person. */
export function countsOf(found: Found, { taken }: Choice): { added: number; changed: number } {
  const chosen = openEntries(found).filter(({ key }) => taken.has(key));
  const added = chosen.filter(({ status }) => status === 'new').length;
  const person = found.person && taken.has(found.person.key) ? 1 : 0;
  return { added, changed: chosen.length - added + person };
}

/** Whether an entry asks who the person is among its authors: a name that the profile has already stays. */
export const asksAuthor = ({ authors, existing }: FoundEntry): boolean =>
  authors.length > 0 && !(existing as { own_author?: string | null } | null)?.own_author;

/** What is sent to store a selection. */
export function bodyOf(found: Found, { taken, authors }: Choice): ImportSave {
  const chosen = openEntries(found).filter(({ key }) => taken.has(key));
  const named = chosen.flatMap((entry) => {
    const own_author = authors.get(entry.key);
    const isAsked = own_author !== undefined && asksAuthor(entry);
    return isAsked && own_author !== entry.ownAuthor ? [{ key: entry.key, own_author }] : [];
  });
  const person = found.person && taken.has(found.person.key) ? [found.person.key] : [];
  return {
    take: [...chosen.map(({ key }) => key), ...person],
    ...(named.length > 0 ? { authors: named } : {}),
  };
}

/** The steps of the builder that a selection belongs to. */
export function stepsOf(found: Found, { taken }: Choice): Step[] {
  const lists = found.lists.filter(({ open }) => open.some(({ key }) => taken.has(key)));
  return [
    ...(found.person && taken.has(found.person.key) ? (['profile'] as const) : []),
    ...lists.map(({ step }) => step),
  ];
}

/** A selection, for the same source that was read once more: keys may be others then. */
export function carriedOver(before: Found, { taken, authors }: Choice, after: Found): Choice {
  const nameOf = (entry: FoundEntry) => {
    const { id: _, ...fields } = entry.entry;
    return JSON.stringify(fields);
  };
  const known = new Map(openEntries(before).map((entry) => [nameOf(entry), entry.key]));
  const next: { taken: number[]; authors: [number, string | null][] } = { taken: [], authors: [] };
  for (const entry of openEntries(after)) {
    const key = known.get(nameOf(entry));
    // What is there now for the first time is selected as at first.
    if (key === undefined ? entry.status === 'new' : taken.has(key)) next.taken.push(entry.key);
    const own = key === undefined ? undefined : authors.get(key);
    if (own !== undefined) next.authors.push([entry.key, own]);
  }
  if (after.person && (before.person === null || taken.has(before.person.key))) next.taken.push(after.person.key);
  return { taken: new Set(next.taken), authors: new Map(next.authors) };
}
