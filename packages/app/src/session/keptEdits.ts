import { forgetVisit, onStoredElsewhere } from './storage';
import { subjectOf } from './tokenFacts';
import { tokens } from './tokens';

/**
 * What a person typed and did not save, of every form, for this tab until it is closed: it is there again after a reload
 * and after signing in anew when a session ended in the middle. Nobody finds the words of somebody else, and signing out
 * forgets them in every tab.
 */
const prefix = 'peyk.edit.';
/** This tab saw the session end and nobody sign out: what is kept waits for its person. */
const waiting = 'peyk.waiting';
const format = 1;
/** The most forms, and the most characters of all of them together, far below what a browser grants. */
const most = { forms: 30, characters: 1_500_000 };

interface Kept {
  format: number;
  /** When it was kept, to forget the oldest first. */
  at: number;
  /** Whom the tokens named then. */
  subject: string | null;
  edit: unknown;
}

const keyOf = (owner: number, form: string) => `${prefix}${owner}.${form}`;

/** Keeps what was typed into a form. `owner` is the id of the person, `form` the name of the form and what it is about. */
export function keepEdit(owner: number, form: string, edit: unknown): void {
  // A form that learns late of the end of its session must not write down what was just forgotten.
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

/** What was typed into a form by this person and not saved; undefined where nothing was, and for garbage. */
export function keptEdit(owner: number, form: string): unknown {
  return inStorage((storage) => {
    for (const key of keysOf(storage)) if (!key.startsWith(keyOf(owner, ''))) storage.removeItem(key);
    return read(storage, keyOf(owner, form))?.edit;
  });
}

/** What is left of the names of this person's kept forms that begin with `start`, the newest first. */
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

/** Forgets what was typed into a form: it was saved, or given up. */
export function dropEdit(owner: number, form: string): void {
  inStorage((storage) => storage.removeItem(keyOf(owner, form)));
}

/**
 * Watches who comes and goes, for as long as the page lives: what is kept is forgotten when its person signs out in any
 * tab and when somebody else is here. A page that was asleep or closed cannot tell a sign-out from the end of a session:
 * where nobody is signed in and it did not see the session end, it forgets.
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

/** Forgets the oldest until there is room for one more of this length. */
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

/** Storage may be blocked or full; then what was typed lives as long as its page. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(globalThis.sessionStorage);
  } catch {
    return undefined;
  }
}
