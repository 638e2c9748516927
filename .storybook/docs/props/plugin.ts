import type { Plugin } from 'vite';
import { propTypesIn } from './propTypes.ts';

/**
 * Hands each component of ours the types of its props as they are written, for the documentation. Storybook's own reader knows no type of
 * another file and no list that may not be changed, and the compiler that could be asked has no interface for it any more.
 */
export function propTypes(): Plugin {
  return {
    name: 'peyk:prop-types',
    enforce: 'pre',
    // A run of tests documents nothing.
    apply: () => process.env['VITEST'] === undefined,
    transform: {
      filter: { id: { include: /packages\/[^/]+\/src\/.*\.tsx$/, exclude: /\.(?:stories|test)\.tsx$/ } },
      handler(code, id) {
        if (!/export function [A-Z]/.test(code)) return null;
        const told = Object.entries(propTypesIn(id, code)).map(
          ([name, props]) => `\n${name}.propTypesTold = ${JSON.stringify(props)};`,
        );
        return told.length > 0 ? { code: `${code}${told.join('')}\n`, map: null } : null;
      },
    },
  };
}
