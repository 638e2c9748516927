import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reaches } from '../../../scripts/story-graph.mjs';
import { type Anatomy, anatomyOf, controlsOf } from './anatomy.ts';
import type { Control } from './elements.ts';
import { VARIABLES } from './trial.ts';
import { tokens } from '../../../packages/design-system/src/theme/tokens.ts';
import { storyFiles } from '../../sidebar.ts';
import { KEYBOARD, type Tested, testsIn } from './coverage.ts';

/** A test that presses keys. */
export interface Pressed extends Tested {
  keys: string[];
}

/** The sentences of a comment, those that lead elsewhere told apart. */
export interface Purpose {
  when: string[];
  whenNot: string[];
}

/** What is known of a part of the design system from the code around it. */
export interface Part {
  title: string;
  component: string;
  file: string;
  /** What it is for, and where another part is better, sentence by sentence: the comment on it in the code. */
  purpose: Purpose;
  /** The tokens that its own style sheets read, such as `radius.card`. */
  tokens: string[];
  /** The pieces it is made of: the elements that its style sheets dress. */
  anatomy: Anatomy;
  /** The kinds of controls in it, its own and those of the parts it draws. */
  controls: Control[];
  byKeyboard: Pressed[];
  /** Titles of the screens that draw it, by the module graph. */
  screens: string[];
}

/** A style sheet or a part that reads tokens, with the stories that draw it. */
export interface Reader {
  file: string;
  tokens: string[];
  /** Halves of the ids of stories: of screens and of everything else. */
  screens: string[];
  others: string[];
}

/** What reads which token, and what is drawn by whom. */
export interface Parts {
  parts: Part[];
  readers: Reader[];
}

/** The first two names of a token by the way code reads it: `vars.radius.card`, `space[16]`. */
const CSS_NAMES = Object.keys(tokens).join('|');
const READS = new RegExp(
  String.raw`\b(?:vars\.(?<group>\w+)(?:\.(?<name>\w+)|\[(?<computed>\w+)\])?|(?<plain>${CSS_NAMES}|zIndex|weights)(?:\.(?<step>\w+)|\[(?<figure>\d+)\]))`,
  'g',
);
/** The groups of the contract under the names they have among the tokens. */
const GROUPS: Record<string, string> = {
  ...Object.fromEntries(Object.entries(VARIABLES).map(([group, { name }]) => [name, group])),
  zIndex: 'stacking',
  weights: 'weight',
  font: 'typeface',
};
const STEP = /\btype\('(?<step>\w+)'\)/g;

const NAMES = new Set(
  Object.entries(tokens).flatMap(([group, values]) => {
    const steps = group === 'role' || group === 'type' || group === 'size' ? Object.values(values) : [values];
    return steps.flatMap((one) => Object.keys(one as object)).map((name) => `${group}.${name}`);
  }),
);

/** The tokens that a piece of code reads. */
export function tokensIn(text: string): string[] {
  const found = [...text.matchAll(READS)].flatMap(({ groups = {} }) => {
    const group = groups['group'] ?? groups['plain'] ?? '';
    const name = groups['name'] ?? groups['step'] ?? groups['figure'];
    return name === undefined ? [] : [`${GROUPS[group] ?? group}.${name}`];
  });
  const steps = [...text.matchAll(STEP)].map(({ groups }) => `type.${groups?.['step']}`);
  return [...new Set([...found, ...steps])].filter((one) => NAMES.has(one)).sort();
}

/** The tokens behind each name that a file of shared styles exports, with those of the names it uses itself. */
export function sharedTokens(text: string): Map<string, string[]> {
  const own = new Map<string, string>();
  for (const chunk of text.split(/^(?=export )/m)) {
    const name = /^export (?:const|function) (?<name>\w+)/.exec(chunk)?.groups?.['name'];
    if (name !== undefined) own.set(name, chunk);
  }
  const read = (name: string, seen: readonly string[]): string[] => {
    const chunk = own.get(name) ?? '';
    const others = [...own.keys()].filter((one) => !seen.includes(one) && new RegExp(`\\b${one}\\b`).test(chunk));
    return [...tokensIn(chunk), ...others.flatMap((one) => read(one, [...seen, one]))];
  };
  return new Map([...own.keys()].map((name) => [name, [...new Set(read(name, [name]))].sort()]));
}

