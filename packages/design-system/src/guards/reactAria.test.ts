import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findings, sourcesIn } from './source';
import type { Source } from './source';

const SUBPATH = `Import it from its own entry ('react-aria-components/Button'): the root entry brings every component of the
library to a screen that needs one. Only a name that no entry offers may come from the root.`;
const OUTSIDE = `Only the design system knows react-aria, and it knows react-aria-components alone (its parts must be of one copy).
Use a component of @peyk/design-system; if none does what the screen needs, make one there.`;

const entries = join(
  dirname(createRequire(import.meta.url).resolve('react-aria-components/package.json')),
  'dist/exports',
);
const subpaths = readdirSync(entries).filter((file) => file.endsWith('.mjs') && file !== 'index.mjs');
/** Every name that some entry other than the root exports. */
const offered = new Set(
  subpaths.flatMap((file) =>
    [...readFileSync(join(entries, file), 'utf8').matchAll(/ as (\w+)(?=[,}])/g)].map(([, name = '']) => name),
  ),
);

const FROM_ROOT = /import (?:type )?\{([^}]*)\} from 'react-aria-components'/g;
const FOREIGN =
  /(?:from|import\(?|mock\()\s*'(?:react-aria-components|react-aria|react-stately|@react-aria\/|@react-stately\/)[^']*'/;
const BESIDE = /(?:from|import\(?)\s*'(?:react-aria(?!-components)|react-stately|@react-aria\/|@react-stately\/)[^']*'/;

/** Names imported from the root although a separate entry exports them; types cost nothing, but follow the same rule. */
function takenFromRoot({ file, text }: Source): string[] {
  const names = [...text.matchAll(FROM_ROOT)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.replace(/\btype\b|\bas\b.*/g, '').trim()),
  );
  const whole = findings({ file, text }, /import \* as \w+ from 'react-aria-components'/);
  return [...names.filter((name) => offered.has(name)).map((name) => `${file}  ${name}`), ...whole];
}

const ours = sourcesIn('packages/design-system/src', /src\/(?!guards\/).*\.tsx?$/);

test('react-aria-components is imported entry by entry', () => {
  expect(ours.some(({ text }) => text.includes("from 'react-aria-components/Button'"))).toBe(true);
  expect(ours.flatMap(takenFromRoot), SUBPATH).toEqual([]);
});

test('react-aria is used through react-aria-components, and by the design system alone', () => {
  const others = ['packages/app/src', 'packages/e2e', 'packages/server/src', '.storybook'].flatMap((folder) =>
    sourcesIn(folder, /\.tsx?$/),
  );
  expect(others.length).toBeGreaterThan(200);
  expect(
    [...others.flatMap((source) => findings(source, FOREIGN)), ...ours.flatMap((source) => findings(source, BESIDE))],
    OUTSIDE,
  ).toEqual([]);
});

test('the guard sees an import of the root, and one that is not ours to make', () => {
  const root = { file: 'a.tsx', text: "import { type LinkProps, Button as B } from 'react-aria-components';" };
  expect(takenFromRoot(root)).toContain('a.tsx  Button');
  expect(takenFromRoot({ file: 'a.tsx', text: "import * as rac from 'react-aria-components';" })).toHaveLength(1);
  expect(takenFromRoot({ file: 'a.tsx', text: "import { RouterProvider } from 'react-aria-components';" })).toEqual([]);
  expect(findings(root, FOREIGN)).toHaveLength(1);
  expect(findings({ file: 'a.ts', text: "import { useFocus } from 'react-aria';" }, BESIDE)).toHaveLength(1);
  expect(findings({ file: 'a.ts', text: "import { Button } from 'react-aria-components/Button';" }, BESIDE)).toEqual(
    [],
  );
});
