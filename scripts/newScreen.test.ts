import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newScreen } from './newScreen.mjs';

const root = path.resolve(import.meta.dirname, '..');
const wanted = {
  feature: 'trial',
  screen: 'TrialBoard',
  address: '/trial',
  titles: { en: "Trial's board", fa: 'تابلوی آزمایشی' },
};
let tree: string;
let files: string[];

beforeAll(() => {
  tree = fs.mkdtempSync(path.join(os.tmpdir(), 'peyk-screen-'));
  const isOurs = (file: string) => !/node_modules|\/dist$/.test(file);
  for (const part of [
    '.storybook',
    'scripts',
    'packages/app',
    'tsconfig.base.json',
    'tsconfig.web.json',
    '.oxlintrc.json',
    '.oxfmtrc.json',
  ])
    fs.cpSync(path.join(root, part), path.join(tree, part), { recursive: true, filter: isOurs });
  for (const part of [
    'node_modules',
    'packages/app/node_modules',
    'packages/design-system',
    'packages/api-types',
    'packages/server',
  ])
    fs.symlinkSync(path.join(root, part), path.join(tree, part));
  files = newScreen(tree, wanted);
});
afterAll(() => fs.rmSync(tree, { recursive: true, force: true }));

const run = (bin: string, args: string[]) => {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', bin), args, {
    cwd: path.join(tree, 'packages/app'),
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
};

describe('a new screen', () => {
  it('asks for eight files by hand; its address, route, titles and words stand already', () => {
    const guide = fs.readFileSync(path.join(root, '.storybook/docs/AddingAScreen.mdx'), 'utf8');
    const told = [...guide.matchAll(/^\d\. `([^`]+)`$/gm)].map(([, file = '']) =>
      path.basename(file).replace('Shortlist', 'TrialBoard').replace('shortlist', 'trialBoard'),
    );
    expect(told).toHaveLength(8);
    expect(files.map((file) => path.basename(file)).sort()).toEqual(told.sort());
  });

  it('has its stories at its address', () => {
    const stories = files.find((file) => file.endsWith('View.stories.tsx'))!;
    expect(fs.readFileSync(path.resolve(tree, stories), 'utf8')).toContain("parameters: { path: '/trial' }");
  });

  it('compiles with its route, its address and its words in both languages', () => {
    fs.writeFileSync(
      path.join(tree, 'packages/app/tsconfig.trial.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { allowJs: true, checkJs: false },
        include: [
          '../../.storybook/docs/room/virtual.d.ts',
          'src/routes.tsx',
          'src/i18n/all.ts',
          'src/i18n/signedIn.d.ts',
          'src/features/trial/**/*',
          'src/testing/stateArms.test.ts',
        ],
      }),
    );
    expect(run('tsc', ['--noEmit', '-p', 'tsconfig.trial.json'])).toEqual({ status: 0, said: '' });
  });

  it('names its code among what the pages behind sign-in need first', () => {
    expect(fs.readFileSync(path.join(tree, 'packages/app/src/boot/firstNeeds.ts'), 'utf8')).toContain(
      "  '/trial': { modules: ['features/trial/TrialBoard/TrialBoard.tsx'] },\n};",
    );
  });

  it('stands as the formatter wants it', () => {
    const own = files.map((file) => path.relative('packages/app', file));
    expect(
      run('oxfmt', [
        '--check',
        ...own,
        ...['routes.tsx', 'boot/firstNeeds.ts', 'testing/stateArms.test.ts'].map((file) => `src/${file}`),
      ]).status,
    ).toBe(0);
  });

  it('is refused where the screen or its address is there already', () => {
    expect(() => newScreen(tree, wanted)).toThrow(/TrialBoard exists already/);
    expect(() => newScreen(tree, { ...wanted, screen: 'Other', address: '/bots' })).toThrow(/\/bots is taken already/);
  });
});
