import contract from '@peyk/api-types/contract.json';
import laterShapes from '@peyk/api-types/laterShapes.json';
import firstShapes from '@peyk/api-types/shapes.json';
import { Ajv2020 } from 'ajv/dist/2020';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenAt, placesIn, wrongs } from '../mocks/broken';
import { fetchShape, normalise } from './normalise';
import { leftOut, unreadable } from './unreadable';

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  minimum?: number;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  'x-open'?: true;
}

const schemas = contract.components.schemas as unknown as Record<string, Schema>;
const named = ({ $ref }: Schema): Schema => schemas[$ref?.split('/').at(-1) ?? ''] ?? {};

/** A sample answer for a schema of the contract, with every field and one item in each list. */
function sampleOf(schema: Schema): unknown {
  if (schema.$ref) return sampleOf(named(schema));
  if (schema.oneOf) return sampleOf(schema.oneOf[0] ?? {});
  const [kind] = [schema.type].flat();
  if (kind === 'array') return [sampleOf(schema.items ?? {})];
  if (kind === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]));
  if (schema.enum) return schema.enum[0];
  if (kind === 'string')
    return schema.format === 'date-time' ? '2026-11-20T10:00:00Z' : schema.format === 'date' ? '2026-11-20' : 'text';
  return kind === 'boolean' ? true : (schema.minimum ?? 1);
}

/** The contract without what answers are not checked for: open objects may hold anything, and an empty text stands for a missing one. */
function readable(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(readable);
  if ('x-open' in schema && 'type' in schema) return { type: schema.type };
  const kept = Object.entries(schema).filter(
    // A property may be called like one of these keywords; its value is then a schema.
    ([key, each]) => !['minLength', 'pattern', 'format'].includes(key) || typeof each === 'object',
  );
  return Object.fromEntries(kept.map(([key, each]) => [key, readable(each)]));
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'contract', components: readable(contract.components) });

const operations = Object.keys({ ...firstShapes.answers, ...laterShapes.answers }).map((operation) => {
  const [method = '', path = ''] = operation.split(' ');
  const paths = contract.paths as unknown as Record<string, Record<string, { responses: Record<string, object> }>>;
  const responses = Object.entries(paths[path]?.[method.toLowerCase()]?.responses ?? {});
  const success = responses.find(([status]) => status.startsWith('2'))?.[1] as {
    content: { 'application/json': { schema: Schema } };
  };
  return { operation, method, path, schema: success.content['application/json'].schema };
});

beforeAll(() => fetchShape('GET', '/api/emails/email-drafts/'));

