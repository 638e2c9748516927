import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { publicWords } from './en/publicWords';
import { guestWords } from './en/guestWords';
import { appWords } from './en/appWords';
import { answerWords } from './en/answers';
import { dailyWords } from './en/dailyWords';
import { wizardWords } from './en/wizardWords';
import { letterWords } from './en/letterWords';
import { profileWords } from './en/profileWords';
import { listWords } from './en/listWords';
import { seldomWords } from './en/seldomWords';

const source = path.resolve(import.meta.dirname, '..');
/** What is drawn before the app bundle of texts is loaded: the frame, the public and auth pages, and their parts. */
const early = [
  '*.{ts,tsx}',
  'boot/*.{ts,tsx}',
  'features/{auth,landing,legal,notFound}/**/*.{ts,tsx}',
  'shell/**/*.{ts,tsx}',
  'ui/{AppProviders,lazyWithPreload,pageChange,scrollMemory}.{ts,tsx}',
  'ui/{ErrorBoundary,LanguageToggle,NotArrived,PageHeading,ProblemView,ThemeToggle}/**/*.{ts,tsx}',
  'entities/user/*.{ts,tsx}',
  'forms/*.{ts,tsx}',
  'forms/kinds/*.{ts,tsx}',
];
const isTest = (file: string) => /\.(?:test|stories)\./.test(file);
/** Comes with the app bundle of texts, once somebody is signed in, or is drawn by the build, which has all texts. */
const isLate = (file: string) =>
  file.includes('shell/NotificationBell/') || /^boot.(?:openings|prerender)\.tsx$/.test(file);
const files = globSync(early, { cwd: source }).filter((file) => !isTest(file) && !isLate(file));
/** The texts that only screens behind sign-in say. */
const later = {
  ...appWords,
  ...dailyWords,
  ...wizardWords,
  ...letterWords,
  ...answerWords,
  ...profileWords,
  ...listWords,
  ...seldomWords,
};
const namesOf = (words: object) => new RegExp(`['\`](${Object.keys(words).join('|')})\\.[a-zA-Z.$]`, 'g');
const named = namesOf(later);
const isGuest = (file: string) => /^features\/(?:auth|landing|legal)\//.test(file);

describe('the public bundle of texts', () => {
  test('nothing is in two parts', () => {
    const parts = [
      publicWords,
      guestWords,
      appWords,
      dailyWords,
      wizardWords,
      letterWords,
      answerWords,
      profileWords,
      listWords,
      seldomWords,
    ];
    const areas = parts.flatMap((part) => Object.keys(part));
    expect(areas.filter((area, at) => areas.indexOf(area) !== at)).toEqual([]);
  });

  test('the frame names no text of a screen, and the auth pages none behind sign-in', () => {
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) =>
      [
        ...readFileSync(path.join(source, file), 'utf8').matchAll(
          isGuest(file) ? named : namesOf({ ...later, ...guestWords }),
        ),
      ].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

/** The file of our sources that another one names; undefined for a package. */
function fileOf(from: string, name: string): string | undefined {
  const whole = path.resolve(path.dirname(from), name);
  return ['.ts', '.tsx', '/index.ts'].map((ending) => whole + ending).find((file) => existsSync(file));
}

const NOW_OR_LATER = /(?:from|import\()\s*'(\.[^']+)'/g;
const TYPES = /^(?:im|ex)port type [^;]+;$/gm;
const NOW = /from\s*'(\.[^']+)'/g;

/** A file and all that it imports, without the texts themselves. */
function reach(file: string, imports = NOW_OR_LATER): Set<string> {
  const reached = new Set([file]);
  for (const each of reached)
    for (const [, name = ''] of readFileSync(each, 'utf8').replaceAll(TYPES, '').matchAll(imports)) {
      const found = fileOf(each, name);
      if (found && !/i18n\/(?:en|fa)\b/.test(found)) reached.add(found);
    }
  return reached;
}

const table = path.join(source, 'routes.tsx');
const screens = readFileSync(table, 'utf8')
  .split(/^  \{$/m)
  .flatMap((route) => {
    const files = [...route.matchAll(/import\('(\.\/features\/[^']+)'\)/g)].map(([, name = '']) => name);
    const words = {
      ...appWords,
      ...(route.includes("'daily'") && dailyWords),
      ...(route.includes("'wizard'") && wizardWords),
      ...(route.includes("'letters'") && letterWords),
      ...(route.includes("'profile'") && profileWords),
      ...(route.includes("'lists'") && listWords),
      ...(route.includes("'seldom'") && seldomWords),
    };
    return route.includes('screen: screen(') ? [{ address: /path: '([^']+)'/.exec(route)?.[1], files, words }] : [];
  });

test('every screen behind sign-in is found in the route table', () => {
  expect(screens.length).toBeGreaterThan(15);
  expect(screens.filter(({ files }) => files.length === 0)).toEqual([]);
});

/** They fetch words of their own before their code is drawn. */
const late = [
  { file: 'features/drafts/Answer/answerPart.ts', part: 'answers', words: answerWords },
  { file: 'features/profile/Profile/stepParts.tsx', part: 'lists', words: listWords },
].map((it) => ({ ...it, file: path.join(source, it.file) }));

test.each(late)('the parts that need the texts of $part fetch them', ({ file, part }) => {
  expect(readFileSync(file, 'utf8')).toContain(`loadPart(preferences.locale(), '${part}')`);
});

test.each(screens)('the screen at $address fetches the texts that it says', ({ files, words: own }) => {
  const reached = files.flatMap((name) => [...reach(fileOf(table, name)!)]);
  const words = Object.assign({ ...own }, ...late.filter(({ file }) => reached.includes(file)).map((it) => it.words));
  const said = reached.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)].map(([text, area = '']) => ({ file, text, area })),
  );
  expect(said.length).toBeGreaterThan(0);
  expect(
    said.filter(({ area }) => !(area in words)).map(({ file, text }) => `${path.relative(source, file)}: ${text}`),
  ).toEqual([]);
});

test('the first step of the profile says no text of the later ones', () => {
  const first = ['Profile', 'parts/PersonalStep'].map((name) =>
    path.join(source, `features/profile/Profile/${name}.tsx`),
  );
  const reached = [...new Set(first.flatMap((file) => [...reach(file, NOW)]))];
  expect(reached.length).toBeGreaterThan(50);
  const ofLists = namesOf(listWords);
  expect(
    reached.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ofLists)].map(([text]) => `${file}: ${text}`)),
  ).toEqual([]);
});

test('whoever is signed in needs no other file for the texts of the frame', async () => {
  vi.resetModules();
  const words = await import('./words');
  const { createTranslator } = await import('./translator');
  await words.loadWords('fa', 'app');
  expect(words.speaks('fa')).toBe(true);
  await words.loadWords('fa', 'public');
  expect(words.speaks('fa')).toBe(true);
  expect(createTranslator('fa')('common.back')).toBe('بازگشت');
});

test('a screen that comes has its words in the language of the page, whatever was chosen in the storage meanwhile', async () => {
  vi.resetModules();
  const words = await import('./words');
  const { createTranslator } = await import('./translator');
  await words.loadPart('en', 'public');
  words.noteDrawn('en');
  await words.loadPart('fa', 'daily');
  expect(createTranslator('en')('gmail.callback.toGmail')).toBe('Manage Gmail accounts');
  expect(createTranslator('fa')('gmail.callback.toGmail')).toBe('مدیریت حساب‌های جیمیل');
});
