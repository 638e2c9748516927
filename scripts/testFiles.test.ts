import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readTestFiles, type TestFiles } from './testFiles.ts';
import { SETUP } from './testProjects.ts';

const APP = 'packages/app/src';
const folder = mkdtempSync(path.join(tmpdir(), 'peyk-test-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};

/** Two screens with words of their own, and one frame around both. */
const files = {
  'packages/app/package.json': '{"name":"@peyk/app"}',
  '.storybook/preview.tsx': `import '../${APP}/i18n/all'; import '../${APP}/Frame';`,
  '.storybook/pictures.txt': 'en-light/desktop/list--full 1×1 00\nfa-dark/desktop/list--full 1×1 00\n',
  [`${APP}/i18n/all.ts`]: "import './en/bots'; import './en/frame'; import './fa/bots'; import './fa/frame';",
  [`${APP}/i18n/en/bots.ts`]: '',
  [`${APP}/i18n/fa/bots.ts`]: '',
  [`${APP}/i18n/en/frame.ts`]: '',
  [`${APP}/i18n/fa/frame.ts`]: '',
  [`${APP}/Frame.tsx`]: "t('frame.title');",
  [`${APP}/List.tsx`]: 't(`bots.status.${status}`);',
  [`${APP}/List.stories.tsx`]: "import './List'; const meta = { title: 'List' };",
  [`${APP}/List.test.tsx`]: "import './i18n/all'; import './List';",
  [`${APP}/Letter.tsx`]: '',
  [`${APP}/Letter.stories.tsx`]: "import './Letter'; const meta = { title: 'Letter' };",
  [`${APP}/Letter.test.tsx`]: "import './i18n/all'; import './Letter';",
  [`${APP}/words.test.tsx`]: "import { words } from './i18n/fa/bots';",
  [`${APP}/routes.tsx`]:
    "[{ path: '/list', screen: () => import('./features/List') }, { path: '/letter', screen: () => import('./features/Letter') }]",
  [`${APP}/App.tsx`]: "import './Frame'; import './routes';",
  [`${APP}/features/List.tsx`]: "import '../List';",
  [`${APP}/features/Letter.tsx`]: "import '../Letter';",
  'packages/e2e/journeys/list.test.ts': '',
  'packages/server/src/rule.ts': '',
  'packages/server/src/rule.test.ts': "import './rule.ts';",
};
for (const setup of Object.values(SETUP).flatMap((each) => Object.values(each).flat())) write(setup, '');
for (const [file, text] of Object.entries(files)) write(file, text);
spawnSync('git', ['init', '--quiet'], { cwd: folder });

/** What a change of a file makes of the journeys' hashes. */
function journeysChangedBy(file: keyof typeof files, text: string) {
  const hashes = ({ journeys: { code, files: own, texts, allTexts } }: TestFiles) =>
    ({ code, ...own, ...texts, allTexts }) as Record<string, string>;
  const before = hashes(readTestFiles(folder));
  write(file, text);
  const after = hashes(readTestFiles(folder));
  write(file, files[file]);
  return Object.keys(after).filter((name) => after[name] !== before[name]);
}

/** What a change of a file makes run again. */
function changedBy(file: keyof typeof files, text: string) {
  const hashes = ({ files: projects, server }: TestFiles) => ({
    server,
    ...Object.fromEntries(
      Object.entries(projects).flatMap(([project, tests]) =>
        Object.entries(tests).map(([name, { hash }]) => [`${project} ${path.basename(name)}`, hash]),
      ),
    ),
  });
  const before: Record<string, string> = hashes(readTestFiles(folder));
  write(file, text);
  const after: Record<string, string> = hashes(readTestFiles(folder));
  write(file, files[file]);
  return Object.keys(after)
    .filter((name) => after[name] !== before[name])
    .sort();
}

test('a word of one language draws, in that language, the stories whose modules name its bundle', () => {
  expect(changedBy(`${APP}/i18n/fa/bots.ts`, '// ')).toEqual([
    'components List.test.tsx',
    'components words.test.tsx',
    'stories:fa List.stories.tsx',
  ]);
});

test('a word of what surrounds every story draws all of them', () => {
  expect(changedBy(`${APP}/i18n/en/frame.ts`, '// ')).toEqual([
    'stories:en Letter.stories.tsx',
    'stories:en List.stories.tsx',
  ]);
});

test('a module draws the stories that it leads to, in both languages', () => {
  expect(changedBy(`${APP}/List.tsx`, '// ')).toEqual([
    'components List.test.tsx',
    'stories:en List.stories.tsx',
    'stories:fa List.stories.tsx',
  ]);
});

test('an accepted picture is compared again with the story that it belongs to', () => {
  const accepted = 'en-light/desktop/list--full 1×1 01\nfa-dark/desktop/list--full 1×1 00\n';
  expect(changedBy('.storybook/pictures.txt', accepted)).toEqual([
    'stories:en List.stories.tsx',
    'stories:fa List.stories.tsx',
  ]);
});

test('a rule of the server draws nothing', () => {
  expect(changedBy('packages/server/src/rule.ts', '// ')).toEqual(['server', 'server rule.test.ts']);
});

test('a text is met at the addresses whose screens name its bundle, and what surrounds them at all', () => {
  expect(journeysChangedBy(`${APP}/i18n/fa/bots.ts`, '// ')).toEqual(['/list', 'allTexts']);
  expect(journeysChangedBy(`${APP}/i18n/en/frame.ts`, '// ')).toEqual(['/list', '/letter', 'allTexts']);
});

test('any other file of the product is met by every journey, and a journey by itself', () => {
  expect(journeysChangedBy(`${APP}/List.tsx`, '// ')).toContain('code');
  expect(journeysChangedBy('packages/server/src/rule.ts', '// ')).toEqual(['code']);
  expect(journeysChangedBy('packages/e2e/journeys/list.test.ts', '// ')).toEqual([
    'packages/e2e/journeys/list.test.ts',
  ]);
  expect(journeysChangedBy('packages/server/src/rule.test.ts', '// ')).toEqual([]);
  expect(journeysChangedBy('.storybook/pictures.txt', '')).toEqual([]);
  expect(journeysChangedBy(`${APP}/List.stories.tsx`, '// ')).toEqual([]);
});