test('what a page begins with names no schema that comes later', () => {
  const named = [...JSON.stringify(firstShapes).matchAll(/"@(\w+)\??"/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((name) => !(name in firstShapes.types))).toEqual([]);
  const starts = contract.components.schemas.StartPath.enum.map((path) => `GET ${path}`);
  expect(starts.filter((start) => !(start in firstShapes.answers))).toEqual([]);
});

test('no shape is in both tables', () => {
  for (const table of ['answers', 'types'] as const)
    expect(Object.keys(laterShapes[table]).filter((name) => name in firstShapes[table])).toEqual([]);
});

/** Copies of the sample, each with one wrong value in one place. */
const broken = (sample: unknown): unknown[] =>
  placesIn(sample).flatMap((place) => wrongs.map((wrong) => brokenAt(sample, place, wrong)));

describe.each(operations)('the answer of $operation', ({ method, path, schema }) => {
  const conforms = ajv.compile(JSON.parse(JSON.stringify(readable(schema)).replaceAll('"#/', '"contract#/')) as object);
  const sample = sampleOf(schema);

  test('is given on as it is, where it is whole', () => {
    expect(conforms(sample)).toBe(true);
    expect(normalise(method, path, sample)).toBe(sample);
  });

  test('is as the contract says, or refused, with anything in any place of it', () => {
    const cases = broken(sample);
    expect(cases.length).toBeGreaterThanOrEqual(wrongs.length);
    const faults = cases.flatMap((answer) => {
      const before = JSON.stringify(answer);
      const read = normalise(method, path, answer);
      const changed = JSON.stringify(answer) === before ? [] : [`${before} was changed itself`];
      return read === unreadable || conforms(read)
        ? changed
        : [`${before} became ${JSON.stringify(read)}: ${ajv.errorsText(conforms.errors)}`];
    });
    expect(faults).toEqual([]);
  });
});

describe('a list', () => {
  const bots = (answer: unknown) => normalise('GET', '/bots/', answer);
  const bot = sampleOf(schemas['Bot'] ?? {}) as { id: number };

  test.each([{}, { results: null }, { results: {} }, { results: 'none', count: 7.5 }])('of %j is empty', (answer) => {
    expect(bots(answer)).toMatchObject({ results: [] });
  });

  test.each([7, 'bots', true, null, undefined])('that is %j is refused', (answer) => {
    expect(bots(answer)).toBe(unreadable);
  });

  test.each([
    ['a list', (items: unknown[]) => items],
    ['a page', (items: unknown[]) => ({ results: items, count: items.length })],
  ])('as %s leaves out and counts what cannot be read', (_, as) => {
    const list = bots(as([null, bot, {}, 7, { ...bot, id: '7' }, [bot]])) as object;
    expect(Array.isArray(list) ? list : (list as { results: unknown }).results).toEqual([bot]);
    expect(leftOut(list)).toBe(5);
    expect(leftOut(bots(as([bot])) as object)).toBe(0);
  });

  test('without a count counts what could not be read as well', () => {
    const draft = sampleOf(schemas['EmailDraft'] ?? {});
    const page = normalise('GET', '/api/emails/email-drafts/', { results: [draft, 7, null] });
    expect(page).toEqual({ results: [draft], count: 3 });
  });

  test('alone and as a page are both understood where the contract knows one of them', () => {
    const draft = sampleOf(schemas['EmailDraft'] ?? {});
    expect(normalise('GET', '/api/emails/email-drafts/', [draft])).toEqual({ results: [draft], count: 1 });
    const degree = sampleOf(schemas['Degree'] ?? {});
    expect(normalise('GET', '/api/student/degrees/', { results: [degree], count: 1 })).toEqual([degree]);
    expect(normalise('GET', '/api/student/degrees/', {})).toEqual([]);
  });
});

describe('a field', () => {
  const me = (fields: object) =>
    normalise('GET', '/api/auth/me/', { ...(sampleOf(schemas['User'] ?? {}) as object), ...fields });

  test('that counts stays within its limits', () => {
    expect(me({ xp: -5, coins: 1e21, level: 2.9 })).toMatchObject({ xp: 0, coins: 2_147_483_647, level: 2 });
  });

  test('that is missing or of another kind says the least', () => {
    expect(me({ xp: '7', first_name: null, photo_url: 7, gender: 'Other' })).toMatchObject({
      xp: 0,
      first_name: '',
      photo_url: null,
      gender: null,
    });
  });

  test('without which nothing can be said takes the whole with it', () => {
    const draft = sampleOf(schemas['EmailDraft'] ?? {}) as object;
    for (const field of ['id', 'subject', 'body'])
      expect(normalise('GET', '/api/emails/email-drafts/{id}/', { ...draft, [field]: null })).toBe(unreadable);
    const sending = sampleOf(schemas['SendingState'] ?? {}) as { limits: object };
    expect(normalise('GET', '/api/sending/', { ...sending, paused: 'no' })).toBe(unreadable);
    expect(normalise('GET', '/api/sending/', { ...sending, limits: {} })).toBe(unreadable);
  });

  test.each([1.5, 0, -1, 2_147_483_648, Number.NaN, '1', null])(
    'that names something is %j only where it can be the name, and one that may be missing is missing then',
    (wrong) => {
      const bot = sampleOf(schemas['Bot'] ?? {}) as object;
      expect(normalise('GET', '/bots/{id}/', { ...bot, id: wrong })).toBe(unreadable);
      const { version: _, ...whole } = normalise('GET', '/bots/{id}/', bot) as { version?: number };
      expect(normalise('GET', '/bots/{id}/', { ...bot, version: wrong })).toEqual(whole);
    },
  );

  test('that is a sentence for the reader is no longer than one', () => {
    const bot = { ...(sampleOf(schemas['Bot'] ?? {}) as object), paused_reason: 'The moon is full. '.repeat(9999) };
    const { paused_reason: shown } = normalise('GET', '/bots/{id}/', bot) as { paused_reason: string };
    expect(shown).toHaveLength(200);
  });

  test('that only others know stays', () => {
    expect(me({ nickname: 'Sara' })).toMatchObject({ nickname: 'Sara' });
    expect(normalise('GET', '/bots/stats/', { total: 3 })).toEqual({ total: 3 });
  });

  test('that is a garbled moment is none, which is not the same as never', () => {
    const account = sampleOf(schemas['GmailAccount'] ?? {}) as object;
    const expiry = (expires_at: unknown) =>
      normalise('GET', '/integrations/api/gmail/accounts/{id}/', { ...account, expires_at });
    expect(expiry('soon')).toMatchObject({ expires_at: '' });
    expect(expiry(7)).toMatchObject({ expires_at: '' });
    expect(expiry(null)).toMatchObject({ expires_at: null });
    expect(expiry(undefined)).toMatchObject({ expires_at: null });
  });
});

test('a PUT is read as the PATCH at its address, whose other name it is', () => {
  const answer = { id: 1, interest_name: 7 };
  const path = '/api/student/research-interests/{id}/';
  expect(normalise('PUT', path, answer)).toEqual(normalise('PATCH', path, answer));
  expect(normalise('PUT', path, answer)).not.toEqual(answer);
});
