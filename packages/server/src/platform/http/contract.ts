import contractFile from '@peyk/api-types/contract.json' with { type: 'json' };

interface ObjectSchema {
  $ref?: string;
  properties?: Record<string, Record<string, unknown>>;
}

export interface Operation {
  operationId: string;
  security?: unknown[];
  requestBody?: { required?: boolean; content?: Record<string, { schema?: ObjectSchema }> };
  responses: Record<string, { $ref?: string; content?: Record<string, unknown> }>;
  'x-alias-of'?: string;
}

export interface Contract {
  security?: unknown[];
  components?: { schemas?: Record<string, ObjectSchema> };
  paths: Record<string, Record<string, Operation>>;
}

const METHODS = new Set(['get', 'put', 'post', 'patch', 'delete']);

/** The contract as an object of one's own; routing changes its copy. */
export const readContract = (): Contract => structuredClone(contractFile) as unknown as Contract;

/** Every operation with its path and method, aliases included. */
export function operationsOf(contract: Contract): { path: string; method: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** A schema or parameter where it stands, behind all references. */
export function resolved<T extends { $ref?: string }>(contract: Contract, value: T): T {
  if (!value.$ref) return value;
  const target = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract);
  return resolved(contract, target as T);
}
