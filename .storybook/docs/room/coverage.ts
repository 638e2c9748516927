import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reaches } from '../../../scripts/story-graph.mjs';
import { modes, pictured, widths } from '../../modes.ts';
import { parseManifest } from '../../review/manifest.ts';
import { orderedGroups, storyFiles } from '../../sidebar.ts';

/** A test by its title, with the ids of the checklist that it begins with. */
export interface Tested {
  title: string;
  ids: string[];
  file: string;
  /** Whether it presses keys, by itself or through a function of its file. */
  presses: boolean;
}

/** Something that is left out of what is looked at, and why, in the words that stand there. */
export interface LeftOut {
  what: string;
  why: string;
}

/** What is known of a screen without running anything. */
export interface Screen {
  title: string;
  /** The first half of the ids of its stories, and of the names of its pictures. */
  component: string;
  file: string;
  /** Where it is found: as its stories say, or as a part of the page at that address. */
  address: string;
  states: number;
  unpictured: string[];
  leftOut: LeftOut[];
  /** What axe cannot decide on some of its states, with a person's verdict. */
  decided: LeftOut[];
  /** Pictures by mode and view: `en-light/desktop`. */
  pictures: Record<string, number>;
  wired: boolean;
  tests: Tested[];
  /** The keys of texts that it may show; one that ends in a dot stands for all below it. */
  keys: string[];
  /** What the data of its states says: the texts and values in it, by the name of the story. */
  values: Record<string, string>;
  /** What is missing, each a sentence. */
  holes: string[];
}

/** Every view that a screen must be pictured in, with the sentence for a screen that is not. */
const VIEWS: Record<string, string> = Object.fromEntries(
  (['desktop', 'small', 'tablet'] as const).flatMap((view) =>
    pictured.map((mode) => [
      `${mode}/${view}`,
      `no picture in ${modes[mode].locale === 'fa' ? 'Persian' : 'English'} at ${widths[view].width} px`,
    ]),
  ),
);

