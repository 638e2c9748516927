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
      filter: { id: { include: /packages\/[^/]+\/src\/.*\.tsx$/, exclude: /\.test\.tsx$/ } },
      handler(code, id) {
        // A page about a hook shows a component of its stories; all other stories would be read for nothing.
        const shown = id.endsWith('.stories.tsx') ? /\bcomponent: (?<name>\w+)/.exec(code)?.groups?.['name'] : '[A-Z]';
        if (shown === undefined || !new RegExp(`^(?:export )?function ${shown}`, 'm').test(code)) return null;
        const told = Object.entries(propTypesIn(id, code)).map(
          ([name, props]) => `\n${name}.propTypesTold = ${JSON.stringify(props)};`,
        );
        return told.length > 0 ? { code: `${code}${told.join('')}\n`, map: null } : null;
      },
    },
  };
}
