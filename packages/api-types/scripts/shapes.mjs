/**
 * The shape of every JSON answer of the contract, small enough for a browser: `packages/app/src/api/normalise.ts` holds
 * answers against it. Two tables: `answers` by operation (`GET /bots/{id}/`), `types` by the name of a schema.
 *
 * A shape is one of
 * - a text: `s` string, `q` a sentence for the reader, `t` moment, `b` boolean, `i0:100` integer and `n0:100` number with their limits, `x1:9` an integer
 *   that is a name (an id, a year) and not a quantity, `eA|B=B` one of these words and the word that stands in for others,
 *   `u0:100` a number or a string, `a` any object, `@Bot` another schema; a `?` at the end allows null;
 * - `[shape]`, a list of these; `{ '*': shape }`, such a list or an object with it as `results`; `{ '#': shape }`, only the
 *   object, whose other fields stand in `'+'`;
 * - `{ '|': [shapes] }`, the first that fits; `{ '?': shape }`, it or null;
 * - an object of fields: `name` is required, `name?` optional, and without `name!` there is no object.
 */
export function shapesOf(contract) {
  const { schemas, responses } = contract.components;
  const resolve = (schema) => (schema.$ref ? schemas[nameOf(schema.$ref)] : schema);
  const types = {};

  function shapeOf(schema) {
    if (schema['x-open']) return schema.type === 'object' ? 'a' : 's';
    if (schema.$ref) return referenceTo(nameOf(schema.$ref));
    if (schema.oneOf) return unionOf(schema.oneOf);
    if (schema.type === 'array') return [shapeOf(schema.items)];
    return schema.type === 'object' ? objectOf(schema) : scalarOf(schema, 'i');
  }

  function referenceTo(name) {
    const target = schemas[name];
    if (kindsOf(target).includes('integer')) return scalarOf(target, 'x');
    if (target.type !== 'object' && !target.oneOf) return shapeOf(target);
    if (!(name in types)) {
      types[name] = null;
      types[name] = shapeOf(target);
    }
    return `@${name}`;
  }

  function unionOf(alternatives) {
    const present = alternatives.filter(({ type }) => type !== 'null');
    if (present.length === 1) {
      const shape = shapeOf(present[0]);
      return typeof shape === 'string' ? `${shape}?` : { '?': shape };
    }
    const list = present.find(({ type }) => type === 'array');
    const isPaged = present.some((schema) => resolve(schema).properties?.results);
    return list && isPaged ? { '*': shapeOf(list.items) } : { '|': present.map(shapeOf) };
  }

  function objectOf({ properties = {}, required = [] }) {
    if (properties.results?.type === 'array') {
      const { results, count: _, ...more } = properties;
      const page = { '#': shapeOf(results.items) };
      return Object.keys(more).length === 0 ? page : { ...page, '+': objectOf({ properties: more, required }) };
    }
    const mark = (name, schema) => (schema['x-essential'] ? '!' : required.includes(name) ? '' : '?');
    return Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [`${name}${mark(name, schema)}`, shapeOf(schema)]),
    );
  }

  const answers = {};
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      // It answers like the PATCH at its address, for which it is another name, and `normalise` reads it as that.
      if (method === 'put' && operation['x-alias-of']) continue;
      for (const [status, answer] of Object.entries(operation.responses ?? {})) {
        const response = answer.$ref ? responses[nameOf(answer.$ref)] : answer;
        const schema = response.content?.['application/json']?.schema;
        if (status.startsWith('2') && schema) answers[`${method.toUpperCase()} ${path}`] = shapeOf(schema);
      }
    }
  }
  return inTwo({ answers, types }, contract);
}

/** What the server answers when a page is opened, each at its own address or all in one. */
const START = '/api/start/';

/**
 * The shapes in two: `first` has those of what a page reads when it is opened, and of all that needs no other schema; `later` the rest. A
 * schema of the first is not repeated in the second.
 */
function inTwo({ answers, types }, contract) {
  const reads = [START, ...contract.components.schemas.StartPath.enum].map((path) => `GET ${path}`);
  const firstTypes = namesIn(reads.flatMap((read) => answers[read] ?? []));
  for (const name of firstTypes) for (const inner of namesIn(types[name])) firstTypes.add(inner);
  const split = (table, isFirst) =>
    [true, false].map((wanted) => Object.fromEntries(Object.entries(table).filter((it) => isFirst(...it) === wanted)));
  const [answersFirst, answersLater] = split(answers, (_operation, shape) =>
    [...namesIn(shape)].every((name) => firstTypes.has(name)),
  );
  const [typesFirst, typesLater] = split(types, (name) => firstTypes.has(name));
  return {
    first: { answers: answersFirst, types: typesFirst },
    later: { answers: answersLater, types: typesLater },
  };
}

/** The schemas that a shape names. */
function namesIn(shape) {
  return new Set([...JSON.stringify(shape).matchAll(/"@(\w+)\??"/g)].map(([, name]) => name));
}

/** The operations that take an Idempotency-Key: `POST /bots/create/`. A table of its own, because it is needed before there is an answer. */
export function keyedOf(contract) {
  return Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { parameters = [] }]) => parameters.some(({ $ref }) => $ref && nameOf($ref) === 'IdempotencyKey'))
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  );
}

const nameOf = ($ref) => $ref.split('/').at(-1);
const kindsOf = ({ type }) => [type].flat().filter((kind) => kind !== 'null');

function scalarOf(schema, integer) {
  const mayBeNull = [schema.type].flat().includes('null') ? '?' : '';
  const kinds = kindsOf(schema);
  const [kind] = kinds;
  if (schema.enum) {
    const standIn = schema['x-default'] === undefined ? '' : `=${schema['x-default']}`;
    return `e${schema.enum.filter((word) => word !== null).join('|')}${standIn}${mayBeNull}`;
  }
  if (schema.format === 'date-time') return `t${mayBeNull}`;
  if (schema['x-sentence']) return `q${mayBeNull}`;
  if (kind === 'string' || kind === 'boolean') return `${kind[0]}${mayBeNull}`;
  const { minimum = '', maximum = '' } = schema;
  const letter = kind === 'integer' ? integer : kinds.length > 1 ? 'u' : 'n';
  return `${letter}${minimum}:${maximum}${mayBeNull}`;
}
