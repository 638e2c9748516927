import path from 'node:path';
import type { Plugin } from 'vite';
import { namedTests, readScreens } from './coverage.ts';
import { readParts } from './parts.ts';

const NAME = 'virtual:peyk/screens';
const PARTS = 'virtual:peyk/parts';
const root = path.join(import.meta.dirname, '../../..');

/** `virtual:peyk/screens`: what is covered of each screen, and by which tests each line of the checklist is held, read again whenever its page is opened anew. */
export function screensCovered(): Plugin {
  return {
    name: 'peyk:screens-covered',
    resolveId: { filter: { id: /^virtual:peyk\/screens$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:peyk\/screens$/ },
      handler: () =>
        `export const screens = ${JSON.stringify(readScreens(root))};\nexport const named = ${JSON.stringify(namedTests(root))};`,
    },
  };
}

/** `virtual:peyk/parts`: what reads which token, and which screens draw what. */
export function partsUsed(): Plugin {
  return {
    name: 'peyk:parts-used',
    resolveId: { filter: { id: /^virtual:peyk\/parts$/ }, handler: () => `\0${PARTS}` },
    load: {
      filter: { id: /^\0virtual:peyk\/parts$/ },
      handler: () => `export const { parts, readers } = ${JSON.stringify(readParts(root))};`,
    },
  };
}
