import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/**
 * What turns our sources into a page. One list for the app, Storybook and Vitest, because a second copy of the
 * vanilla-extract plugin, or a missing one, fails with "Styles were unable to be assigned to a file".
 */
export function webPlugins(): PluginOption[] {
  return [
    react(),
    vanillaExtractPlugin(),
    twoCalendars(),
    plainIcons(),
    // react-aria ships 34 languages and not ours: we pass every string ourselves, so only its fallback is kept.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ];
}

/**
 * Of the twelve calendars of `@internationalized/date` the product has two, but whoever imports a date field imports all, because its
 * factory names them. If that file is no longer where it was, the others are in the build again, which fails.
 */
function twoCalendars(): PluginOption {
  return {
    name: 'two-calendars',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /@internationalized\/date\/dist\/private\/createCalendar\.mjs$/ },
      handler: () => `
        import { GregorianCalendar } from './calendars/GregorianCalendar.mjs';
        import { PersianCalendar } from './calendars/PersianCalendar.mjs';
        export const createCalendar = (name) => (name === 'persian' ? new PersianCalendar() : new GregorianCalendar());`,
    },
    generateBundle(_, files) {
      const others = Object.values(files).filter(
        (file) => file.type === 'chunk' && file.code.includes(A_CALENDAR_LEFT_OUT),
      );
      if (others.length > 0)
        this.error(
          `${others.map(({ fileName }) => fileName).join()} has calendars that the product does not: two-calendars`,
        );
    },
  };
}

/** What a calendar of Saudi Arabia calls itself, the largest of those left out. */
const A_CALENDAR_LEFT_OUT = 'islamic-umalqura';

/**
 * Leaves out of each icon of Lucide what the page has no use for: a random key for each line, which React needs only of children that move, and
 * the names, which become classes. Random letters do not compress: of all icons they are a fifth. If the icons are written in another way, the
 * build fails.
 */
function plainIcons(): PluginOption {
  return {
    name: 'plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler(code, id) {
        // Another name of an icon.
        if (!code.includes('__iconData =')) return null;
        const plain = code
          .replaceAll(/,\s*key: "\w+"/g, '')
          .replace(/^  name: "[\w-]+",\n/m, '')
          .replace(/,\n  aliases: \[[^\]]*\]/, '')
          .replace(/^__iconData\.node;\n/m, '');
        if (!code.includes('key: "') || /\bkey: |\bname: |\baliases: |^__iconData\.node/m.test(plain))
          this.error(`${id} is written in another way: plain-icons`);
        return { code: plain, map: null };
      },
    },
  };
}

/** `#.storybook/preview` for packages, whose own `imports` may not point above their folder. TypeScript: tsconfig.web.json. */
export const storybookAlias = [
  { find: /^#\.storybook\//, replacement: fileURLToPath(new URL('../../.storybook/', import.meta.url)) },
];
