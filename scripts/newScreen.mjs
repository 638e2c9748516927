import fs from 'node:fs';
import path from 'node:path';
import { orderedGroups, storyFiles } from '../.storybook/sidebar.ts';

/** @typedef {{ feature: string, screen: string, address: string, titles: { en: string, fa: string } }} Wanted */

/** Inserts `text` before the first `mark`; throws with the name of the file if there is none. */
function insert(root, file, mark, text) {
  const whole = path.join(root, file);
  const before = fs.readFileSync(whole, 'utf8');
  const at = before.indexOf(mark);
  if (at === -1) throw new Error(`${file} holds no “${mark}” any more: mend scripts/newScreen.mjs.`);
  fs.writeFileSync(whole, before.slice(0, at) + text + before.slice(at));
}

const app = 'packages/app/src';
const lower = (name) => name[0].toLowerCase() + name.slice(1);

/** The group of the sidebar that holds the other screens of a feature; a feature without any is begun under the last one. */
function groupOf(root, feature) {
  const [, group] =
    storyFiles(root)
      .find(({ file, title }) => file.startsWith(`${app}/features/${feature}/`) && title.startsWith('Screens/'))
      ?.title.split('/') ?? [];
  return group ?? orderedGroups(root).get('Screens').at(-1);
}

/** The files of a new screen, to be completed by hand: all its states are rendered, tested and documented from the start. */
function filesOf({ screen, group, address }) {
  const words = lower(screen);
  return {
    [`${screen}.states.ts`]: `import type { Problem } from '../../../api/problem';

/** Everything the screen can be. */
export type ${screen}State =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; name: string };

export const ${words}States = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'network' } },
  ready: { status: 'ready', name: 'Nasrin' },
  longName: { status: 'ready', name: 'سیده فاطمه‌زهرا حسینی طباطبایی‌نژاد اصفهانی' },
} satisfies Record<string, ${screen}State>;
`,
    [`${screen}View.tsx`]: `import { Page, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { ${screen}State } from './${screen}.states';

/** Draws one state; fetches nothing. */
export function ${screen}View({ state, onRetry }: { state: ${screen}State; onRetry: () => void }) {
  const t = useT();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading title={t('${words}.title')} />
        {state.status === 'loading' ? <SkeletonRows rows={3} label={t('${words}.loading')} /> : null}
        {state.status === 'failed' ? <ProblemView problem={state.problem} onRetry={onRetry} /> : null}
        {state.status === 'ready' ? <Text>{t('${words}.greeting', { name: state.name })}</Text> : null}
      </Stack>
    </Page>
  );
}
`,
    [`${screen}View.stories.tsx`]: `import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { ${words}States } from './${screen}.states';
import { ${screen}View } from './${screen}View';

const meta = preview.meta({
  title: 'Screens/${group}/${screen}',
  tags: ['phone'],
  parameters: { path: '${address.replaceAll(/:\w+/g, '1')}' },
  component: ${screen}View,
  args: { state: ${words}States.ready, onRetry: fn() },
});

export const Loading = meta.story({ args: { state: ${words}States.loading } });
export const Failed = meta.story({ args: { state: ${words}States.failed } });
export const Ready = meta.story({ tags: ['tablet'], args: { state: ${words}States.ready } });
export const LongName = meta.story({ args: { state: ${words}States.longName } });
`,
    'toState.ts': `import type { User } from '@peyk/api-types';
import type { ApiResult } from '../../../api/useApi';
import type { ${screen}State } from './${screen}.states';

/** The API results and UI state as one state. */
export function to${screen}State({ data, problem }: Pick<ApiResult<User>, 'data' | 'problem'>): ${screen}State {
  if (data) return { status: 'ready', name: data.first_name ?? data.email ?? '' };
  return problem ? { status: 'failed', problem } : { status: 'loading' };
}
`,
    'toState.test.ts': `import { expect, test } from 'vitest';
import { MockUser } from '../../../mocks/fixtures/user';
import { to${screen}State } from './toState';

test('what is known is shown, also where newer could not be had', () => {
  const problem = { kind: 'network' } as const;
  expect(to${screen}State({ data: undefined, problem: null })).toEqual({ status: 'loading' });
  expect(to${screen}State({ data: undefined, problem })).toEqual({ status: 'failed', problem });
  expect(to${screen}State({ data: MockUser, problem })).toEqual({ status: 'ready', name: MockUser.first_name });
});
`,
    [`${screen}.tsx`]: `import { useApi } from '../../../api/useApi';
import { ${screen}View } from './${screen}View';
import { to${screen}State } from './toState';

/** Connects the API to the view. */
export function ${screen}() {
  const user = useApi('/api/auth/me/');
  return <${screen}View state={to${screen}State(user)} onRetry={() => void user.reload()} />;
}
`,
  };
}

