import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { storybookAlias, webPlugins } from './packages/app/vite.plugins.ts';
import { type Mode, modes, pictured, widths } from './.storybook/modes.ts';
import { PictureReporter } from './.storybook/review/pictureReport.ts';
import { forceColours, matchPicture, notePassing, picturesInto } from './.storybook/review/pictures.ts';
import { chromiumPath } from './scripts/chromium.mjs';

const chromium = chromiumPath();

/** One headless Chromium, the same on every machine; nobody's motion preference reaches a story. Vitest names the object it is given, so each project gets its own. */
const browser = () => ({
  enabled: true,
  headless: true,
  // The first browser on a cold machine is read from a slow disk.
  connectTimeout: 180_000,
  provider: playwright({
    launchOptions: { ...chromium, timeout: 180_000 },
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
    browser: { ...browser(), commands: { matchPicture, notePassing, forceColours } },
    setupFiles: ['.storybook/review/vitest.setup.ts'],
    // The review runs axe itself, in every theme and width; once more by the addon would be for nothing.
    provide: { 'storybook/test-provided': { a11y: false }, drawnAlone: picturesInto !== undefined },
    // Half of a page's time is waiting for frames: two pages fill a processor.
    maxWorkers: 2,
    // One page for many files, as in Storybook itself: the preview clears what a story could leave behind.
    isolate: false,
  },
});

/**
 * Where the machine of a test is: at the zero of the world's clocks, west of it, and east of it by half hours. What is a
 * day here may be the day before there.
 */
const zones = { '': 'UTC', ' west': 'America/Los_Angeles', ' east': 'Asia/Tehran' };

/** Tests that end processes and connections, or run by the minute: there is no day in them, so one zone is enough. */
const WITHOUT_A_DAY = [
  '**/node_modules/**',
  'packages/server/src/**/{kill,lostConnection,slowDown,fuzz,embedded,main,guessing,slow,closing}.test.ts',
];

/** The same project once in each zone: `unit`, `unit west`, `unit east`. */
const inEachZone = <Project extends { test: { name: string } }>(project: Project) =>
  Object.entries(zones).map(([place, TZ]) => ({
    ...project,
    test: {
      ...project.test,
      name: `${project.test.name}${place}`,
      env: { TZ },
      ...(place !== '' && { exclude: WITHOUT_A_DAY }),
    },
  }));

/** These go first, so that none of them is left to run alone while the other processor has nothing to do. */
const LONGEST = ['takeOver', 'bots', 'botByKeyboard', 'restart', 'session', 'notArrived', 'frame'].map(
  (name) => `/journeys/${name}.test.ts`,
);
const isShort = ({ moduleId }: TestSpecification): number =>
  Number(!LONGEST.some((longest) => moduleId.endsWith(longest)));

/** By name, and not by what failed or took long the last time: each run meets what the one before it met. */
class ByName extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    return Promise.resolve(
      files.toSorted((a, b) => isShort(a) - isShort(b) || a.moduleId.localeCompare(b.moduleId, 'en')),
    );
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
      ...inEachZone({
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
      }),
      ...inEachZone({
        extends: false,
        plugins: [webPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{app,design-system}/src/**/*.test.ts'],
          pool: 'forks',
          // Cutting the fonts again takes seconds, and on a busy machine many.
          testTimeout: 60_000,
        },
      }),
      {
        extends: false,
        plugins: [webPlugins()],
        test: {
          name: 'tools',
          environment: 'node',
          include: ['{scripts,.storybook}/**/*.test.ts'],
          testTimeout: 300_000,
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
          include: ['packages/e2e/journeys/*.test.ts'],
          globalSetup: ['packages/e2e/support/globalSetup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // The browsers of the machine; no part of `npm test`.
      {
        extends: false,
        test: {
          name: 'browsers',
          environment: 'node',
          include: ['packages/e2e/browsers/*.test.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      ...pictured.map((name) => stories(modes[name])),
    ],
  },
});
