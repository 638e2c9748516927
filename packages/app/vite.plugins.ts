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
    // react-aria ships 34 languages and not ours: we pass every string ourselves, so only its fallback is kept.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
  ];
}

/** `#.storybook/preview` for packages, whose own `imports` may not point above their folder. TypeScript: tsconfig.web.json. */
export const storybookAlias = [
  { find: /^#\.storybook\//, replacement: fileURLToPath(new URL('../../.storybook/', import.meta.url)) },
];
