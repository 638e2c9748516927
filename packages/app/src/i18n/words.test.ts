import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { entrance } from './en/entrance';
import { inside } from './en/inside';

const source = path.resolve(import.meta.dirname, '..');
/** What is drawn before the words of `inside` have come: the frame, the doors, and what both are made of. */
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
const files = globSync(early, { cwd: source }).filter((file) => !isTest(file));
const named = new RegExp(`['\`](?:${Object.keys(inside).join('|')})\\.[a-zA-Z.$]`, 'g');

describe('words of the entrance', () => {
  test('nothing is in both parts', () => {
    expect(Object.keys(entrance).filter((area) => area in inside)).toEqual([]);
  });

  test('the frame and the doors name no text that comes later', () => {
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
  await words.loadPart('en', 'entrance');
  words.noteDrawn('en');
  await words.loadPart('fa', 'inside');
  expect(createTranslator('en')('gmail.callback.toGmail')).toBe('Go to Gmail');
  expect(createTranslator('fa')('gmail.callback.toGmail')).toBe('رفتن به صفحهٔ جیمیل');
});
