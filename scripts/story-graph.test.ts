import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { storiesFor } from './stories.mjs';
import { storiesReaching } from './story-graph.mjs';

const SYSTEM = 'packages/design-system/src';
const APP = 'packages/app/src';

/** A workspace of two packages with a barrel between them. */
function workspace(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'peyk-graph-'));
  const files = {
    'packages/design-system/package.json': '{"name":"@peyk/design-system","exports":{".":"./src/index.ts"}}',
    '.storybook/preview.tsx':
      "import { Frame } from '@peyk/design-system'; import '../packages/app/src/i18n/fa/words';",
    [`${SYSTEM}/index.ts`]:
      "/** All. */\nexport { Frame } from './Frame';\nexport { Badge, type BadgeProps } from './Badge';\nexport { Card } from './Card';",
    [`${SYSTEM}/Frame.tsx`]: '',
    [`${SYSTEM}/Badge.tsx`]: "import { badge } from './Badge.css';",
    [`${SYSTEM}/Badge.css.ts`]: '',
    [`${SYSTEM}/Badge.stories.tsx`]: "import { Badge } from './Badge';",
    [`${SYSTEM}/Card.tsx`]: '',
    [`${SYSTEM}/Card.stories.tsx`]: "import { Card } from './Card';",
    [`${APP}/i18n/fa/words.ts`]: '',
    [`${APP}/Screen.tsx`]: "import {\n  type BadgeProps,\n  Badge as Mark,\n} from '@peyk/design-system';",
    [`${APP}/Screen.stories.tsx`]: "const Screen = lazy(() => import('./Screen'));",
    [`${APP}/Whole.stories.tsx`]: "import * as system from '@peyk/design-system';",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const folder = workspace();
const reaching = (...changed: string[]) => storiesReaching(changed, folder);

test('a module changes the stories that import it, through a barrel by name and behind a late import too', () => {
  expect(reaching(`${SYSTEM}/Badge.css.ts`)).toEqual([
    `${APP}/Screen.stories.tsx`,
    `${APP}/Whole.stories.tsx`,
    `${SYSTEM}/Badge.stories.tsx`,
  ]);
  expect(reaching(`${SYSTEM}/Card.tsx`)).toEqual([`${APP}/Whole.stories.tsx`, `${SYSTEM}/Card.stories.tsx`]);
});

test('a file of stories changes itself', () => {
  expect(reaching(`${APP}/Screen.stories.tsx`)).toEqual([`${APP}/Screen.stories.tsx`]);
});

test.each([
  `${SYSTEM}/Frame.tsx`,
  `${SYSTEM}/index.ts`,
  '.storybook/review/sheet.ts',
  'pnpm-lock.yaml',
  'packages/app/vite.plugins.ts',
])('%s may change every story', (file) => {
  expect(reaching(file)).toBe('all');
});

test.each([
  'packages/server/src/main.ts',
  'README.md',
  `${SYSTEM}/Badge.test.tsx`,
  '.storybook/pictures.txt',
  '.storybook/docs/Welcome.mdx',
])('%s changes no story', (file) => {
  expect(reaching(file)).toEqual([]);
  expect(storiesFor([file], folder).projects).toEqual([]);
});

test('words of one language are drawn in that language alone', () => {
  expect(storiesFor([`${APP}/i18n/fa/words.ts`], folder)).toEqual({ files: 'all', projects: ['stories:fa'] });
  expect(storiesFor([`${APP}/i18n/fa/words.ts`, `${SYSTEM}/Card.tsx`], folder).projects).toEqual([
    'stories:en',
    'stories:fa',
  ]);
});