/** A sentence that forbids, or names the part that is better: "For several choices, use a `SelectableCard`." */
const ELSEWHERE =
  /(?:^|; |, |\bIt |\bit |\bIt is )[Nn]ever\b|\b[Uu]se (?:[a-z]+ ){0,4}`|\bits `|\bis an? `|, (?:`\w+`|not )|: `\w+`\.$|^For (?:several|a|an)\b|nowhere else/;

/** What the comment on a part says, by the name of the part or of the hook that shows it. */
export function purposeOf(name: string, texts: readonly string[]): Purpose {
  // Bounded: the modules of one part, which we write ourselves.
  const comment = new RegExp(String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*export (?:function|const) (?:use)?${name}\b`);
  const said = texts.map((text) => comment.exec(text)?.[1]).find((one) => one !== undefined) ?? '';
  const sentences = said
    .replaceAll(/^\s*\* ?/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.;]) (?=[A-Z`])/)
    .filter((sentence) => sentence !== '');
  // The first sentence says what a part is, whatever else it says.
  const leads = (sentence: string, index: number) => index > 0 && ELSEWHERE.test(sentence);
  return {
    when: sentences.filter((sentence, index) => !leads(sentence, index)),
    whenNot: sentences.filter(leads),
  };
}

const IMPORTED = /import \{(?<names>[^}]+)\} from '(?:\.\.\/)+css\/parts'/g;

/** Everything in a style sheet that the theme decides, whether it names it or takes it from the shared styles. */
function readBy(text: string, shared: ReadonlyMap<string, string[]>): string[] {
  const names = [...text.matchAll(IMPORTED)].flatMap(({ groups }) =>
    (groups?.['names'] ?? '').split(',').map((name) => name.trim()),
  );
  return [...new Set([...tokensIn(text), ...names.flatMap((name) => shared.get(name) ?? [])])].sort();
}

const PRESSES = /\.tab\(\{ shift|\.tab\(|keyboard\((?<pressed>[^)]*)\)/g;

/** The keys in what a test types, those that are held down before the one they are held for: `Shift+Tab`. */
function keysOf(pressed: string): string[] {
  const held: string[] = [];
  const keys: string[] = [];
  for (const { groups } of pressed.matchAll(/\{(?<up>\/?)(?<key>\w+)(?<down>>?)[^}]*\}/g)) {
    const { up, key = '', down } = groups ?? {};
    if (up) held.splice(held.indexOf(key), 1);
    else if (down) held.push(key);
    else keys.push([...held, key].join('+'));
  }
  return keys;
}

/** The keys that a test presses, in the order in which it first does. */
export function keysIn(text: string): string[] {
  const keys = [...text.matchAll(PRESSES)].flatMap(([said, pressed]) => {
    if (pressed === undefined) return [said.includes('shift') ? 'Shift+Tab' : 'Tab'];
    return /^['"`] ['"`]$/.test(pressed) ? ['Space'] : keysOf(pressed);
  });
  return [...new Set(keys)];
}

/** The code of a test: from its title to the next test. */
function bodyOf(text: string, { title }: Tested, others: readonly Tested[]): string {
  const start =
    text.indexOf(title.replaceAll("'", String.raw`\'`)) === -1
      ? text.indexOf(title)
      : text.indexOf(title.replaceAll("'", String.raw`\'`));
  if (start === -1) return '';
  const next = others.map((one) => text.indexOf(one.title)).filter((place) => place > start);
  return text.slice(start, next.length > 0 ? Math.min(...next) : undefined);
}

