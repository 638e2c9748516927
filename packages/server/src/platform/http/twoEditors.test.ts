import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, idFor, type Owner } from '../../testing/owner.ts';
import { seeded } from '../../testing/random.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { operationsOf, readContract } from './contract.ts';

/** Set EDITORS_SEED to repeat a failed run. */
const seed = Number(process.env['EDITORS_SEED'] ?? Date.now() % 1_000_000);
const ROUNDS = 12;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  maximum?: number;
  properties?: Record<string, Schema>;
}
type Fields = Record<string, unknown>;

const contract = readContract() as unknown as ReturnType<typeof readContract> & {
  components: { schemas: Record<string, Schema> };
};
const resolve = (schema: Schema): Schema =>
  schema.$ref ? resolve(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

/** Ids of other records, immutable fields, aliases, derived fields, and the place in a list, which is no edit. */
const NOT_TRIED =
  /^(version|position|gender|phone|gmail_account|attach_proposal|target_country|selected_universities|m(ax|in)_rank)$/;

/** Every operation with a base version, with the fields of its body; filters are separate fields. */
const edits = operationsOf(contract)
  .map(({ path, operation, method }) => {
    const body = operation.requestBody as { content: Record<string, { schema: Schema }> } | undefined;
    return { path, method, properties: resolve(body?.content['application/json']?.schema ?? {}).properties ?? {} };
  })
  .filter(({ method, properties }) => method === 'patch' && 'version' in properties)
  .map(({ path, properties }) => {
    const { advanced_filters: filters, ...own } = properties;
    const nested = filters ? Object.entries(resolve(filters).properties ?? {}) : [];
    const all = [
      ...Object.entries(own),
      ...nested.map(([name, schema]) => [`advanced_filters.${name}`, schema] as const),
    ];
    const fields = new Map(
      all
        .filter(
          ([name]) =>
            !NOT_TRIED.test(name.replace('advanced_filters.', '')) || (name === 'phone' && !own['phone_number']),
        )
        .map(([name, schema]) => [name, resolve(schema)]),
    );
    // A letter is read as a whole before approval: any edit conflicts with every concurrent one.
    return { path, fields, isWhole: path.includes('email-drafts') };
  });

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'editors@example.org');
}, 120_000);
afterAll(() => server.close());

/** Puts the filters on the level of the other fields. */
function flat({ advanced_filters: filters, ...fields }: Fields): Fields {
  const nested = Object.entries((filters ?? {}) as Fields).map(([name, value]) => [`advanced_filters.${name}`, value]);
  return { ...fields, ...Object.fromEntries(nested) };
}
function nested(fields: Fields): Fields {
  const body: Fields = {};
  const filters: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const [, filter] = name.split('advanced_filters.');
    if (filter === undefined) body[name] = value;
    else filters[filter] = value;
  }
  return Object.keys(filters).length > 0 ? { ...body, advanced_filters: filters } : body;
}

/** Interdependent fields conflict together. */
const together = (name: string): string => (name === 'is_current' ? 'year_end' : name);
const unit = (fields: Fields, name: string): unknown =>
  name === 'year_end' ? [fields['is_current'] ?? false, fields['year_end']] : fields[name];
/** A record after a change: an entry in progress has no end. */
function after(record: Fields, change: Fields): Fields {
  const next = { ...record, ...change };
  return next['is_current'] === true ? { ...next, year_end: null } : next;
}

/** Valid values for fields of the contract, rarely repeated. */
function valuesBy({ next }: ReturnType<typeof seeded>) {
  let count = 0;
  return (name: string, schema: Schema): unknown => {
    count += 1;
    const types = [schema.type].flat();
    if (schema.enum) {
      const known = schema.enum.filter((value) => value !== null);
      return known[Math.floor(next() * known.length)];
    }
    if (types.includes('boolean')) return next() < 0.5;
    if (types.includes('array')) return [`Area ${count}`];
    if (types.includes('integer') && schema.maximum === 9999) return 1950 + (count % 70);
    if (types.includes('integer')) return 1 + (count % 90);
    if (types.includes('number')) return count % 100;
    if (schema.format === 'date' || schema.pattern?.includes('\\d{4}')) return `19${10 + (count % 80)}-03-14`;
    if (name === 'persian_name') return `نام ${count}`;
    return name.endsWith('email') ? `person.${count}@example.org` : `https://example.org/${count}`;
  };
}

