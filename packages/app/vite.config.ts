import { defineConfig } from 'vite';
import { apiBase } from './vite.apiBase.ts';
import { fontPreloads } from './vite.fonts.ts';
import { webPlugins } from './vite.plugins.ts';

/** Where the API of `npm run dev` listens. */
const api = process.env.API_ORIGIN ?? 'http://localhost:3001';

export default defineConfig({
  plugins: [webPlugins(), fontPreloads(), apiBase(process.env.API_BASE)],
  build: {
    outDir: 'dist',
    target: 'es2022',
    sourcemap: false,
    // What every browser that runs ES2022 does by itself.
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ['index.html', 'prerendered.html'],
      output: {
        codeSplitting: {
          // Sixty small files compress a tenth worse than a few: the frame with all it needs is one, what sign-in
          // needs beyond that another, and what many screens, or parts of one, share a third.
          groups: [
            // In a file of its own, or the prerendered pages would fetch the frame for it.
            {
              name: 'runtime',
              test: /vite\/preload-helper|rolldown\/runtime|boot\/arrival\.ts|api\/reloadOnce\.ts/,
              priority: 3,
            },
            { name: 'frame', test: /boot\/draw\.tsx$/, priority: 2 },
            { name: 'auth', test: /features\/auth\/SignIn\/SignIn\.tsx$/, priority: 1 },
            { name: 'shared', minShareCount: 10 },
          ],
        },
      },
    },
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
