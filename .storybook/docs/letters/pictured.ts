import type { Screen } from '../room/coverage.ts';
import type { Listed } from '../room/stories.ts';
import type { Machine } from './machines.ts';

const folderOf = (file: string) => /packages\/.*(?=\/)/.exec(file)?.[0] ?? '';

/** The tables of states, by the folder of their screen. */
const tables = new Map(
  Object.entries(
    import.meta.glob<Record<string, unknown>>('../../../packages/app/src/features/**/*.states.ts', { eager: true }),
  ).map(([file, exported]) => [
    folderOf(file),
    Object.entries(exported)
      .filter(([name]) => name.endsWith('States'))
      .flatMap(([, table]) => Object.entries(table as object) as [name: string, instance: unknown][]),
  ]),
);

const words = (name: string) => name.toLowerCase().split(/[\s_-]+/);

/** Whether the name of a story speaks of a state: all words of the state stand in it, side by side. */
const speaksOf = (story: string, state: string): boolean =>
  ` ${words(story).join(' ')} `.includes(` ${words(state).join(' ')} `);

/** A table has the names of its stories, without their capitals and spaces. */
const plain = (name: string) => name.replaceAll(/[\s-]/g, '').toLowerCase();

/** The state of the one thing that a picture is about; a list is about none of its rows. */
const drawnIn = ({ states, stateOf }: Machine, instance: unknown): string | undefined =>
  typeof instance === 'object' && instance !== null
    ? Object.values(instance)
        .map((value: unknown) => (typeof value === 'object' && value !== null ? stateOf(value) : undefined))
        .find((state) => state !== undefined && states.includes(state))
    : undefined;

/**
 * The states that a story shows: that of the thing in its table of states, and any that its name speaks of. A screen that has no words for
 * such states shows none of them.
 */
export function shownBy(
  machine: Machine,
  { title, importPath, name }: Pick<Listed, 'title' | 'importPath' | 'name'>,
  screens: readonly Pick<Screen, 'title' | 'keys'>[],
): string[] {
  if (!screens.some((screen) => screen.title === title && screen.keys.includes(machine.words))) return [];
  const [, instance] = tables.get(folderOf(importPath))?.find(([one]) => plain(one) === plain(name)) ?? [];
  const drawn = drawnIn(machine, instance);
  return machine.states.filter((state) => state === drawn || speaksOf(name, state));
}
