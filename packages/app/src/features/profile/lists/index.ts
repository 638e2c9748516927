import { LISTS, type ListName, WIZARD, isList } from '../steps';
import type { ProfileList } from './defineList';

const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./index.ts', '!./*.test.ts'], { eager: true });

/** The lists of the profile in the order of the steps. Each is what the file of its name exports by that name. */
export const profileLists = Object.fromEntries(
  WIZARD.filter(isList).map((step) => {
    const name = LISTS[step];
    const list = files[`./${name}.ts`]?.[name];
    if (!list) throw new Error(`The file lists/${name}.ts does not export ${name}.`);
    return [name, list];
  }),
) as Readonly<Record<ListName, ProfileList>>;
