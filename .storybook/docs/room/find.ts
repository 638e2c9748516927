import type { Screen, Tested } from './coverage';
import type { Listed } from './stories';

/** Letters as they compare: no case, no marks, one kind of yeh and kaf, no joiner. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u064b-\u0652\u0670\u200c-\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u064a', 'ی')
    .replaceAll('\u0643', 'ک')
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.codePointAt(0)! - 0x6f0))
    .toLowerCase();

export interface Text {
  key: string;
  en: string;
  fa: string;
}

export interface Found {
  /** How many there are of each; only the first are listed. */
  counts: { stories: number; texts: number; tests: number };
  stories: Listed[];
  texts: { text: Text; screens: Screen[] }[];
  /** Each with the screen it speaks of, where it speaks of one. */
  tests: { id: string; title: string; file: string; screen?: Screen }[];
}

/** Whether a screen may show the text of a key. */
export const shows = ({ keys }: Pick<Screen, 'keys'>, key: string): boolean =>
  keys.some((one) => (one.endsWith('.') ? key.startsWith(one) : key === one));

/** Words that ask for the same thing: whoever looks for what fails means what is refused, lost or missing as well. */
const KIN: readonly (readonly string[])[] = [
  [
    'fail',
    'error',
    'refused',
    'missing',
    'expired',
    'blocked',
    'closed',
    'cancelled',
    'broken',
    'no account',
    'no location',
    'reconnect',
    'not connected',
    'without reason',
    'unknown',
    'stale',
    'lost',
    'unreachable',
    'out of order',
  ],
  ['empty', 'nothing yet', 'no results'],
  ['loading', 'checking', 'busy', 'waiting'],
  ['long', 'wraps', 'cut'],
];

/** What a thing is called in the names of stories that do not say its own; who looks for one of these does not ask for the thing itself. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  gmail: ['mailbox broken', 'connectnotice', 'reconnect', 'botedit no account', 'botedit accounts failed'],
};

/** A word by the beginning that all its forms share. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ures?|ed|ing|s)$/, '') : word);

/** What a word of a question may be called in the name of a story. */
export function kinOf(word: string): readonly string[] {
  const own = stem(word);
  const kin = KIN.filter((group) => group.some((one) => stem(one) === own)).flat();
  return [...new Set([own, ...kin, ...(ALSO[own] ?? [])])];
}

/** More are counted, and not listed. */
const MOST = 60;

/** Everything that holds all words of a question: stories by name, texts in both languages, tests with the lines of the checklist. */
export function find(
  question: string,
  within: {
    stories: readonly Listed[];
    texts: readonly Text[];
    screens: readonly Screen[];
    /** Tests that name a line of the checklist, of screens or not. */
    named: readonly Tested[];
  },
): Found {
  const words = folded(question)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return { counts: { stories: 0, texts: 0, tests: 0 }, stories: [], texts: [], tests: [] };
  const holds = (...parts: string[]) => {
    const all = folded(parts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const speaksOf = (...names: string[]) => {
    const all = folded(names.join(' '));
    return words.every((word) => kinOf(word).some((one) => all.includes(one)));
  };
  const spoken = within.stories.filter(({ title, name }) => speaksOf(title, name));
  const told = Map.groupBy(spoken, ({ title, name }) => holds(title, name));
  const texts = within.texts.filter(({ key, en, fa }) => holds(key, en) || holds(fa));
  // A heading may have the line of the checklist.
  const asked = ({ title, ids }: Tested) => holds([...ids, title].join(' '));
  const ofScreens = within.screens.flatMap((screen) =>
    screen.tests.filter(asked).map(({ title, ids, file }) => ({ id: ids.join(', '), title, file, screen })),
  );
  const known = new Set(ofScreens.map(({ file, title }) => `${file} ${title}`));
  const others = within.named
    .filter((test) => asked(test) && !known.has(`${test.file} ${test.title}`))
    .map(({ title, ids, file }) => ({ id: ids.join(', '), title, file }));
  const tests: Found['tests'] = [...ofScreens, ...others];
  return {
    counts: { stories: spoken.length, texts: texts.length, tests: tests.length },
    // Those that say the very words come first.
    stories: [...(told.get(true) ?? []), ...(told.get(false) ?? [])].slice(0, MOST),
    texts: texts
      .slice(0, MOST)
      .map((text) => ({ text, screens: within.screens.filter((screen) => shows(screen, text.key)) })),
    tests: tests.slice(0, MOST),
  };
}
