import path from 'node:path';
import type { Plugin } from 'vite';
import { namedTests, readBeside, readScreens } from './coverage.ts';
import { readParts } from './parts.ts';

const NAME = 'virtual:peyk/screens';
/** Read by the page of what is covered alone, which is opened less often than the one that finds. */
const BESIDE = 'virtual:peyk/beside';
const PARTS = 'virtual:peyk/parts';
const root = path.join(import.meta.dirname, '../../..');

const LOADED: Readonly<Record<string, () => string>> = {
  [`\0${NAME}`]: () =>
    `export const screens = ${JSON.stringify(readScreens(root))};\nexport const named = ${JSON.stringify(namedTests(root))};`,
  [`\0${BESIDE}`]: () => `export const beside = ${JSON.stringify(readBeside(root, readScreens(root)))};`,
};

/** `virtual:peyk/screens` and `virtual:peyk/beside`: what is covered of each screen, and by which tests each line of the checklist is held, read again whenever its page is opened anew. */
export function screensCovered(): Plugin {
  return {
    name: 'peyk:screens-covered',
    resolveId: { filter: { id: /^virtual:peyk\/(?:screens|beside)$/ }, handler: (id) => `\0${id}` },
    load: { filter: { id: /^\0virtual:peyk\/(?:screens|beside)$/ }, handler: (id) => LOADED[id]?.() },
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
