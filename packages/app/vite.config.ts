import { defineConfig } from 'vite';
import { apiBase } from './vite.apiBase.ts';
import { groupedFiles } from './vite.chunks.ts';
import { firstNeedsOf } from './vite.firstNeeds.ts';
import { fontPreloads } from './vite.fonts.ts';
import { webPlugins } from './vite.plugins.ts';

/** Where the API of `npm run dev` listens. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [
    webPlugins(),
    groupedFiles(() => [webPlugins()]),
    fontPreloads(),
    firstNeedsOf(),
    apiBase(process.env.API_BASE),
  ],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // What every browser that runs ES2022 does by itself.
    modulePreload: { polyfill: false },
    rollupOptions: { input: ['index.html', 'prerendered.html'] },
  },
  server: {
    // Pages and calls share addresses (`/bots` and `/bots/`), so the kind of request decides: a navigation is ours,
    // what the page loads as a module is Vite's, everything else is a call.
    proxy: {
      '^/(?:api|bots|integrations|countries|universities|professor|stand-in|healthz|readyz|PRIVACY_POLICY\\.md|TERMS_OF_SERVICE\\.md)(?:[/?]|$)':
        {
          target: api,
          changeOrigin: false,
          bypass: ({ method, headers, url }) =>
            method === 'GET' &&
            headers['sec-fetch-mode'] === 'navigate' &&
            !url?.startsWith('/api/') &&
            !url?.startsWith('/stand-in/')
              ? url
              : undefined,
        },
    },
  },
});
