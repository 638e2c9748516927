import { execFile, execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { toolEnvironment } from '../scripts/workspace.mjs';
import { askedOf } from './folder/asked.ts';

const root = path.join(import.meta.dirname, '..');
const guide = readFileSync(path.join(root, '.storybook/docs/Chromatic.mdx'), 'utf8');
const [, asked = ''] = /CHROMATIC_PROJECT_TOKEN=<token> npx chromatic (.+)/.exec(guide) ?? [];
const TOKEN = 'chpt_invented';

/** What Chromatic answers of a new project, by what it is asked. */
const ANSWERS: readonly [question: string, data: object][] = [
  ['CreateAppTokenMutation', { appToken: 'session' }],
  ['CLIAppInfo', { app: { features: { isReactNativeApp: false } } }],
  ['FirstCommittedAtQuery', { app: { firstBuild: null, lastBuild: null } }],
  ['LastBuildQuery', { app: { isOnboarding: false, lastBuild: null } }],
  [
    'AnnounceBuildMutation',
    {
      announceBuild: {
        id: 'build',
        number: 1,
        browsers: ['chrome'],
        status: 'ANNOUNCED',
        autoAcceptChanges: false,
        reportToken: 'report',
        features: { uiTests: true, uiReview: false, isReactNativeApp: false },
        app: { id: 'app', turboSnapAvailability: 'AVAILABLE', isOnboarding: false },
      },
    },
  ],
];

/** A project with two commits, the settings of this one, and a built room of one story. */
function project(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'peyk-chromatic-'));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder });
  for (const file of ['package.json', 'chromatic.config.json'])
    copyFileSync(path.join(root, file), path.join(folder, file));
  git('init', '-q', '-b', 'main');
  for (const file of ['package.json', 'chromatic.config.json']) {
    git('add', file);
    git('commit', '-q', '-m', file);
  }
  const story = { type: 'story', id: 'a--b', title: 'A', name: 'B', importPath: './a.stories.tsx', tags: [] };
  const built: Record<string, string> = {
    'index.html': '<!doctype html>',
    'iframe.html': '<!doctype html>',
    'index.json': JSON.stringify({ v: 5, entries: { 'a--b': story } }),
    'project.json': JSON.stringify({ storybookVersion: '10.6.7', builder: '@storybook/builder-vite' }),
    'preview-stats.json': JSON.stringify({ modules: [] }),
  };
  mkdirSync(path.join(folder, 'storybook-static'));
  for (const [name, text] of Object.entries(built)) writeFileSync(path.join(folder, 'storybook-static', name), text);
  return folder;
}

test('the first run of the guide signs in with the token, reads the built room and uploads nothing', async () => {
  const questions: string[] = [];
  const tokens: unknown[] = [];
  const others: string[] = [];
  const server = createServer((request, answer) => {
    let body = '';
    request.on('data', (piece) => (body += String(piece)));
    request.on('end', () => {
      const [question, data] = ANSWERS.find(([name]) => body.includes(name)) ?? [];
      if (question === undefined) others.push(`${request.method} ${request.url} ${body}`);
      else questions.push(question);
      const { projectToken } = (JSON.parse(body) as { variables: { projectToken?: string } }).variables;
      if (projectToken !== undefined) tokens.push(projectToken);
      answer.setHeader('Content-Type', 'application/json');
      answer.end(JSON.stringify({ data: data ?? {} }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const folder = project();
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const { code, said } = await new Promise<{ code: number; said: string }>((resolve) => {
      execFile(
        path.join(root, 'node_modules/.bin/chromatic'),
        // It would ask the registry for a newer version of itself.
        [...asked.split(' '), '--skip-update-check'],
        {
          cwd: folder,
          env: toolEnvironment({
            HOME: folder,
            CI: '',
            CHROMATIC_PROJECT_TOKEN: TOKEN,
            CHROMATIC_INDEX_URL: address,
            CHROMATIC_NOTIFY_SERVICE_URL: address,
            CHROMATIC_DISABLE_ANALYTICS: 'true',
            CHROMATIC_DISABLE_TELEMETRY: 'true',
          }),
        },
        (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
      );
    });
    expect(said).toContain('Authenticated with Chromatic');
    expect(said).toContain('Publish your built Storybook\n    → Skipped due to --dry-run');
    expect(code, said).toBe(0);
    expect(questions).toEqual(ANSWERS.map(([question]) => question));
    expect(tokens).toEqual([TOKEN]);
    expect(others).toEqual([]);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('the room is built for Chromatic by the names of the options that Chromatic gives', () => {
  expect(askedOf('/peyk', ['--output-dir=/built', '--stats-json=/built'])).toEqual({
    folder: '/built',
    forStorybook: ['build', '-o', '/built', '--quiet', '--stats-json=/built'],
  });
  const [, options = ''] = /npm run build-storybook -- (--stats-json\S+)/.exec(guide) ?? [];
  expect(askedOf('/peyk', [options]).forStorybook.at(-1)).toBe('--stats-json=/peyk/storybook-static');
  expect(askedOf('/peyk', []).forStorybook).toEqual(['build', '-o', '/peyk/storybook-static', '--quiet']);
});