const TITLE =
  /\b(?:test|it)(?:\.each\([^`'"]*\))?\(\s*(?:'(?<single>(?:[^'\\\n]|\\.)+)'|"(?<double>[^"\n]+)"|`(?<template>[^`]+)`)/g;
const EACH_TITLE = /\]\s*(?:as const)?,?\s*\)\(\s*(?:'(?<single>(?:[^'\\\n]|\\.)+)'|"(?<double>[^"\n]+)")/g;
const ID = /\b[A-Z]{1,5}-?\d{1,3}[a-z]?\b/g;
/** A title that speaks of keys or of focus. */
export const KEYBOARD = /keyboard|\bTab\b|\bEnter\b|arrow keys?|\bEscape\b|focus/i;
/** What presses a key in a test. */
const PRESS =
  /\bkeyboard\.(?:press|type|insertText|down)\b|\b(?:pressOn|tabTo|typeOver|choose)\(|\buserEvent\.(?:keyboard|tab)\(|\.press\(['"`]/;
/** All tests of a file by keyboard: one of the ways in which they are run. */
const ALL_BY_KEYBOARD = /describe(?:\.each)?\((?:(?!\btest\(|\bit\()[\s\S])*?keyboard/;
const FUNCTION = /^(?: {0,2})(?:export )?(?:async )?(?:function (?<named>\w+)|const (?<held>\w+) = (?:async )?\()/gm;
const DESCRIBE = /^(?<indent> *)describe(?:\.each\([^`'"]*\))?\(\s*['"`](?<title>[^'"`\n]+)/gm;
const KEY = /['"`](?<key>[a-z]\w*(?:\.\w+)+)(?<rest>\.\$\{)?/g;

/** The functions of a file that press keys: a test that calls one presses them as well. */
function pressing(text: string): RegExp {
  const names = [...text.matchAll(FUNCTION)].flatMap(({ groups, index }) => {
    const end = text.indexOf('\n}', index);
    const line = text.indexOf('\n\n', index);
    const body = text.slice(index, Math.min(...[end, line].filter((at) => at > 0), text.length));
    return PRESS.test(body) ? [groups?.['named'] ?? groups?.['held'] ?? ''] : [];
  });
  return names.length === 0 ? PRESS : new RegExp(`${PRESS.source}|\\b(?:${names.join('|')})\\(`);
}

interface Body extends Tested {
  body: string;
}

/** The tests in a file, by their titles as they are written, each with what stands between it and the next one. */
function bodiesIn(file: string, text: string): { before: string; tests: Body[] } {
  const matches = [...text.matchAll(TITLE), ...text.matchAll(EACH_TITLE)].toSorted((a, b) => a.index - b.index);
  const groups = [...text.matchAll(DESCRIBE)].map(({ index, groups: said }) => ({
    index,
    indent: said?.['indent']?.length ?? 0,
    ids: idsIn(said?.['title'] ?? ''),
  }));
  const press = pressing(text);
  const all = ALL_BY_KEYBOARD.test(text) || /ByKeyboard/.test(file);
  const found = new Map<string, Body>();
  for (const [place, { groups: said, index }] of matches.entries()) {
    const title = said?.['single']?.replaceAll(String.raw`\'`, "'") ?? said?.['double'] ?? said?.['template'] ?? '';
    const body = text.slice(index, matches[place + 1]?.index);
    const indent = index - text.lastIndexOf('\n', index) - 1;
    // The innermost group that it stands in, whose line begins further out.
    const around = groups.findLast((group) => group.index < index && group.indent < indent);
    const ids = [...new Set([...(around?.ids ?? []), ...idsIn(title)])];
    const earlier = found.get(title);
    const presses = all || press.test(body) || /by keyboard/i.test(title) || (earlier?.presses ?? false);
    found.set(title, { title, ids, file, presses, body: `${earlier?.body ?? ''}${body}` });
  }
  return { before: text.slice(0, matches[0]?.index), tests: [...found.values()] };
}

const withoutBody = ({ title, ids, file, presses }: Body): Tested => ({ title, ids, file, presses });

/** The titles of the tests in a file, as they are written. */
export const testsIn = (file: string, text: string): Tested[] => bodiesIn(file, text).tests.map(withoutBody);

/** Ids of the checklist stand at the head of a title. */
const idsIn = (title: string): string[] =>
  (/^(?:[A-Z]{1,5}-?\d{1,3}[a-z]?[ ,]+)+/.exec(title)?.[0] ?? '').match(ID) ?? [];

/** Tests of any part of the product that name a line of the checklist, those of the server among them. */
export function namedTests(root: string): Tested[] {
  return globSync('{packages/*/{src,journeys,scripts},scripts,.storybook}/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => testsIn(file, readFileSync(path.join(root, file), 'utf8')))
    .filter(({ ids }) => ids.length > 0);
}

const isTest = /\.test\.tsx?$/;

/** The address that the stories of a screen stand at. */
const addressIn = (text: string): string | undefined =>
  /parameters: \{[^}]*?\bpath: '(?<path>[^']+)/.exec(text)?.groups?.['path'];

/** Every address of the app with the folder of the screen that it leads to. */
export function routesIn(text: string): { path: string; folder: string }[] {
  return text.split(/(?=^ {2}\{\n {4}path: ')/m).flatMap((route) => {
    const path = /^ {4}path: '(?<path>[^']+)'/m.exec(route)?.groups?.['path'];
    const folder = /import\('\.\/(?<folder>features\/[^']+)\/\w+'\)/.exec(route)?.groups?.['folder'];
    return path === undefined || folder === undefined ? [] : [{ path, folder: `packages/app/src/${folder}` }];
  });
}

/** Whether an address of stories is one of a route: `/bots/801?tab=runs` is one of `/bots/:botId`. */
export const isAt = (address: string, route: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '\\d+')}$`).test(address.split('?')[0] ?? '');

/** Code in which every value of an address is a 1, whether it is put in, matched or written. */
const plain = (text: string): string =>
  text.replaceAll('\\/', '/').replaceAll(/\$\{[^{}]*\}|\\d[+*]?|(?<=\/)\d+/g, '1');

/** Finds an address in plain code: as a whole, and not as the beginning of another one. */
function naming(address: string): RegExp {
  const written = address.replaceAll(/:\w+|(?<=\/)\d+/g, '1').replaceAll(/[.?]/g, String.raw`\$&`);
  return written === '/' ? /goto\((?:`1\/?`|[\w.]*\burl\b)/ : new RegExp(`(?<![\\w/])(?:1)?${written}(?![\\w/-])`);
}

/** A text that more screens show says of none of them that a journey leads through it. */
const FEW = 2;

/** The comment above a line of code. */
function commentAbove(text: string, index: number): string | undefined {
  const before = text.slice(0, index).trimEnd();
  const [, block] = /\/\*\*?((?:(?!\*\/)[\s\S])*)\*\/$/.exec(before) ?? [];
  const [, line] = /\/\/ ?([^\n]*)$/.exec(before) ?? [];
  return (block ?? line)?.replaceAll(/\n\s*\* ?/g, ' ').trim();
}

/** The texts and values in the data of a state, as the file of a screen's states has it under its name. */
function valuesOf(state: string, texts: readonly string[]): string {
  const bodies = texts.flatMap((text) => {
    const begin = text.search(new RegExp(`^ {2}${state}: `, 'm'));
    if (begin === -1) return [];
    const after = text.slice(begin + 3);
    return after.slice(0, after.search(/^(?: {2}\w|\})/m));
  });
  return [...new Set(bodies.join(' ').match(/(?<=')[^'\n]+(?=')/g) ?? [])].join(' ');
}

/** Why no picture is taken of what fetches: the guide says it once, for all. */
const WIRED = 'they fetch, so that a picture would show when an answer came; tests look at what they do';

/** A case that axe leaves undecided, with a person's verdict, and the part whose style sheet it names, if it names one. */
export interface Verdict {
  rule: string;
  reason: string;
  part: string | undefined;
}

/** The verdicts as they are written; the file itself is for a browser. */
export const verdictsIn = (text: string): Verdict[] =>
  [
    ...text.matchAll(
      /rule: '(?<rule>[^']+)',\s*within:\s*(?<within>(?:'[^\n]*'|"[^\n]*")),\s*reason:\s*(?:'(?<single>[^\n]+)'|"(?<double>[^\n]+)"),\n/g,
    ),
  ].map(({ groups }) => ({
    rule: groups?.['rule'] ?? '',
    reason: groups?.['single'] ?? groups?.['double'] ?? '',
    part: /\[class\*="(?<part>\w+)_"\]/.exec(groups?.['within'] ?? '')?.groups?.['part'],
  }));

/** What is covered of every screen, read from stories, the manifest of pictures and the titles of tests. */
export function readScreens(root: string): Screen[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const posix = (file: string) => file.replaceAll(path.sep, '/');
  const manifest = [...parseManifest(textOf('.storybook/pictures.txt')).keys()];
  const reached = reaches(root);
  const journeys = globSync('packages/e2e/journeys/*.test.ts', { cwd: root }).map(posix).sort();
  const journeyBodies = journeys.map((file) => bodiesIn(file, textOf(file)));
  const routes = routesIn(textOf('packages/app/src/routes.tsx'));
  const groups = orderedGroups(root).get('Screens') ?? [];
  const placeOf = (title: string) => groups.indexOf(title.split('/')[1] ?? '');
  const screens = storyFiles(root)
    .filter(({ title }) => title.startsWith('Screens/'))
    .toSorted((a, b) => placeOf(a.title) - placeOf(b.title));
  const verdicts = verdictsIn(textOf('.storybook/review/incomplete.ts'));
  // What surrounds every story belongs to no screen.
  const around = reached('.storybook/preview.tsx');
  const read = screens
    .filter(({ file }) => !file.includes('.wired.'))
    .map(({ file, title, component }) => {
      const text = textOf(file);
      const folder = path.posix.dirname(file);
      const modules = reached(file);
      const keys = new Set<string>();
      for (const module of modules) {
        if (
          around.has(module) ||
          isTest.test(module) ||
          module.includes('/i18n/') ||
          !module.startsWith('packages/app/')
        )
          continue;
        for (const { groups } of textOf(module).matchAll(KEY))
          keys.add(`${groups?.['key']}${groups?.['rest'] === undefined ? '' : '.'}`);
      }
      return { file, title, component, text, folder, modules, keys };
    });
  const shown = new Map<string, number>();
  for (const { keys } of read) for (const key of keys) shown.set(key, (shown.get(key) ?? 0) + 1);
  return read.map(({ file, title, component, text, folder, modules, keys }) => {
    const tests = globSync('**/*.{test.ts,test.tsx}', { cwd: path.join(root, folder) })
      .map(posix)
      .sort()
      .flatMap((name) => testsIn(`${folder}/${name}`, textOf(`${folder}/${name}`)));
    const address = addressIn(text) ?? '';
    // The page that an address leads to, and not what is drawn on it, has the journeys to that address.
    const leading = routes.filter((route) => route.folder === folder).map((route) => naming(route.path));
    const isThrough = (body: string, code: string) =>
      leading.some((one) => one.test(code)) ||
      [...body.matchAll(KEY)].some(({ groups }) => {
        const key = groups?.['key'] ?? '';
        return keys.has(key) && (shown.get(key) ?? 0) <= FEW;
      });
    const travelled = journeyBodies.flatMap(({ before, tests: journey }) =>
      journey.filter(({ body }) => isThrough(body, plain(`${before}${body}`))).map(withoutBody),
    );
    const all = [...tests, ...travelled];
    const pictures: Record<string, number> = {};
    for (const name of manifest) {
      const [mode, view, story = ''] = name.split('/');
      if (story.startsWith(`${component}--`)) pictures[`${mode}/${view}`] = (pictures[`${mode}/${view}`] ?? 0) + 1;
    }
    const stories = [...text.matchAll(/^export const (\w+) = meta\.story\((?<body>[^\n]*(?:\n(?!export )[^\n]*)*)/gm)];
    const states = globSync('*.states.ts', { cwd: path.join(root, folder) }).map((name) => textOf(`${folder}/${name}`));
    const values = Object.fromEntries(
      stories.flatMap(({ 1: name = '', groups }) => {
        const state = /\bstate: \w+\.(?<state>\w+)/.exec(groups?.['body'] ?? '')?.groups?.['state'];
        const said = state === undefined ? '' : valuesOf(state, states);
        return said === '' ? [] : [[name, said] as const];
      }),
    );
    const unpictured = stories.filter(({ groups }) => /tags: \[[^\]]*'unpictured'/.test(groups?.['body'] ?? ''));
    const wired = screens.find((one) => one.title === `${title}/Wired`);
    const leftOut = [
      ...unpictured.map(({ 1: what = '', index }) => ({
        what,
        why: commentAbove(text, index) ?? '',
      })),
      ...(wired ? [{ what: `all of ${wired.file.slice(wired.file.lastIndexOf('/') + 1)}`, why: WIRED }] : []),
    ];
    const own = (part: string) => [...modules].some((one) => !around.has(one) && one.endsWith(`/${part}.tsx`));
    const holes = [
      ...Object.entries(VIEWS)
        .filter(([view]) => pictures[view] === undefined)
        .map(([, sentence]) => sentence),
      ...(all.every(({ presses }) => !presses) ? ['no test presses a key on it'] : []),
      ...(all.every(({ ids }) => ids.length === 0) ? ['no test names a line of the checklist'] : []),
      ...(address === '' ? ['its stories name no address'] : []),
      ...leftOut.filter(({ why }) => why === '').map(({ what }) => `nothing says why ${what} has no picture`),
    ];
    return {
      title,
      component,
      file,
      address,
      states: stories.length,
      unpictured: unpictured.map(([, name = '']) => name),
      leftOut,
      decided: verdicts
        .filter(({ part }) => part !== undefined && own(part))
        .map(({ rule, part, reason }) => ({ what: `${rule} in ${part}`, why: reason })),
      pictures,
      wired: wired !== undefined,
      tests: all,
      keys: [...keys].sort(),
      values,
      holes,
    };
  });
}

/** What holds for several screens, or for all of them. */
export interface Beside {
  /** The tests of the server that name a line of the checklist which a test of some screen names as well. */
  server: Tested[];
  /** What axe cannot decide wherever it is drawn, with a person's verdict. */
  everywhere: LeftOut[];
}

export function readBeside(root: string, screens: readonly Screen[]): Beside {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const wanted = new Set(screens.flatMap(({ tests }) => tests.flatMap(({ ids }) => ids)));
  const told = new Set(screens.flatMap(({ decided }) => decided.map(({ why }) => why)));
  return {
    server: globSync('packages/server/src/**/*.test.ts', { cwd: root })
      .map((file) => file.replaceAll(path.sep, '/'))
      .sort()
      .flatMap((file) => testsIn(file, textOf(file)))
      .filter(({ ids }) => ids.some((id) => wanted.has(id))),
    everywhere: verdictsIn(textOf('.storybook/review/incomplete.ts'))
      .filter(({ reason }) => !told.has(reason))
      .map(({ rule, reason }) => ({ what: rule, why: reason })),
  };
}
