import { type Standing, RESULT_LISTS, entriesOf, standingOf } from '../../../entities/sentences/threeSentences';
import type { Entry } from '../lists/defineList';
import { type ListStep, WIZARD, isList } from '../steps';

/** An entry of the profile with the list it is in. */
export interface Work {
  list: ListStep;
  entry: Entry;
}

/** Names a work among all of them. */
export const keyOf = ({ list, entry }: Work): string => `${list}.${entry.id}`;

/** The entries of a list in what a CV is made of. */
export function worksIn(everything: object, list: ListStep): Work[] {
  return entriesOf(everything, list.replaceAll('-', '_')).flatMap((entry) => {
    const { id } = entry;
    return typeof id === 'number' ? [{ list, entry: { ...entry, id } }] : [];
  });
}

const RESULT_STEPS = RESULT_LISTS.flatMap(
  (list) => WIZARD.filter(isList).find((step) => step === list.replaceAll('_', '-')) ?? [],
);

/** The entries that can have a result, the most telling lists first. */
export const resultWorks = (everything: object): Work[] => RESULT_STEPS.flatMap((list) => worksIn(everything, list));

/** The entry that a sentence is shown of or asked for: one that has it, one that lacks its English, the chosen one, the first. */
export function workFor(
  works: readonly Work[],
  sentence: 'question' | 'result',
  chosen: string | null = null,
): { work: Work; standing: Standing } | null {
  const standings = works.map((work) => ({ work, standing: standingOf(work.entry, sentence) }));
  return (
    standings.find(({ standing }) => standing === 'there') ??
    standings.find(({ standing }) => standing === 'english') ??
    standings.find(({ work }) => keyOf(work) === chosen) ??
    standings[0] ??
    null
  );
}

/** What a CV is made of, with one entry replaced by its newer version. */
export function withEntry<Everything extends object>(everything: Everything, { list, entry }: Work): Everything {
  const name = list.replaceAll('-', '_');
  const entries = entriesOf(everything, name).map((each) => (each['id'] === entry.id ? { ...each, ...entry } : each));
  return { ...everything, [name]: entries };
}
