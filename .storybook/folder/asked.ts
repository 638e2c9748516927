import path from 'node:path';
import { parseArgs } from 'node:util';

/** What a build of the room is asked for: its folder, and the arguments of Storybook. Chromatic asks with the names that Storybook has. */
export function askedOf(root: string, args: readonly string[]): { folder: string; forStorybook: string[] } {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'output-dir': { type: 'string', short: 'o', default: 'storybook-static' },
      'stats-json': { type: 'string' },
    },
  });
  const folder = path.resolve(root, values['output-dir']);
  const stats = values['stats-json'];
  return {
    folder,
    forStorybook: [
      'build',
      '-o',
      folder,
      '--quiet',
      ...(stats === undefined ? [] : [`--stats-json=${path.resolve(root, stats)}`]),
    ],
  };
}
