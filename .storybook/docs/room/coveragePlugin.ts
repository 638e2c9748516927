import path from 'node:path';
import type { Plugin } from 'vite';
import { readScreens } from './coverage.ts';

const NAME = 'virtual:peyk/screens';
const root = path.join(import.meta.dirname, '../../..');

/** `virtual:peyk/screens`: what is covered of each screen, read again whenever its page is opened anew. */
export function screensCovered(): Plugin {
  return {
    name: 'peyk:screens-covered',
    resolveId: { filter: { id: /^virtual:peyk\/screens$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:peyk\/screens$/ },
      handler: () => `export const screens = ${JSON.stringify(readScreens(root))};`,
    },
  };
}
