import type { Entry } from '../lists/defineList';
import { LISTS, type ListName, type ListStep, type Step, WIZARD, isList } from '../steps';

/** The name of a list in what a CV is made of, in the contract's spelling of fields. */
const fieldOf = (step: ListStep): string => step.replaceAll('-', '_');

/** The entries of a list in what a CV is made of, which the builder has loaded whole; undefined where they are not known. */
export function entriesIn(everything: object | undefined, step: ListStep): readonly Entry[] | undefined {
  const entries: unknown = everything && (everything as Record<string, unknown>)[fieldOf(step)];
  return Array.isArray(entries) ? (entries as readonly Entry[]) : undefined;
}

/** How many entries each list has, as far as it is known; the current one by its own, newer answer. */
export function countsOf(
  everything: object | undefined,
  step: Step | null,
  own: { data: unknown; problem: unknown },
): Partial<Record<ListName, number>> {
  const counts: Partial<Record<ListName, number>> = {};
  for (const list of WIZARD.filter(isList)) {
    const entries = entriesIn(everything, list);
    if (entries) counts[LISTS[list]] = entries.length;
  }
  if (step === null || !isList(step)) return counts;
  if (Array.isArray(own.data)) counts[LISTS[step]] = own.data.length;
  // A list that cannot be read is treated as empty, unless its entries are known from before.
  else if (own.problem !== null) counts[LISTS[step]] ??= 0;
  return counts;
}
