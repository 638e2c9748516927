import type { Plugin } from 'vite';

/** The files that the first screen of each language is drawn with. */
const FIRST = { en: ['latin.woff2'], fa: ['persian.woff2', 'persianMarks.woff2'] };

/**
 * Tells `boot.js` how the build named the fonts of each language. It alone knows the language before the first paint,
 * so it asks for those and no others; a link in the page itself would fetch them for everybody. Storybook speaks both
 * languages, so its page has the links.
 */
export function fontPreloads(speaks: 'one' | 'both' = 'one'): Plugin {
  let base = '/';
  return {
    name: 'peyk-font-preloads',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const address = (name: string) => {
          const built = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(name));
          if (!built) throw new Error(`The build has no font ${name}: name the files of packages/design-system/fonts.`);
          return base + built.fileName;
        };
        if (speaks === 'both')
          return Object.values(FIRST)
            .flat()
            .map((name) => ({
              tag: 'link',
              attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: address(name) },
              injectTo: 'head-prepend' as const,
            }));
        return Object.entries(FIRST).map(([language, names]) => ({
          tag: 'meta',
          attrs: { name: `fonts-${language}`, content: names.map(address).join(' ') },
          injectTo: 'head-prepend' as const,
        }));
      },
    },
  };
}
