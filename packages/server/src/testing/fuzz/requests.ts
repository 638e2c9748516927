import fc from 'fast-check';
import { type Contract, type Operation, operationsOf, staysOpen } from '../../platform/http/contract.ts';
import { type Lookup, type Schema, valueOf } from './values.ts';

interface Parameter extends Schema {
  name: string;
  in: string;
  schema: Schema;
}

/** One request of a fuzz run, which can be printed and resent. */
export interface FuzzRequest {
  operation: Operation;
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  /** JSON or other text; `form` has the fields of a form instead. */
  body?: string;
  form?: Record<string, string>;
}

/** Resolves a `$ref` within the contract, recursively. */
function lookupIn(contract: Contract): Lookup {
  const lookup: Lookup = (schema) => {
    if (!schema.$ref) return schema;
    const target = schema.$ref
      .split('/')
      .slice(1)
      .reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], contract);
    return lookup(target as Schema);
  };
  return lookup;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** URLs cannot contain a lone surrogate: clients send the replacement character. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Almost valid JSON: truncated, doubled, or with a foreign piece in it. */
const damaged = (text: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat(text.length).map((at) => text.slice(0, at)),
    fc.constant(text + text),
    fc
      .tuple(fc.nat(text.length), fc.constantFrom('{', ']', '"', ',', '\\', '\u0000', '1e999'))
      .map(([at, piece]) => text.slice(0, at) + piece + text.slice(at)),
  );

/** Requests to one operation, with mostly valid and often slightly invalid parameters and bodies. */
function requestTo(
  { path, method, operation }: ReturnType<typeof operationsOf>[number],
  lookup: Lookup,
  ids: readonly number[],
): fc.Arbitrary<FuzzRequest> {
  const parameters = ((operation as { parameters?: Parameter[] }).parameters ?? []).map(
    (parameter) => lookup(parameter) as Parameter,
  );
  const at = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, valueOf(schema, lookup, ids)]),
      ),
      { requiredKeys: place === 'path' ? undefined : [] },
    );
  const content = operation.requestBody?.content ?? {};
  const schema = (content['application/json'] ?? content['multipart/form-data'])?.schema as Schema | undefined;
  const json = schema ? valueOf(schema, lookup, ids).map(asText) : fc.constantFrom('', '{}');
  const fields = fc.dictionary(
    fc.constantFrom(...Object.keys(lookup(schema ?? {}).properties ?? { a: 1 })),
    fc.string(),
  );
  const payload: fc.Arbitrary<Pick<FuzzRequest, 'body' | 'form'>> =
    method === 'get'
      ? fc.constant({})
      : fc.oneof(
          { weight: 12, arbitrary: json.map((body) => ({ body })) },
          { weight: 1, arbitrary: json.chain(damaged).map((body) => ({ body })) },
          { weight: 'multipart/form-data' in content ? 4 : 1, arbitrary: fields.map((form) => ({ form })) },
        );
  const headers = fc.record(
    {
      'accept-language': fc.constantFrom('fa', 'en', 'de;q=x', ''),
      'idempotency-key': fc.constantFrom('one', 'two', 'k'.repeat(300)),
      'content-type': fc.oneof(
        { weight: 20, arbitrary: fc.constantFrom('application/json', 'application/json; charset=utf-8') },
        { weight: 1, arbitrary: fc.constantFrom('text/plain', 'x') },
      ),
    },
    { requiredKeys: [] },
  );
  return fc.tuple(at('path'), at('query'), headers, payload).map(([inPath, query, given, sent]) => {
    const place = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => encoded(asText((inPath as Record<string, unknown>)[name])) || '0',
    );
    const search = Object.entries(query)
      .flatMap(([name, value]) => [value].flat().map((one) => `${name}=${encoded(asText(one))}`))
      .join('&')
      .slice(0, 6000);
    const { 'content-type': type, ...others } = given;
    return {
      operation,
      method: method.toUpperCase(),
      address: search === '' ? place : `${place}?${search}`,
      headers: { ...others, ...(sent.body === undefined ? {} : { 'content-type': type ?? 'application/json' }) },
      ...sent,
    };
  });
}

/**
 * Requests to all operations of the contract that end, with equal probability. `ids` are of existing records, the sender's and others'.
 */
export function requestsOf(contract: Contract, ids: readonly number[]): fc.Arbitrary<FuzzRequest> {
  const lookup = lookupIn(contract);
  const operations = operationsOf(contract).filter(({ operation }) => !staysOpen(operation));
  return fc.oneof(...operations.map((operation) => requestTo(operation, lookup, ids)));
}
