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

/** A word by the beginning that all its forms share. */
const stem = (word: string) => (word.length > 4 ? word.replace(/(?:ures?|ed|ing|s)$/, '') : word);

/** What a word of a question may be called in the name of a story. */
export function kinOf(word: string): readonly string[] {
  const own = stem(word);
  const kin = KIN.filter((group) => group.some((one) => stem(one) === own)).flat();
  return [...new Set([own, ...kin])];
}

/** The words of a name as code writes it: `noAccount` and "No Account" are both "no account". */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== '')
    .map(stem);

/** Words that say how a thing stands, and not which thing it is. */
const MANNERS = new Set(KIN.flat().map(stem));

/**
 * What a story is about beside its name: the folder of its code, the data of its state, and the texts of its screen that are named after a
 * thing in its name, as `botEdit.account` is after that of Accounts Failed. Who reads that name on a page of bots cannot know that it is of
 * Gmail; the text says it.
 */
function about({ title, name, importPath }: Listed, named: readonly Named[], screens: readonly Screen[]): string {
  const folder = wordsOf(importPath.split('/').at(-2) ?? '').join(' ');
  const screen = screens.find((one) => one.title === title);
  if (!screen) return folder;
  const own = new Set(wordsOf(name));
  const said = named.filter(
    ({ words, text }) =>
      words.every((word) => own.has(word)) && words.some((word) => !MANNERS.has(word)) && shows(screen, text.key),
  );
  const values = screen.values[name.replaceAll(' ', '')] ?? '';
  return folded([folder, values, ...said.flatMap(({ text: { en, fa } }) => [en, fa])].join(' '));
}

/** A text with the words that its key ends in. */
interface Named {
  text: Text;
  words: readonly string[];
}

/** What is read once of all texts, and of each story, however often somebody asks. */
const read = new WeakMap<readonly Text[], { named: readonly Named[]; of: Map<string, string> }>();

function aboutOnce(story: Listed, texts: readonly Text[], screens: readonly Screen[]): string {
  const known = read.get(texts) ?? {
    named: texts.map((text) => ({ text, words: wordsOf(text.key.slice(text.key.lastIndexOf('.') + 1)) })),
    of: new Map<string, string>(),
  };
  read.set(texts, known);
  const of = `${story.importPath} ${story.title} ${story.name}`;
  const before = known.of.get(of);
  if (before !== undefined) return before;
  const now = about(story, known.named, screens);
  known.of.set(of, now);
  return now;
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
  // What a story is about tells only what its name does not: a name alone has kin, a text says what it means.
  const speaksOf = (story: Listed) => {
    const all = folded(`${story.title} ${story.name}`);
    return words.every(
      (word) =>
        kinOf(word).some((one) => all.includes(one)) || aboutOnce(story, within.texts, within.screens).includes(word),
    );
  };
  const spoken = within.stories.filter(speaksOf);
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