/** Reads the parts of the design system, what tokens are read where, and which screens draw what. */
export function readParts(root: string): Parts {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const text = texts.get(file) ?? readFileSync(path.join(root, file), 'utf8');
    texts.set(file, text);
    return text;
  };
  const shared = sharedTokens(textOf('packages/design-system/src/css/parts.ts'));
  const sourceOf = (file: string) => (existsSync(path.join(root, file)) ? textOf(file) : undefined);
  const sources = globSync('packages/{design-system,app}/src/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter(
      (file) =>
        !/\.(?:test|stories)\.tsx?$|\/(?:theme|guards|testing)\//.test(file) &&
        !file.startsWith('packages/design-system/src/css/'),
    )
    .sort();
  // What the frame of every story imports is loaded with each, and drawn in those alone that import it themselves.
  const reached = reaches(root, ['.storybook/preview.tsx']);
  const stories = storyFiles(root)
    .filter(({ file }) => !file.includes('.wired.'))
    .map((one) => ({ ...one, modules: reached(one.file), isScreen: one.title.startsWith('Screens/') }));
  const drawing = (file: string) => stories.filter(({ modules }) => modules.has(file));
  /** What a style sheet exports belongs to the modules that use it by name, and to no other of those that import the sheet. */
  const importing = new Map<string, string[]>();
  const usersOf = (file: string, name: string) => {
    const stem = path.posix.basename(file, '.ts');
    // Every source is looked through once for a sheet, and not once more for each name in it.
    const importers = importing.get(stem) ?? sources.filter((one) => textOf(one).includes(`/${stem}'`));
    importing.set(stem, importers);
    const said = new RegExp(`\\b${name}\\b`);
    return importers.filter((one) => one !== file && said.test(textOf(one)));
  };
  const readers = sources.flatMap((file): Reader[] => {
    const text = textOf(file);
    if (readBy(text, shared).length === 0) return [];
    const names = file.endsWith('.css.ts') ? [...sharedTokens(text)] : [];
    const pieces: (readonly [read: string[], users: string[]])[] = names.map(([name, own]) => {
      const chunk = text.split(/^(?=export )/m).find((one) => new RegExp(`^export \\w+ ${name}\\b`).test(one)) ?? '';
      const lent = [...shared].filter(([one]) => new RegExp(`\\b${one}\\b`).test(chunk)).flatMap(([, read]) => read);
      return [[...own, ...lent], usersOf(file, name)];
    });
    const all = names.length > 0 ? pieces : [[readBy(text, shared), [file]] as const];
    return all
      .filter(([read]) => read.length > 0)
      .map(([read, users]) => {
        const by = stories.filter(({ modules }) => users.some((one) => modules.has(one)));
        return {
          file,
          tokens: [...new Set(read)].sort(),
          screens: by.filter(({ isScreen }) => isScreen).map(({ component }) => component),
          others: by.filter(({ isScreen }) => !isScreen).map(({ component }) => component),
        };
      });
  });
  const parts = stories
    .filter(({ isScreen, file }) => !isScreen && file.startsWith('packages/design-system/'))
    .map(({ title, component, file }): Part => {
      const folder = path.posix.dirname(file);
      const name = path.posix.basename(file, '.stories.tsx');
      // In a folder of several parts each has the files of its name.
      const own = globSync('*.{ts,tsx}', { cwd: path.join(root, folder) })
        .filter((one) => path.posix.basename(folder) === name || one.startsWith(`${name}.`))
        .sort();
      const isOwn = (one: string) => !/\.(?:test|stories)\.tsx?$/.test(one);
      const ownFiles = own.filter(isOwn).map((one) => `${folder}/${one}`);
      return {
        title,
        component,
        file,
        purpose: purposeOf(
          name,
          own.filter(isOwn).map((one) => textOf(`${folder}/${one}`)),
        ),
        tokens: [...new Set(own.filter(isOwn).flatMap((one) => readBy(textOf(`${folder}/${one}`), shared)))].sort(),
        anatomy: anatomyOf(new Map(ownFiles.map((one) => [one, textOf(one)]))),
        controls: [...new Set(ownFiles.flatMap((one) => controlsOf(one, sourceOf)))],
        byKeyboard: own
          .filter((one) => /\.test\.tsx?$/.test(one))
          .flatMap((one) => {
            const text = textOf(`${folder}/${one}`);
            const tests = testsIn(`${folder}/${one}`, text);
            return tests.map((test): Pressed => ({ ...test, keys: keysIn(bodyOf(text, test, tests)) }));
          })
          .filter(({ title: said, keys }) => KEYBOARD.test(said) || keys.length > 0),
        screens: drawing(`${folder}/${name}.tsx`)
          .filter(({ isScreen }) => isScreen)
          .map((one) => one.title),
      };
    });
  return { parts, readers };
}
