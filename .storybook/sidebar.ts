import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { namesOf } from './review/storyFile.ts';

const root = path.join(import.meta.dirname, '..');

/** Groups by what holds them, such as `Screens` and `Design system`. */
export type Groups = ReadonlyMap<string, readonly string[]>;

/** The groups that the preview puts in order. Storybook reads that list without running it, so it stands nowhere else. */
export function orderedGroups(folder = root): Groups {
  const { order } = getStorySortParameter(readFileSync(path.join(folder, '.storybook/preview.tsx'), 'utf8')) as {
    order: readonly (string | readonly unknown[])[];
  };
  const groups = new Map<string, string[]>();
  for (const [index, name] of order.entries()) {
    const below = order[index + 1];
    if (typeof name === 'string' && Array.isArray(below))
      groups.set(
        name,
        below.filter((one) => typeof one === 'string'),
      );
  }
  return groups;
}

/** A file of stories: where it lies, its place in the sidebar, and how its pictures are named. */
export interface StoryFile {
  file: string;
  title: string;
  component: string;
}

/** Every file of stories of the workspace that says its title. */
export const storyFiles = (folder = root): StoryFile[] =>
  globSync('packages/*/src/**/*.stories.tsx', { cwd: folder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort()
    .flatMap((file) => {
      const names = namesOf(readFileSync(path.join(folder, file), 'utf8'));
      return names ? [{ file, ...names }] : [];
    });