/** A text as a literal of TypeScript, in the quotes that the formatter chooses. */
const quoted = (text) =>
  text.includes("'") && !text.includes('"') ? JSON.stringify(text) : `'${text.replaceAll(/[\\']/g, '\\$&')}'`;

const english = (words, title) => `/** To be written. */
export const ${words} = {
  title: ${quoted(title)},
  loading: 'Loading…',
  greeting: 'Hello, {{name}}',
} as const;
`;

const persian = (words, title) => `import type { SameShape } from '../types';
import type { ${words} as source } from '../en/${words}';

export const ${words} = {
  title: ${quoted(title)},
  loading: 'در حال بارگذاری…',
  greeting: 'سلام، {{name}}',
} satisfies SameShape<typeof source>;
`;

/**
 * Writes the files of a screen and adds it to texts, addresses and routes. Returns the files to complete by hand.
 * @param {string} root @param {Wanted} wanted @returns {string[]}
 */
export function newScreen(root, { feature, screen, address, titles }) {
  const words = lower(screen);
  const folder = path.join(app, 'features', feature, screen);
  if (fs.existsSync(path.join(root, folder))) throw new Error(`${screen} exists already: see ${folder}`);
  const routes = fs.readFileSync(path.join(root, app, 'routes.tsx'), 'utf8');
  if (routes.includes(`path: '${address}',`)) throw new Error(`${address} is taken already: see ${app}/routes.tsx`);
  if (fs.existsSync(path.join(root, app, 'i18n/en', `${words}.ts`)))
    throw new Error(`The words ${words} exist already: see ${app}/i18n/en/${words}.ts`);

  const group = groupOf(root, feature);
  const files = Object.entries(filesOf({ screen, group, address })).map(([file, text]) => [
    path.join(folder, file),
    text,
  ]);
  files.push(
    [`${app}/i18n/en/${words}.ts`, english(words, titles.en)],
    [`${app}/i18n/fa/${words}.ts`, persian(words, titles.fa)],
  );
  fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const [file, text] of files) fs.writeFileSync(path.join(root, file), text);

  for (const language of ['en', 'fa']) {
    const appWords = `${app}/i18n/${language}/appWords.ts`;
    insert(root, appWords, '\n/** The texts of the screens', `import { ${words} } from './${words}';\n`);
    insert(root, appWords, '} as const;', `  ${words},\n`);
    insert(root, `${app}/i18n/${language}/shell.ts`, '    notFound: ', `    ${words}: ${quoted(titles[language])},\n`);
  }
  const arms = `${app}/testing/stateArms.test.ts`;
  insert(
    root,
    arms,
    'import { type AppShellState',
    `import { type ${screen}State, ${words}States } from '../features/${feature}/${screen}/${screen}.states';\n`,
  );
  insert(
    root,
    arms,
    '  proves<AppShellState>',
    `  proves<${screen}State>('${screen}State', ${words}States, { whole: loadable });\n`,
  );
  insert(root, `${app}/paths.ts`, '} as const;', `  ${words}: '${address}',\n`);
  insert(
    root,
    `${app}/routes.tsx`,
    '];\n\n/** Preloads the screen',
    `  {
    path: '${address}',
    access: 'protected',
    title: 'shell.titles.${words}',
    screen: screen(() => import('./features/${feature}/${screen}/${screen}').then((it) => it.${screen})),
  },
`,
  );
  insert(
    root,
    `${app}/boot/firstNeeds.ts`,
    '};',
    `  '${address}': { modules: ['features/${feature}/${screen}/${screen}.tsx'] },\n`,
  );
  return files.map(([file]) => file);
}
