import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { publicWords } from './en/publicWords';
import { appWords } from './en/appWords';

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
/** Comes with the app bundle of texts, once somebody is signed in. */
const isLate = (file: string) => file.includes('shell/NotificationBell/');
const files = globSync(early, { cwd: source }).filter((file) => !isTest(file) && !isLate(file));
const named = new RegExp(`['\`](?:${Object.keys(appWords).join('|')})\\.[a-zA-Z.$]`, 'g');

describe('the public bundle of texts', () => {
  test('nothing is in both parts', () => {
    expect(Object.keys(publicWords).filter((area) => area in appWords)).toEqual([]);
  });

  test('the frame and the auth pages name no text of the app bundle', () => {
    expect(files.length).toBeGreaterThan(30);
    const found = files.flatMap((file) =>
      [...readFileSync(path.join(source, file), 'utf8').matchAll(named)].map(([text]) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

test('a screen that comes has its words in the language of the page, whatever was chosen in the storage meanwhile', async () => {
  vi.resetModules();
  const words = await import('./words');
  const { createTranslator } = await import('./translator');
  await words.loadPart('en', 'public');
  words.noteDrawn('en');
  await words.loadPart('fa', 'app');
  expect(createTranslator('en')('gmail.callback.toGmail')).toBe('Go to Gmail');
  expect(createTranslator('fa')('gmail.callback.toGmail')).toBe('رفتن به جیمیل');
});
