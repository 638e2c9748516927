import { forgetVisit, onStoredElsewhere } from './storage';
import { subjectOf } from './tokenFacts';
import { tokens } from './tokens';

/**
 * Unsaved edits of every form, stored for this tab until it is closed: they are restored after a reload and after signing in again when a
 * session expired. They are never shown to another person, and signing out deletes them in every tab.
 */
const prefix = 'peyk.edit.';
/** Set when this tab saw the session end without a sign-out: the edits are kept for their owner. */
const waiting = 'peyk.waiting';
const format = 1;
/** The most forms, and the most characters of all of them together, far below the browsers' quota. */
const most = { forms: 30, characters: 1_500_000 };

interface Kept {
  format: number;
  /** The time of storing, to evict the oldest first. */
  at: number;
  /** The subject of the access token at that time. */
  subject: string | null;
  edit: unknown;
}

const keyOf = (owner: number, form: string) => `${prefix}${owner}.${form}`;

/** Stores the unsaved edits of a form. `owner` is the id of the person, `form` the name of the form and its record. */
export function keepEdit(owner: number, form: string, edit: unknown): void {
  // A form that unmounts after the end of its session must not write again what was just deleted.
  if (!tokens.exist()) return;
  inStorage((storage) => {
    const kept: Kept = { format, at: Date.now(), subject: subjectOf(tokens.access()), edit };
    const text = JSON.stringify(kept);
    const key = keyOf(owner, form);
    storage.removeItem(key);
    if (text.length > most.characters) return;
    makeRoom(storage, text.length);
    storage.setItem(key, text);
  });
}

/** The unsaved edits of a form by this person; undefined where there are none or they cannot be parsed. */
export function keptEdit(owner: number, form: string): unknown {
  return inStorage((storage) => {
    for (const key of keysOf(storage)) if (!key.startsWith(keyOf(owner, ''))) storage.removeItem(key);
    return read(storage, keyOf(owner, form))?.edit;
  });
}

/** The names of this person's stored forms that begin with `start`, without that prefix, newest first. */
export function keptForms(owner: number, start: string): readonly string[] {
  const whole = keyOf(owner, start);
  return (
    inStorage((storage) =>
      byAge(storage)
        .filter(({ key }) => key.startsWith(whole))
        .map(({ key }) => key.slice(whole.length))
        .toReversed(),
    ) ?? []
  );
}

/** Deletes the stored edits of a form after it was saved or discarded. */
export function dropEdit(owner: number, form: string): void {
  inStorage((storage) => storage.removeItem(keyOf(owner, form)));
}

/**
 * Deletes stored edits for as long as the page is open: when their owner signs out in any tab, and when another person signs in. A page
 * that was frozen or closed cannot tell a sign-out from an expired session: if nobody is signed in and it did not see the session end, it
 * deletes them.
 */
export function watchKeptEdits(): void {
  settle('began');
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) settle('began');
  });
  onStoredElsewhere((key) => {
    if (key === 'peyk.left') forgetVisit();
  });
  tokens.subscribe(() => settle('saw'));
}

function settle(how: 'began' | 'saw'): void {
  inStorage((storage) => {
    const keys = keysOf(storage);
    if (tokens.exist()) {
      const subject = subjectOf(tokens.access());
      storage.removeItem(waiting);
      for (const key of keys) {
        const of = read(storage, key)?.subject ?? null;
        if (subject !== null && of !== null && of !== subject) storage.removeItem(key);
      }
    } else if (how === 'saw') {
      if (keys.length > 0) storage.setItem(waiting, '1');
    } else if (storage.getItem(waiting) === null) {
      for (const key of keys) storage.removeItem(key);
    }
  });
}

/** Evicts the oldest entries until there is room for one more of this length. */
function makeRoom(storage: Storage, characters: number): void {
  const kept = byAge(storage);
  let used = characters + kept.reduce((sum, { length }) => sum + length, 0);
  for (let left = kept.length; left >= most.forms || used > most.characters; left -= 1) {
    const oldest = kept[kept.length - left];
    if (oldest === undefined) return;
    storage.removeItem(oldest.key);
    used -= oldest.length;
  }
}

const keysOf = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(prefix));

const byAge = (storage: Storage) =>
  keysOf(storage)
    .map((key) => ({ key, length: storage.getItem(key)?.length ?? 0, at: read(storage, key)?.at ?? 0 }))
    .toSorted((a, b) => a.at - b.at);

function read(storage: Storage, key: string): Kept | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof value === 'object' && value !== null && (value as Kept).format === format ? (value as Kept) : null;
  } catch {
    return null;
  }
}

/** Storage may be blocked or full; the edits then last only as long as the page. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}
