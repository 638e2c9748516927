import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { storybookAlias, webPlugins } from './packages/app/vite.plugins.ts';
import { type Mode, modes, pictured, widths } from './.storybook/modes.ts';
import { PictureReporter } from './.storybook/review/pictureReport.ts';
import { matchPicture } from './.storybook/review/pictures.ts';
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

/** All stories of the workspace in one language; `.storybook/review` says what is looked at in each. */
const stories = (mode: Mode) => ({
  extends: false as const,
  plugins: [storybookTest({ configDir: '.storybook', initialGlobals: { ...mode, viewport: { value: 'desktop' } } })],
  test: {
    name: `stories:${mode.locale}`,
    browser: { ...browser(), commands: { matchPicture } },
    setupFiles: ['.storybook/review/vitest.setup.ts'],
    // The review runs axe itself, in every theme and width; once more by the addon would be for nothing.
    provide: { 'storybook/test-provided': { a11y: false } },
    fileParallelism: false,
    // One page for all files, as in Storybook itself: the preview clears what a story could leave behind.
    isolate: false,
  },
});

/** By name, and not by what failed or took long the last time: each run meets what the one before it met. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(files.toSorted((a, b) => a.moduleId.localeCompare(b.moduleId, 'en')));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByName },
    retry: 0,
    reporters: ['default', 'json', new PictureReporter()],
    outputFile: { json: '.vitest/report.json' },
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
      ...pictured.map((name) => stories(modes[name])),
    ],
  },
});
