import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { storybookAlias, webPlugins } from './packages/app/vite.plugins.ts';
import { type Mode, diagonal, modes, widths } from './.storybook/modes.ts';
import { chromiumPath } from './scripts/chromium.mjs';

const { executablePath, args, env } = chromiumPath();

/** One headless Chromium, the same on every machine; nobody's motion preference reaches a story. Vitest names the object it is given, so each project gets its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({
    launchOptions: { executablePath, args, env },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'UTC', deviceScaleFactor: 1 },
  }),
  instances: [{ browser: 'chromium' as const, viewport: widths.desktop }],
  screenshotFailures: false,
});

/** All stories of the workspace in one mode: each renders, makes no foreign request and passes axe. */
const stories = (name: string, mode: Mode) => ({
  extends: false as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...mode } })],
  test: { name: `stories:${name}`, browser: browser(), fileParallelism: false },
});

export default defineConfig({
  test: {
    retry: 0,
    // Projects differ in their plugins (Storybook's belong to the stories alone): one server for all would mix them.
    sharedViteServer: false,
    projects: [
      {
        extends: false,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,api-types}/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/globalSetup.ts'],
          setupFiles: ['packages/server/src/testing/loopbackOnly.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: false,
        plugins: [webPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{app,design-system}/src/**/*.test.ts', '{scripts,.storybook}/**/*.test.ts'],
        },
      },
      {
        extends: false,
        plugins: [webPlugins()],
        resolve: { alias: storybookAlias },
        optimizeDeps: { entries: ['packages/{app,design-system}/src/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
        test: { name: 'components', include: ['packages/{app,design-system}/src/**/*.test.tsx'], browser: browser() },
      },
      {
        extends: false,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['packages/app/e2e/**/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      ...diagonal.map((name) => stories(name, modes[name])),
    ],
  },
});
