import { type Contract, operationsOf, type Parameter, resolved } from './contract.ts';

/** A parameter declared as an integer, or as a list of them. */
export interface WholeNumber {
  name: string;
  in: string;
}

/** The integer parameters of each operation. */
export function wholeNumbersOf(contract: Contract): Map<string, WholeNumber[]> {
  const isWhole = (schema: Parameter['schema']): boolean => {
    const { type, items } = resolved(contract, schema);
    return [type].flat().includes('integer') || (items !== undefined && isWhole(items));
  };
  return new Map(
    operationsOf(contract).map(({ operation }) => [
      operation.operationId,
      (operation.parameters ?? [])
        .map((parameter) => resolved(contract, parameter))
        .filter(({ schema }) => isWhole(schema))
        .map(({ name, in: place }) => ({ name, in: place })),
    ]),
  );
}

const CANONICAL = /^-?(?:0|[1-9]\d*)$/;

/**
 * The first parameter at this place that is not a canonical JSON integer. Coercion alone would accept `7.0`, `07`, `+7` and `0x7` as 7:
 * several URLs for one resource, which caches, logs and limits would count separately. An empty value is left to validation, which may
 * treat it as absent.
 */
export function misspeltNumber(
  numbers: readonly WholeNumber[],
  place: 'path' | 'query',
  given: unknown,
): string | null {
  const values = given as Record<string, unknown>;
  const misspelt = numbers.find(
    ({ name, in: where }) =>
      where === place &&
      [values[name]].flat().some((value) => typeof value === 'string' && value !== '' && !CANONICAL.test(value)),
  );
  return misspelt?.name ?? null;
}
