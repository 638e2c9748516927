import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { publicComponents } from './publicNames';
import { sourcesIn } from './source';
import type { Source } from './source';

const stories = sourcesIn('packages/design-system/src', /\.stories\.tsx$/);
/** One story file per component; pages about tokens and the like belong to no component. */
const ofComponents = stories.filter(({ file }) => /src\/(?:components|charts|feedback|icons|layout|text)\//.test(file));
const folders = [
  ...new Set(
    sourcesIn('packages/design-system/src', /src\/(?:components|feedback)\/[A-Z]\w+\/.*\.tsx$/).map(({ file }) =>
      dirname(file),
    ),
  ),
];

function draws({ text }: Source, name: string): boolean {
  return new RegExp(`<${name}\\b|playground\\(\\s*${name}\\b`).test(text);
}

/** Every story file begins the same way: the default, then the playground; documentation is generated from the props. */
function missingFrom({ file, text }: Source): string[] {
  const wanted = {
    'export const Default =': /export const Default\b/,
    'export const Playground =': /export const Playground\b/,
  };
  const missing = Object.entries(wanted)
    .filter(([, pattern]) => !pattern.test(text))
    .map(([name]) => name);
  if (!/tags: \[[^\]]*'autodocs'/.test(text)) missing.push("tags: ['autodocs']");
  if (!/^ {2}component: |[{ ]component: /m.test(text)) missing.push('component: <the component>');
  return missing.map((name) => `${file}  has no ${name}`);
}

/** Folders that hold a public component without stories. */
function untold(folder: string, publics: readonly string[], all: readonly Source[]): boolean {
  const name = basename(folder);
  return publics.includes(name) && !all.some(({ file }) => file === `${folder}/${name}.stories.tsx`);
}

describe('every public component has a story', () => {
  test.each(publicComponents)('%s', (name) => {
    expect(
      stories.some((source) => draws(source, name)),
      `No story draws <${name}>: a reviewer and QA cannot see it. Write ${name}.stories.tsx beside it, one story per state.`,
    ).toBe(true);
  });
});

describe('every file of stories begins with Default and Playground', () => {
  test.each(ofComponents.map((source) => [basename(source.file), source] as const))('%s', (_name, source) => {
    expect(
      missingFrom(source),
      'Begin like Button.stories.tsx: Default shows the component as it is, Playground turns its props.',
    ).toEqual([]);
  });
});

test('every folder of a public component has its own stories', () => {
  expect(
    folders.filter((folder) => untold(folder, publicComponents, stories)),
    'Write <Name>.stories.tsx in this folder, like components/Button/Button.stories.tsx.',
  ).toEqual([]);
});

test('the guard sees a component without a story, and stories without a beginning', () => {
  const told = { file: 'components/A/A.stories.tsx', text: "meta({ component: A, tags: ['autodocs'] });\n<Ab />" };
  expect(draws(told, 'A')).toBe(false);
  expect(draws(told, 'Ab')).toBe(true);
  expect(missingFrom(told)).toEqual([
    'components/A/A.stories.tsx  has no export const Default =',
    'components/A/A.stories.tsx  has no export const Playground =',
  ]);
  expect(missingFrom({ file: 'a', text: 'export const Default = 1; export const Playground = 2' })).toHaveLength(2);
  expect(untold('components/B', ['A', 'B'], [told])).toBe(true);
  expect(untold('components/A', ['A', 'B'], [told])).toBe(false);
  expect(folders.length).toBeGreaterThan(40);
});
