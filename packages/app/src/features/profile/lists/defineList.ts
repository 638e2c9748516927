import { type Outcome, api, perform } from '../../../api/client';
import type { GetData, GetPath } from '../../../api/useApi';
import type { FormTable } from '../../../forms/defineForm';
import type { Translate } from '../../../i18n/translator';
import type { Locale } from '../../../i18n/types';
import type { ListName } from '../steps';
import { waitingFor } from './waitingFor';

/** An entry of any list of the profile. */
export interface Entry {
  id: number;
  version?: number;
}

/** An entry as a row shows it. */
export interface EntryRow {
  title: string;
  years?: { from: number; to?: number | null; current?: boolean };
  /** Below the title, empty ones left out. */
  lines?: readonly (string | null | undefined)[];
  /** A name or sentence of it is in other letters, and its English is not given yet (LTR-05). */
  waits?: boolean;
  /** Which ones, by their labels; of entries that a form of ours edits. */
  waitsFor?: readonly string[];
  /** The address of a page about it, as the person wrote it. */
  link?: string | null;
}

/** The addresses of lists of the person's own entries. */
export type ListPath = {
  [Path in Extract<GetPath, `/api/student/${string}/`>]: GetData<Path> extends readonly Entry[] ? Path : never;
}[Extract<GetPath, `/api/student/${string}/`>];
type EntryOf<Path extends ListPath> = GetData<Path> extends readonly (infer Item)[] ? Item : never;

interface Definition<Item, Body extends object, Values extends object> {
  /** The key of its texts, and of its unsaved edits. */
  name: ListName;
  form: FormTable<Values, Body>;
  /** The initial values of a new entry. */
  given?: (currentYear: number) => Partial<Values>;
  /** What the buttons of a row call the entry. */
  nameOf: (item: Item, t: Translate) => string;
  row: (item: Item, t: Translate, locale: Locale) => EntryRow;
  /** Fields for the English of a research area, each with the field of the area itself. */
  areas?: Readonly<Record<string, string>>;
  /** What a sentence of the person's own in this form gives to emails. */
  gain?: 'question' | 'result';
}

/** One list of the profile: its address, its form, its rows. What is typed by its own entry is known to its file alone. */
export interface ProfileList extends Omit<Definition<Entry, object, object>, 'form'> {
  path: ListPath;
  form: FormTable<object, object>;
  add: (body: object) => Promise<Outcome<Entry | null>>;
  update: (id: number, change: object) => Promise<Outcome<Entry | null>>;
  remove: (id: number) => Promise<Outcome<unknown>>;
}

/** Lists whose entries are deleted at an address of their own. */
const DELETED_APART: ReadonlySet<string> = new Set([
  '/api/student/research-experiences/',
  '/api/student/teaching-experiences/',
  '/api/student/references/',
] satisfies ListPath[]);

/** Defines a list. A field that the contract does not have does not compile. */
export function defineList<const Path extends ListPath, Body extends object, Values extends object>({
  path,
  ...list
}: Definition<EntryOf<Path>, Body, Values> & { path: Path }): ProfileList {
  // The contract has the same operations for each list, at addresses below that of the list (specification, section 7).
  const at = (id: number) => ({ params: { path: { id } } });
  const known = list as unknown as Definition<Entry, object, object>;
  return {
    ...known,
    row: (item, t, locale) => {
      const row = known.row(item, t, locale);
      return row.waits ? { ...row, waitsFor: waitingFor(known.form, item, t) } : row;
    },
    path,
    add: (body) => perform(api.POST(`${path}add/` as never, { body } as never)),
    update: (id, body) => perform(api.PATCH(`${path}{id}/` as never, { ...at(id), body } as never)),
    remove: (id) =>
      perform(api.DELETE(`${path}{id}/${DELETED_APART.has(path) ? 'delete/' : ''}` as never, at(id) as never)),
  };
}
