import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { storybookAlias, webPlugins } from './packages/app/vite.plugins.ts';
import { partsUsed, screensCovered } from './.storybook/docs/room/coveragePlugin.ts';
import { type Mode, modes, pictured, widths } from './.storybook/modes.ts';
import { PictureReporter } from './.storybook/review/pictureReport.ts';
import { forceColours, matchPicture, notePassing, picturesInto } from './.storybook/review/pictures.ts';
import { chromiumPath } from './scripts/chromium.mjs';
import { SETUP, TEST_FILES } from './scripts/testProjects.ts';

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
    // The pictures of a large import, with axe, take 5 s on a fast machine and 12 s on a slow one.
    testTimeout: 60_000,
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
 * Where the machine of a test is. All run east of UTC, by hours and a half; `npm test` runs those that can notice a day (`scripts/testFiles.ts`)
 * at UTC and west of it as well: what is a day here may be the day before there.
 */
const zones = { '': 'Asia/Tehran', ' west': 'America/Los_Angeles', ' at UTC': 'UTC' };

/** The same project once in each zone: `unit`, `unit west`, `unit at UTC`. */
const inEachZone = <Project extends { test: { name: string } }>(project: Project) =>
  Object.entries(zones).map(([place, TZ]) => ({
    ...project,
    test: { ...project.test, name: `${project.test.name}${place}`, env: { TZ } },
  }));

/** How long a poll may go on: Vitest's own second is less than a busy machine needs for one late answer. */
const patient = { poll: { timeout: 15_000 } };

/** Files that wait or take long whatever the machine, longest first: whoever began one of them last would end long after the others. */
const LONG = [
  'src/sending/kill.test.ts',
  'src/bots/kill.test.ts',
  'src/testing/fuzz/fuzz.test.ts',
  'src/sending/delivery/lostConnection.test.ts',
  'src/stand-ins/mailboxHandlers.test.ts',
  'src/sending/delivery/slowDown.test.ts',
  'src/bots/schedule.test.ts',
  'src/platform/db/embedded.test.ts',
  'src/testing/brokenAnswers.test.tsx',
  ...['BotDetail', 'BotList'].map((name) => `src/features/bots/${name}/${name}.test.tsx`),
  'src/features/drafts/DraftEditor/DraftEditor.test.tsx',
  'src/features/createBot/CreateBot/CreateBot.test.tsx',
  ...['takeOver', 'bots', 'botByKeyboard', 'restart', 'session', 'notArrived', 'frame'].map(
    (name) => `journeys/${name}.test.ts`,
  ),
];

/** By a list and then by name, and not by what failed or took long the last time: each run meets what the one before it met. */
class LongFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((name) => moduleId.endsWith(name));
      return found === -1 ? LONG.length : found;
    };
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b) || a.moduleId.localeCompare(b.moduleId, 'en')));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
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
          include: [TEST_FILES.server],
          ...SETUP.server,
          pool: 'forks',
          // One process for many files: loading the server and Vitest takes a second of a processor, and most files take no more themselves.
          isolate: false,
          // More than processors: much of a file is waiting for PostgreSQL, for another process, for a worker to be missed.
          maxWorkers: 3,
          // A run that writes ninety drafts takes seconds, and on a busy machine many.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: patient,
        },
      }),
      ...inEachZone({
        extends: false,
        plugins: [webPlugins()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [TEST_FILES.unit],
          pool: 'forks',
          // One process for many files, each of which leaves everything global as it was.
          isolate: false,
          ...SETUP.unit,
          // Cutting the fonts again takes seconds, and on a busy machine many.
          testTimeout: 60_000,
          expect: patient,
        },
      }),
      {
        extends: false,
        plugins: [webPlugins()],
        test: {
          name: 'tools',
          environment: 'node',
          include: [TEST_FILES.tools],
          testTimeout: 300_000,
        },
      },
      {
        extends: false,
        // The preview leads to the pages of the review room; what cannot be resolved there would end the search for dependencies.
        plugins: [partsUsed(), screensCovered(), webPlugins()],
        resolve: { alias: storybookAlias },
        optimizeDeps: { entries: ['packages/{app,design-system}/src/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
        test: {
          name: 'components',
          include: [TEST_FILES.components],
          ...SETUP.components,
          // The longest, at the keyboard through a whole form, take 5 s, and on a busy machine four times as long.
          testTimeout: 60_000,
          expect: patient,
          maxWorkers: 2,
          // One page for many files: loading the app's modules for each took a third of the time.
          isolate: false,
          browser: browser(),
        },
      },
      {
        extends: false,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['packages/e2e/journeys/*.test.ts'],
          globalSetup: ['packages/e2e/support/globalSetup.ts'],
          pool: 'forks',
          // One process and one browser for many files: each person has a window of their own, with a storage of its own.
          isolate: false,
          // More than processors: a third of a journey is waiting, for a run of a bot, a timer of the app, a server that starts.
          maxWorkers: 3,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: patient,
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
