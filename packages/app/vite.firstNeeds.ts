import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { media } from '../design-system/src/css/media.ts';
import { firstNeeds, frameModules, frameReads, wideModules } from './src/boot/firstNeeds.ts';

const source = path.resolve(import.meta.dirname, 'src');
const icons = path.resolve(import.meta.dirname, '../design-system/src/icons/icons.ts');
const BOOT = '<script src="/boot.js">';
const LANGUAGES = ['en', 'fa'] as const;

/**
 * Writes into the app's page how the build named what each screen of a signed-in person needs first (`src/boot/firstNeeds.ts`). `boot.js`
 * reads it there and asks for it: it alone knows before the app whether somebody is signed in, and in which language. In development there
 * is none.
 */
export function firstNeedsOf(): Plugin {
  let base = '/';
  return {
    name: 'first-needs',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry, path: page }) {
        if (!page.endsWith('/index.html') || !entry) return html;
        const filesOf = fileFinder(bundle);
        const named = new Set(filesOf.chunk(entry.fileName));
        const files: string[] = [];
        /** As numbers in one list, because most screens share most of their files. */
        const numbered = (modules: readonly string[]) =>
          modules
            .flatMap((module) => filesOf.module(path.resolve(source, module)))
            .filter((file) => !named.has(file))
            .map((file) => {
              if (!files.includes(file)) files.push(file);
              return files.indexOf(file);
            });
        const inBoth = (modules: (language: string) => readonly string[], known: Record<string, number[]> = {}) =>
          Object.fromEntries(
            LANGUAGES.map((language) => [
              language,
              [...new Set(numbered(modules(language)))].filter((file) => !known[language]?.includes(file)),
            ]),
          );
        const wordsOf = (language: string, ...parts: string[]) =>
          parts.map((part) => `i18n/${language}/${part}Words.ts`);
        const frame = inBoth((language) => [...wordsOf(language, 'signedIn'), ...frameModules, icons]);
        const needs = {
          frame,
          wide: { media: media.tablet, files: inBoth(() => wideModules, frame) },
          reads: frameReads,
          screens: Object.entries(firstNeeds).map(([address, { modules, words = [], reads = [] }]) => ({
            address,
            files: inBoth(
              (language) => [...modules, ...wordsOf(language, ...words.map((part) => part.replace(/s$/, '')))],
              frame,
            ),
            reads,
          })),
          files: [] as string[],
        };
        needs.files = files.map((file) => base + file);
        // Before the script that reads it, and after the character set, which must be among the first thousand bytes.
        return html.replace(
          BOOT,
          () => `<script type="application/json" id="first-needs">${JSON.stringify(needs)}</script>\n    ${BOOT}`,
        );
      },
    },
  };
}

/** Finds the files that hold a chunk or a module, with all that they import statically, styles included. */
function fileFinder(bundle: Rolldown.OutputBundle) {
  const chunk = (first: string): string[] => {
    const needed = new Set([first]);
    for (const name of needed) {
      const found = bundle[name];
      if (found?.type !== 'chunk') continue;
      for (const imported of [...found.imports, ...(found.viteMetadata?.importedCss ?? [])]) needed.add(imported);
    }
    return [...needed];
  };
  const module = (id: string): string[] => {
    const holder = Object.values(bundle).find((file) => file.type === 'chunk' && file.moduleIds.includes(id));
    if (!holder) throw new Error(`No file of the build holds ${id}: name it in src/boot/firstNeeds.ts as it is.`);
    return chunk(holder.fileName);
  };
  return { chunk, module };
}
