import type { Plugin } from 'vite';

/**
 * Names the base of the API in every page, where it is not the place that the pages come from. The same scripts read it
 * from there (src/api/apiBase.ts), so whoever serves the files may write another.
 */
export function apiBase(base: string | undefined): Plugin {
  return {
    name: 'peyk-api-base',
    transformIndexHtml: () =>
      base ? [{ tag: 'meta', attrs: { name: 'api-base', content: base }, injectTo: 'head-prepend' }] : [],
  };
}
