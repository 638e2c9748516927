import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnsweredTopic, isAnswer } from './answers.ts';
import { type ClientOptions, OpenAlexClient } from './client.ts';
import { openAlexDouble, type OpenAlexDouble } from './double.ts';

let double: OpenAlexDouble;
/** The delays requested by the client, call by call; the clock advances with them. */
let waits: number[];
let clock: number;
beforeAll(async () => {
  double = await openAlexDouble();
});
afterAll(() => double.close());
beforeEach(() => {
  Object.assign(double, { calls: [], trouble: [], credits: 10_000 });
  waits = [];
  clock = Date.parse('2026-11-21T10:00:00Z');
});

const isTopic = (value: unknown): value is AnsweredTopic => isAnswer('topic', value);
const isAny = (value: unknown): value is { id: string } => typeof value === 'object';

const create = (options: Partial<ClientOptions> = {}): OpenAlexClient =>
  new OpenAlexClient({
    baseUrl: double.url,
    apiKey: 'secret-key',
    // The rate limit is tested below; elsewhere only retry delays matter.
    perSecond: Number.POSITIVE_INFINITY,
    now: () => clock,
    wait: (ms) => {
      waits.push(ms);
      clock += ms;
      return Promise.resolve();
    },
    ...options,
  });
const topics = (client = create()) => client.list('/topics', { search: 'machine learning', per_page: '5' }, isTopic);
const trouble = (...list: OpenAlexDouble['trouble']): void => void (double.trouble = list);

