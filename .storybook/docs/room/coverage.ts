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
}

/** What is known of a screen without running anything. */
export interface Screen {
  title: string;
  /** The first half of the ids of its stories, and of the names of its pictures. */
  component: string;
  file: string;
  states: number;
  unpictured: string[];
  /** Pictures by mode and view: `en-light/desktop`. */
  pictures: Record<string, number>;
  wired: boolean;
  byKeyboard: Tested[];
  tests: Tested[];
  /** The keys of texts that it may show; one that ends in a dot stands for all below it. */
  keys: string[];
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
const KEY = /['"`](?<key>[a-z]\w*(?:\.\w+)+)(?<rest>\.\$\{)?/g;

/** A heading over several tests, which says for all of them what line of the checklist they hold. */
const HEADING = new RegExp(TITLE.source.replace('test|it', 'describe'), 'g');

const saidIn = ({ groups }: RegExpExecArray): string =>
  groups?.['single']?.replaceAll(String.raw`\'`, "'") ?? groups?.['double'] ?? groups?.['template'] ?? '';

/** The titles of the tests in a file, as they are written, with the headings that name a line of the checklist. */
export function testsIn(file: string, text: string): Tested[] {
  const headings = [...text.matchAll(HEADING)].map(saidIn).filter((title) => idsIn(title).length > 0);
  const titles = [...headings, ...[...text.matchAll(TITLE), ...text.matchAll(EACH_TITLE)].map(saidIn)];
  return [...new Set(titles)].map((title) => ({ title, ids: idsIn(title), file }));
}

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

/** Whether a journey leads through a screen: it names the screen's address. */
function addressOf(text: string): string | undefined {
  const said = /parameters: \{[^}]*?\bpath: '(?<path>[^'?]+)/.exec(text)?.groups?.['path'];
  return said === undefined || said === '/' ? undefined : said.replace(/\/\d+.*$/, '/');
}

/** What is covered of every screen, read from stories, the manifest of pictures and the titles of tests. */
export function readScreens(root: string): Screen[] {
  const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const posix = (file: string) => file.replaceAll(path.sep, '/');
  const manifest = [...parseManifest(textOf('.storybook/pictures.txt')).keys()];
  const reached = reaches(root);
  const journeys = globSync('packages/e2e/journeys/*.test.ts', { cwd: root }).map(posix).sort();
  const journeyTexts = journeys.map((file) => ({ file, text: textOf(file) }));
  const groups = orderedGroups(root).get('Screens') ?? [];
  const placeOf = (title: string) => groups.indexOf(title.split('/')[1] ?? '');
  const screens = storyFiles(root)
    .filter(({ title }) => title.startsWith('Screens/'))
    .toSorted((a, b) => placeOf(a.title) - placeOf(b.title));
  // What surrounds every story belongs to no screen.
  const around = reached('.storybook/preview.tsx');
  return screens
    .filter(({ file }) => !file.includes('.wired.'))
    .map(({ file, title, component }) => {
      const text = textOf(file);
      const folder = path.posix.dirname(file);
      const tests = globSync('**/*.{test.ts,test.tsx}', { cwd: path.join(root, folder) })
        .map(posix)
        .sort()
        .flatMap((name) => testsIn(`${folder}/${name}`, textOf(`${folder}/${name}`)));
      const address = addressOf(text);
      const through = journeyTexts.filter((one) => address !== undefined && one.text.includes(address));
      const travelled = through.flatMap((one) => testsIn(one.file, one.text));
      const byKeyboard = [...tests, ...travelled].filter(
        (one) => KEYBOARD.test(one.title) || /ByKeyboard/.test(one.file),
      );
      const pictures: Record<string, number> = {};
      for (const name of manifest) {
        const [mode, view, story = ''] = name.split('/');
        if (story.startsWith(`${component}--`)) pictures[`${mode}/${view}`] = (pictures[`${mode}/${view}`] ?? 0) + 1;
      }
      const stories = [
        ...text.matchAll(/^export const (\w+) = meta\.story\((?<body>[^\n]*(?:\n(?!export )[^\n]*)*)/gm),
      ];
      const unpictured = stories
        .filter(({ groups }) => /tags: \[[^\]]*'unpictured'/.test(groups?.['body'] ?? ''))
        .map(([, name = '']) => name);
      const wired = screens.some((one) => one.title === `${title}/Wired`);
      const keys = new Set<string>();
      for (const module of reached(file)) {
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
      const all = [...tests, ...travelled];
      const holes = [
        ...Object.entries(VIEWS)
          .filter(([view]) => pictures[view] === undefined)
          .map(([, sentence]) => sentence),
        ...(byKeyboard.length === 0 ? ['no test goes through it by keyboard'] : []),
        ...(all.every(({ ids }) => ids.length === 0) ? ['no test names a line of the checklist'] : []),
      ];
      return {
        title,
        component,
        file,
        states: stories.length,
        unpictured,
        pictures,
        wired,
        byKeyboard,
        tests: all,
        keys: [...keys].sort(),
        holes,
      };
    });
}