describe(`two people edit one record (EDITORS_SEED=${seed})`, () => {
  it('is tried on every record that a person edits in a form', () => {
    expect(edits.map(({ path }) => path).filter((path) => path.startsWith('/api/student/'))).toHaveLength(16);
    expect(edits.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/bots/{id}/update/', '/api/auth/me/', '/api/emails/email-drafts/{id}/']),
    );
  });

  it.each(edits)('nothing is lost in $path, whoever saves first', async ({ path, fields, isWhole }) => {
    const random = seeded(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)] as T;
    const address = path.includes('{id}') ? path.replace('{id}', String(idFor(owner, path))) : path;
    const send = (change: Fields, version: unknown) =>
      owner.api<Fields & { current?: Fields }>('PATCH', address, { ...nested(change), version });
    const read = async (): Promise<Fields> => flat((await owner.api('PATCH', address, {})).body);

    const valueFor = valuesBy(random);
    const changeOf = (record: Fields): Fields => {
      for (;;) {
        const chosen = [...fields].filter(() => random.next() < Math.max(0.3, 1 / fields.size));
        const change = Object.fromEntries(chosen.map(([name, schema]) => [name, valueFor(name, schema)]));
        const real = Object.entries(change).filter(([name, value]) => !isDeepStrictEqual(value, record[name] ?? null));
        if (real.length > 0) return Object.fromEntries(real);
      }
    };

    for (let round = 0; round < ROUNDS; round += 1) {
      const base = await read();
      const mine = changeOf(base);
      const theirs = { ...changeOf(base) };
      // Sometimes both make the same change.
      if (random.next() < 0.25) Object.assign(theirs, Object.fromEntries([pick(Object.entries(mine))]));

      const atOnce = random.next() < 0.4;
      const turns = random.next() < 0.5 ? [mine, theirs] : [theirs, mine];
      const answers = atOnce
        ? await Promise.all(turns.map((change) => send(change, base['version'])))
        : [await send(turns[0] ?? {}, base['version']), await send(turns[1] ?? {}, base['version'])];
      // If concurrent, either may have been first: the response with the lower version, or the one without a conflict.
      const order = [0, 1].toSorted((a, b) => {
        const place = (index: number) =>
          answers[index]?.status === 409 ? Infinity : Number(answers[index]?.body['version']);
        return place(a) === place(b) ? a - b : place(a) - place(b);
      });
      const [first = 0, second = 1] = order;
      const [one = {}, two = {}] = [turns[first], turns[second]];
      const what = `round ${round}, ${atOnce ? 'at once' : 'in turn'}: ${JSON.stringify({ base, one, two })}`;

      expect(answers[first]?.status, what).toBe(200);
      const between = after(base, one);
      const touched = new Set(Object.keys(one).map(together));
      const wanted = { ...between, ...two };
      const clashes = isWhole
        ? true
        : Object.keys(two)
            .map(together)
            .some((name) => touched.has(name) && !isDeepStrictEqual(unit(wanted, name), unit(between, name)));
      expect(answers[second]?.status, what).toBe(clashes ? 409 : 200);
      const expected = clashes ? between : after(between, two);
      const now = await read();
      for (const name of fields.keys()) expect(now[name] ?? null, `${name} in ${what}`).toEqual(expected[name] ?? null);
      if (!clashes) continue;

      // The later editor gets the current record and can continue from it.
      const current = flat(answers[second]?.body.current ?? {});
      for (const name of fields.keys())
        expect(current[name] ?? null, `${name} in ${what}`).toEqual(between[name] ?? null);
      expect(current['version']).toBe(now['version']);
      const again = await send(two, current['version']);
      expect(again.status, what).toBe(200);
      const end = after(between, two);
      for (const name of fields.keys())
        expect(flat(again.body)[name] ?? null, `${name} in ${what}`).toEqual(end[name] ?? null);
    }
  });

  it.each(edits)('a change in $path is kept from an older edit also after another field was changed', async (edit) => {
    const { path, fields, isWhole } = edit;
    const address = path.includes('{id}') ? path.replace('{id}', String(idFor(owner, path))) : path;
    const valueFor = valuesBy(seeded(seed));
    let record = flat((await owner.api('PATCH', address, {})).body);
    const save = async (name: string, version: unknown) => {
      let value: unknown;
      do value = valueFor(name, fields.get(name) ?? {});
      while (isDeepStrictEqual(value, record[name] ?? null));
      const answer = await owner.api<Fields>('PATCH', address, { ...nested({ [name]: value }), version });
      if (answer.status === 200) record = flat(answer.body);
      return { ...answer, value };
    };
    const [one = '', two = ''] = [...fields.keys()].filter((name) => together(name) !== 'year_end');
    const start = record['version'];
    for (const name of [one, two]) expect((await save(name, record['version'])).status).toBe(200);
    const seen = record;
    for (const name of [one, two]) {
      const late = await save(name, start);
      expect([late.status, late.body['code']]).toEqual([409, expect.stringMatching(/_(changed|elsewhere)$/)]);
      expect(flat(late.body['current'] as Fields)).toMatchObject({ [one]: seen[one], [two]: seen[two] });
    }
    // An editor who has seen the last change of a field may change it, whatever happened to the others.
    const informed = await save(one, Number(start) + 1);
    expect(informed.status).toBe(isWhole ? 409 : 200);
    const now = flat((await owner.api('PATCH', address, {})).body);
    expect([now[one], now[two]]).toEqual([isWhole ? seen[one] : informed.value, seen[two]]);
  });

  it.each(edits)('$path is carried out as it is where nobody says what it started from', async ({ path, fields }) => {
    const address = path.includes('{id}') ? path.replace('{id}', String(idFor(owner, path))) : path;
    const [name = ''] =
      [...fields].find(
        ([, { type, enum: only, format, pattern }]) =>
          [type].flat().includes('string') && !only && !format && !pattern?.includes('\\d'),
      ) ?? [];
    const before = await owner.api('PATCH', address, {});
    for (const text of ['https://example.org/a', 'https://example.org/b']) {
      const answer = await owner.api('PATCH', address, nested({ [name]: text }));
      expect(answer.status).toBe(200);
      expect(flat(answer.body)[name]).toBe(text);
    }
    // A version that was never issued is refused; a repeated change has no effect.
    const { body: now } = await owner.api('PATCH', address, nested({ [name]: 'https://example.org/b' }));
    expect(Number(now['version'])).toBe(Number(before.body['version']) + 2);
    for (const version of [Number(now['version']) + 1, 1e6]) {
      const foreign = await owner.api('PATCH', address, { ...nested({ [name]: 'https://example.org/c' }), version });
      expect([foreign.status, foreign.body['code']]).toEqual([409, expect.stringMatching(/_(changed|elsewhere)$/)]);
    }
  });
});