describe('a call of OpenAlex', () => {
  it('carries the key in a header and never in the address', async () => {
    await topics();
    expect(double.calls[0]?.authorization).toBe('Bearer secret-key');
    expect(String(double.calls[0]?.params)).not.toContain('secret');
    await topics(create({ apiKey: null }));
    expect(double.calls[1]?.authorization).toBeUndefined();
  });

  it('reads a list to its end by cursor', async () => {
    const seen: string[] = [];
    let cursor: string | null = '*';
    while (cursor !== null) {
      const page: { items: { id: string }[]; next: string | null } = await create().list(
        '/institutions',
        { filter: 'type:education', sort: 'works_count:desc', per_page: '100', cursor },
        isAny,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.next;
    }
    expect(new Set(seen).size).toBe(double.data.institutions.filter(({ type }) => type === 'education').length);
    expect(double.calls).toHaveLength(2);
  });

  it('begins at most ten times in a second', async () => {
    const paced = create({ perSecond: 10 });
    await Promise.all(Array.from({ length: 5 }, () => topics(paced)));
    expect(waits).toEqual([100, 200, 300, 400].map(() => expect.any(Number)));
    expect(Math.max(...waits)).toBeLessThanOrEqual(400);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThanOrEqual(400);
  });

  it('is repeated after a 500 with growing waits that are never the same twice', async () => {
    trouble({ do: { status: 500 } }, { do: { status: 503 } }, { do: { status: 502 } });
    expect((await topics()).items.length).toBeGreaterThan(0);
    expect(double.calls).toHaveLength(4);
    expect(waits).toHaveLength(3);
    for (const [turn, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(500 * 2 ** turn);
      expect(wait).toBeLessThanOrEqual(1000 * 2 ** turn);
    }
  });

  it('waits as long as a 429 says, in seconds or until a date', async () => {
    trouble({ do: { status: 429, headers: { 'retry-after': '7', 'x-ratelimit-remaining': '900' } } });
    await topics();
    expect(waits).toEqual([7000]);
    waits = [];
    trouble({ do: { status: 429, headers: { 'retry-after': new Date(clock + 5000).toUTCString() } } });
    await topics();
    expect(waits).toEqual([5000]);
  });

  it('ends at once when the daily budget is used up, and asks nothing more until it is renewed', async () => {
    double.credits = 0;
    const client = create();
    await expect(topics(client)).rejects.toMatchObject({ kind: 'outage', headers: { 'retry-after': '3600' } });
    await expect(topics(client)).rejects.toMatchObject({ kind: 'outage' });
    expect(double.calls).toHaveLength(1);
    expect(waits).toEqual([]);
    double.credits = 100;
    clock += 3_601_000;
    expect((await topics(client)).items.length).toBeGreaterThan(0);
  });

  it.each(['html', 'cut', 'shape'] as const)(
    'is repeated after nonsense (%s), and refused when it stays',
    async (what) => {
      trouble({ do: what });
      expect((await topics()).items.length).toBeGreaterThan(0);
      trouble({ do: what }, { do: what }, { do: what }, { do: what });
      await expect(topics()).rejects.toMatchObject({ kind: 'refused' });
    },
  );

  it('gives up on silence and on a closed line as an outage', async () => {
    const impatient = create({ timeoutMs: 50 });
    trouble({ do: 'hang' }, { do: 'drop' }, { do: 'hang' }, { do: 'drop' });
    await expect(topics(impatient)).rejects.toMatchObject({ kind: 'outage' });
    expect(double.calls).toHaveLength(4);
    await expect(topics(create({ baseUrl: 'http://127.0.0.1:9' }))).rejects.toMatchObject({ kind: 'outage' });
  });

  it('takes a 400 as a no to one question, and a refused key as an outage, without asking again', async () => {
    await expect(create().list('/works', { filter: 'nonsense:1' }, isAny)).rejects.toMatchObject({ kind: 'refused' });
    trouble({ do: { status: 403 } });
    await expect(topics()).rejects.toMatchObject({ kind: 'outage' });
    expect(double.calls).toHaveLength(2);
  });

  it('leaves out things that do not have the documented shape, and keeps the others', async () => {
    const [first] = double.data.topics;
    double.data.topics.push(
      { ...first, id: 'javascript:alert(1)' } as never,
      { display_name: first?.display_name } as never,
    );
    const found = await create().list('/topics', { search: first?.display_name ?? '', per_page: '25' }, isTopic);
    double.data.topics.splice(-2);
    expect(found.total).toBe(found.items.length + 2);
    expect(found.items.every(({ id }) => /^https:\/\/openalex\.org\/T\d+$/u.test(id))).toBe(true);
  });

  it('follows a merged author, and finds nobody where there is nobody', async () => {
    const [author] = double.data.authors;
    expect((await create().one('/authors/A1', {}, isAny))?.id).toBe(author?.id);
    expect(await create().one('/authors/A2', {}, isAny)).toBeUndefined();
  });

  it('goes nowhere else, wherever an answer sends it, and not round in circles', async () => {
    const elsewhere = await openAlexDouble();
    try {
      for (const location of [
        `${elsewhere.url}/topics`,
        `${elsewhere.url.replace('http://', '//')}/topics`,
        'file:///etc/hosts',
        '::',
      ]) {
        trouble({ do: { status: 302, headers: { location } } });
        await expect(topics(), location).rejects.toMatchObject({ kind: 'refused' });
      }
      expect(elsewhere.calls).toEqual([]);
    } finally {
      await elsewhere.close();
    }
    double.calls.length = 0;
    trouble({ do: { status: 302, headers: { location: '/topics' } }, always: true });
    await expect(topics()).rejects.toMatchObject({ kind: 'refused' });
    expect(double.calls).toHaveLength(4);
  });

  it('reads no answer to its end that is longer than any list', async () => {
    trouble({ do: 'endless' });
    await expect(topics()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining('longer than') });
    expect((await topics()).items).not.toEqual([]);
  });

  it('never sends an address that the service would refuse as too long', async () => {
    const filter = `authorships.author.id:${Array.from({ length: 500 }, (_, n) => `A${5_000_000_000 + n}`).join('|')}`;
    await expect(create().list('/works', { filter }, isAny)).rejects.toMatchObject({ kind: 'refused' });
    expect(double.calls).toEqual([]);
  });
});

describe('how long OpenAlex asks to wait', () => {
  const refusal = (status: number, headers: Record<string, string>) => ({ do: { status, headers } });
  const left = { 'x-ratelimit-remaining': '900' };

  it.each<[string, number, Record<string, string>, number]>([
    ['is kept up to a minute', 429, { ...left, 'retry-after': '60' }, 60_000],
    ['is kept without a word about the budget', 429, { 'retry-after': '3' }, 3000],
    ['is nothing when its moment is over', 429, { ...left, 'retry-after': 'Sat, 21 Nov 2026 09:59:00 GMT' }, 0],
    ['is kept after a failure as well', 503, { 'retry-after': '4' }, 4000],
  ])('%s', async (_what, status, headers, ms) => {
    trouble(refusal(status, headers));
    expect((await topics()).items).not.toEqual([]);
    expect(waits).toEqual([ms]);
  });

  it('is made up as for a failure when it cannot be read', async () => {
    trouble(refusal(429, { ...left, 'retry-after': 'soon' }));
    await topics();
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[0]).toBeLessThanOrEqual(1000);
  });

  it.each<[status: number, Record<string, string>, number]>([
    [503, { 'retry-after': '3600' }, 3600],
    [500, { 'retry-after': '61', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '9000' }, 61],
    [429, { ...left, 'retry-after': '61', 'x-ratelimit-reset': '9000' }, 61],
    [429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '70', 'retry-after': '30' }, 70],
    [429, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '30', 'retry-after': '70' }, 70],
    [429, { 'x-ratelimit-remaining': '-1' }, 1],
  ])('is an outage of that long for every question: %i %j', async (status, headers, seconds) => {
    const client = create();
    trouble(refusal(status, headers));
    const after = (time: number) => ({ kind: 'outage', headers: { 'retry-after': String(time) } });
    await expect(topics(client)).rejects.toMatchObject(after(seconds));
    clock += 400;
    await expect(client.one('/authors/A1', {}, isAny)).rejects.toMatchObject(after(seconds));
    clock += (seconds - 1) * 1000 + 599;
    await expect(topics(client)).rejects.toMatchObject(after(1));
    expect(double.calls).toHaveLength(1);
    clock += 1;
    expect((await topics(client)).items).not.toEqual([]);
    expect(waits).toEqual([]);
  });
});

