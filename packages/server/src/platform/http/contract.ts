import contractFile from '@peyk/api-types/contract.json' with { type: 'json' };

export interface ObjectSchema {
  $ref?: string;
  properties?: Record<string, Record<string, unknown>>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

interface Schema {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
}

export interface Operation {
  operationId: string;
  security?: unknown[];
  parameters?: Parameter[];
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

/** The contract, one shared object: copying it takes tens of milliseconds, and it is never modified. */
export const readContract = (): Contract => contractFile as unknown as Contract;

/** Every operation with its path and method, aliases included. */
export function operationsOf(contract: Contract): { path: string; method: string; operation: Operation }[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method, operation]) => ({ path, method, operation })),
  );
}

/** Whether an operation answers with a stream that does not end by itself. */
export const staysOpen = ({ responses }: Operation): boolean => 'text/event-stream' in (responses[200]?.content ?? {});

/** A schema or parameter with its reference resolved. */
export function resolved<T extends { $ref?: string }>(contract: Contract, value: T): T {
  if (!value.$ref) return value;
  const target = value.$ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract);
  return resolved(contract, target as T);
}

/** A schema of the contract with all references inlined; request schemas are never recursive. */
export function inlined(contract: Contract, schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map((item) => inlined(contract, item));
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('$ref' in schema) return inlined(contract, resolved(contract, schema as { $ref?: string }));
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, inlined(contract, value)]));
}
