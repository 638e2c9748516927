import { LISTS, type ListName, type ListStep, type Step, WIZARD, isList } from '../steps';

/** The name of a list in what a CV is made of, in the contract's spelling of fields. */
const fieldOf = (step: ListStep): string => step.replaceAll('-', '_');

/** How many entries each list has, as far as it is known; the current one by its own, newer answer. */
export function countsOf(
  everything: object | undefined,
  step: Step | null,
  own: { data: unknown; problem: unknown },
): Partial<Record<ListName, number>> {
  const counts: Partial<Record<ListName, number>> = {};
  const known = new Map<string, unknown>(Object.entries(everything ?? {}));
  for (const list of WIZARD.filter(isList)) {
    const entries = known.get(fieldOf(list));
    if (Array.isArray(entries)) counts[LISTS[list]] = entries.length;
  }
  if (step === null || !isList(step)) return counts;
  // A list that cannot be read is treated as empty.
  if (Array.isArray(own.data)) counts[LISTS[step]] = own.data.length;
  else if (own.problem !== null) counts[LISTS[step]] = 0;
  return counts;
}