describe('an answer of OpenAlex', () => {
  it.each([
    [401, 'outage'],
    [403, 'outage'],
    [400, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [422, 'refused'],
  ] as const)('of status %i is %s at once', async (status, kind) => {
    trouble({ do: { status } });
    await expect(topics()).rejects.toMatchObject({ kind });
    expect([double.calls.length, waits]).toEqual([1, []]);
  });

  it.each([301, 302, 303, 307, 308])('of status %i leads on, with the key', async (status) => {
    trouble({ do: { status, headers: { location: '/topics?search=machine+learning' } } });
    expect((await topics()).items).not.toEqual([]);
    expect(double.calls.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/topics', 'Bearer secret-key'],
      ['/topics', 'Bearer secret-key'],
    ]);
  });

  it('about one person is asked for again when it has another shape, and refused when it stays', async () => {
    const isNobody = (value: unknown): value is never => value === null;
    await expect(create().one('/authors/A1', {}, isNobody)).rejects.toMatchObject({ kind: 'refused' });
    expect(waits).toHaveLength(3);
  });

  it('comes to an address as long as may be', async () => {
    const client = create();
    const rest = `${double.url}/topics?search=`.length;
    const ask = (length: number) => client.list('/topics', { search: 'x'.repeat(length - rest) }, isTopic);
    expect(await ask(4000)).toEqual({ items: [], total: 0, next: null });
    await expect(ask(4095)).rejects.toMatchObject({ kind: 'refused' });
    expect(double.calls).toHaveLength(1);
    await ask(4094).catch(() => {});
    expect(double.calls).toHaveLength(2);
  });

  it('is not asked for sooner than a quarter of a second after the one before, at four in a second', async () => {
    const paced = create({ perSecond: 4 });
    for (let call = 0; call < 3; call += 1) await topics(paced);
    expect(waits.map(Math.round)).toEqual([250, 250]);
  });
});
