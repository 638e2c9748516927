import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { fontPreloads } from '../packages/app/vite.fonts.ts';
import { storybookAlias, webPlugins } from '../packages/app/vite.plugins.ts';
import { subsets } from '../packages/design-system/src/theme/subsets.ts';
import { weights } from '../packages/design-system/src/theme/typeface.ts';
import { propTypes } from './docs/props/plugin.ts';
import { readingPartsAlone } from './docs/props/readParts.ts';
import { AT_ONCE, AT_REST, FOR_ROOM } from './docs/room/forRoom.ts';
import { partsUsed, screensCovered } from './docs/room/coveragePlugin.ts';
import { mockWorker } from './mockWorker.ts';
import { withoutSuffixes } from './withoutSuffixes.ts';

/** The faces of the product for the frame around it, which no bundler of ours reads. */
const managerFonts = () =>
  (
    [
      ['Peyk Latin', 'latin'],
      ['Peyk Latin', 'latinExtended'],
      ['Peyk Persian', 'persian'],
    ] as const
  )
    .map(
      ([family, name]) =>
        `@font-face{font-family:"${family}";src:url("./room-fonts/${name}.woff2") format("woff2");` +
        `unicode-range:${subsets[name].characters};font-weight:${weights.regular} ${weights.display};font-display:swap}`,
    )
    .join('');

/**
 * A page that draws for the one around it has no toolbar. What Storybook has ready for one follows every change of the page and asks for the
 * style of each of its elements, which is an eighth of the time in which a wall is drawn. Where stories are taken as they stand nothing moves
 * either: Storybook waits a tenth of a second after each for animations to begin, unless the page knows of none.
 */
const DRAWING =
  `<script>if(location.search.includes(${JSON.stringify(FOR_ROOM)}))` +
  'Object.assign(FEATURES,{highlight:false,measure:false,outline:false,backgrounds:false});' +
  `if(location.search.includes(${JSON.stringify(AT_ONCE)})){` +
  'delete Document.prototype.getAnimations;' +
  `document.write(${JSON.stringify(`<style>${AT_REST}</style>`).replace('</', String.raw`<\/`)})` +
  '}</script>';

/** A built room has no server beside it, which both addons talk to: their half megabyte would be read for nothing. */
const isBuilt = process.argv.includes('build');

/** Chromatic's panel asks git for the state of the tree again and again, which took a quarter of a cold start: it comes with a token. */
const chromaticPanel = process.env['CHROMATIC_PROJECT_TOKEN'] ? ['@chromatic-com/storybook'] : [];

/**
 * What imports what is asked by nothing here, since no change is detected. Storybook would follow every import of every story all the same,
 * while the first pages wait. The type of the settings does not know the key yet.
 */
const followingNoImports = {
  experimental_importParsers: [
    { extensions: ['.js', '.jsx', '.mjs', '.ts', '.tsx', '.mts', '.mdx'], parse: () => Promise.resolve([]) },
  ],
};

export default defineMain({
  framework: {
    name: '@storybook/react-vite',
    // Without a separate Vite file Storybook would read the first one it finds; every plugin is listed here instead.
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['./docs/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    // Tables are a Markdown extension that MDX leaves to a plugin.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    ...(isBuilt ? [] : ['@storybook/addon-vitest', ...chromaticPanel]),
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    sidebarOnboardingChecklist: false,
    experimentalSearchDocsHeadings: true,
    // It reads every module again while the first story waits; what a change touches, the report of pictures says.
    changeDetection: false,
  },
  ...followingNoImports,
  staticDirs: [
    { from: '../packages/app/public/favicon.svg', to: '/favicon.svg' },
    { from: '../packages/design-system/fonts', to: '/room-fonts' },
  ],
  previewHead: (head) => `${head}${DRAWING}`,
  managerHead: (head) => `${head}<style>${managerFonts()}</style>`,
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async ({ plugins, ...config }) =>
    mergeConfig(
      { ...config, plugins: await readingPartsAlone(plugins) },
      {
        plugins: [
          propTypes(),
          screensCovered(),
          partsUsed(),
          webPlugins(),
          mockWorker(),
          withoutSuffixes(),
          fontPreloads('both'),
        ],
        resolve: { alias: storybookAlias },
        // All stories and their imports are scanned before the first run: a dependency discovered late reloads the page. No story imports a
        // test, whose tools are large.
        optimizeDeps: {
          entries: [
            'packages/{app,design-system}/src/**/*.stories.tsx',
            '.storybook/preview.tsx',
            '.storybook/docs/**/*.{tsx,mdx}',
            ...(process.env['VITEST'] === undefined ? [] : ['.storybook/review/vitest.setup.ts']),
          ],
          // The scan leaves out what belongs to Storybook itself.
          include: ['@storybook/addon-docs/preview', 'storybook/internal/csf'],
        },
        build: { chunkSizeWarningLimit: 2000 },
      },
    ),
});
