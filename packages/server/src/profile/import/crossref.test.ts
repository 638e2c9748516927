import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicWeb } from '../../testing/publicWeb.ts';
import { type Reply, scriptedServer, type ScriptedServer } from '../../testing/scriptedServer.ts';
import { createCrossref, type CrossrefOptions, parseDoi } from './crossref.ts';
import { addPaper, nothingFound } from './paper.ts';

let crossref: ScriptedServer;
let doi: ScriptedServer;
beforeAll(async () => {
  [crossref, doi] = await Promise.all([scriptedServer(), scriptedServer()]);
});
afterAll(() => Promise.all([crossref.close(), doi.close()]));
beforeEach(() => {
  for (const server of [crossref, doi]) Object.assign(server, { calls: [], reply: () => ({ status: 404 }) });
});

const create = (options: Partial<CrossrefOptions> = {}) =>
  createCrossref({
    baseUrl: crossref.url,
    doiUrl: doi.url,
    mailto: null,
    timeoutMs: 5000,
    // The pace has a test of its own.
    perSecond: Number.POSITIVE_INFINITY,
    ...options,
  });
const work = (message: object): Reply => ({ body: { status: 'ok', 'message-type': 'work', message } });
const replies = (server: ScriptedServer, ...list: Reply[]): void => {
  server.reply = () => list.shift() ?? { status: 404 };
};
const found = async (message: object) => {
  replies(crossref, work(message));
  return create().paper('10.5555/x');
};

describe('IMP-01 a DOI', () => {
  it.each([
    ['10.5555/abc.1', '10.5555/abc.1'],
    [' doi:10.5555/abc.1 ', '10.5555/abc.1'],
    ['DOI: 10.5555/abc.1', '10.5555/abc.1'],
    ['DOI 10.5555/abc.1', '10.5555/abc.1'],
    ['info:doi/10.5555/abc.1', '10.5555/abc.1'],
    ['https://doi.org/10.5555/ABC.1', '10.5555/ABC.1'],
    ['http://dx.doi.org/10.5555/abc.1', '10.5555/abc.1'],
    ['doi.org/10.5555/abc.1', '10.5555/abc.1'],
    ['https://www.doi.org/10.5555/abc.1?x=1#top', '10.5555/abc.1'],
    ['https://doi.org/10.5555%2Fabc.1', '10.5555/abc.1'],
    ['https://press.example/doi/full/10.5555/abc.1', '10.5555/abc.1'],
    ['https://press.example/doi/10.5555/abc.1/full', '10.5555/abc.1'],
    ['https://press.example/content/10.5555/abc.1.pdf?download', '10.5555/abc.1'],
    ['10.5555/abc.1.', '10.5555/abc.1'],
    ['(10.5555/abc.1)', '10.5555/abc.1'],
    ['<https://doi.org/10.5555/abc.1>', '10.5555/abc.1'],
    ['«10.5555/abc.1»', '10.5555/abc.1'],
    ['10.5555/abc(1)', '10.5555/abc(1)'],
    [
      '10.1002/(SICI)1097-0258(1998)17:15<1661::AID-SIM968>3.0.CO;2-2',
      '10.1002/(SICI)1097-0258(1998)17:15<1661::AID-SIM968>3.0.CO;2-2',
    ],
    ['۱۰.۵۵۵۵/abc.۱', '10.5555/abc.1'],
    ['\u200f10.5555/ab\u00adc.1\u200e', '10.5555/abc.1'],
  ])('IMP-01 is read from %j', (text, expected) => {
    expect(parseDoi(text)).toBe(expected);
  });

  it.each([
    ['nothing', ''],
    ['a prefix', '10.5555'],
    ['a prefix and a slash', '10.5555/'],
    ['a short prefix', '10.12/x'],
    ['another number', '11.5555/x'],
    ['words', 'Bridges 2024'],
    ['an address without one', 'https://press.example/articles/s41586-024-1'],
    ['an address of another kind', 'ftp://x.example/10.5555/abc'],
    ['the resolver alone', 'https://doi.org/'],
    ['two words', '10.5555/a b'],
    ['one longer than can be stored', `10.5555/${'x'.repeat(300)}`],
    ['half a character', '10.5555/\ud800'],
    ['slashes', '/'.repeat(2000)],
    ['open brackets', `10.5555/${'('.repeat(5000)}`],
  ])('is not read from %s', (_what, text) => {
    expect(parseDoi(text)).toBeNull();
  });
});

describe('IMP-01 a paper of Crossref', () => {
  it('IMP-01 is asked for by its DOI, with the address that Crossref may write to', async () => {
    replies(crossref, work({ DOI: '10.5555/a?b#c', title: ['T'] }));
    await create({ mailto: 'us+crossref@peyk.example', publicUrl: 'https://peyk.example' }).paper('10.5555/a?b#c');
    expect(crossref.calls.map(({ path }) => path)).toEqual([
      '/v1/works/10.5555%2Fa%3Fb%23c?mailto=us%2Bcrossref%40peyk.example',
    ]);
    expect(crossref.calls[0]?.headers['user-agent']).toBe(
      'Peyk/1 (+https://peyk.example; mailto:us+crossref@peyk.example)',
    );
    expect(doi.calls).toEqual([]);
    replies(crossref, work({ title: ['T'] }));
    await create().paper('10.5555/a');
    expect(crossref.calls[1]?.path).toBe('/v1/works/10.5555%2Fa');
    expect(crossref.calls[1]?.headers['user-agent']).toBe('Peyk/1');
  });

  it.each([
    [true, { title: ['T'], 'updated-by': [{ type: 'correction' }, { type: 'retraction', DOI: '10.5555/r' }] }],
    [true, { title: ['RETRACTED: T'] }],
    [true, { title: ['Retracted Article: T'] }],
    [false, { title: ['T'], 'updated-by': [{ type: 'correction' }, null] }],
    [false, { title: ['Retracted papers and who cites them'] }],
    [false, {}],
  ])('EVD-05 is retracted: %s for %j', async (retracted, message) => {
    expect((await found(message))?.retracted).toBe(retracted);
  });

  it('IMP-01 has title, year, authors, journal and abstract as text', async () => {
    const paper = await found({
      DOI: '10.5555/X',
      URL: 'https://doi.org/10.5555/x',
      title: [
        'CO<sub>2</sub> &amp; <i>E. coli</i>:   &lt;i&gt;in vitro&lt;/i&gt; at p < 0.05 &#8211; a <mml:math><mml:mi>λ</mml:mi></mml:math> study',
      ],
      issued: { 'date-parts': [[2024, 3, 1]] },
      author: [
        { given: 'Nasrin', family: 'Ahmadi', ORCID: 'https://orcid.org/0000-0000-0000-1012', sequence: 'first' },
        { given: 'Martin Luther', family: 'King', suffix: 'Jr.' },
        { family: 'Suharto', ORCID: 'nonsense' },
        { name: 'ATLAS &amp; Friends' },
        { affiliation: [{ name: 'Nobody' }] },
        null,
        'Somebody',
      ],
      'container-title': ['Nature &amp; Structures', 'N&S'],
      abstract:
        '<jats:title>Abstract</jats:title><jats:sec><jats:title>Aim</jats:title><jats:p>To weigh CO<jats:sub>2</jats:sub>.</jats:p></jats:sec><jats:p>Done.</jats:p>',
    });
    expect(paper).toEqual({
      title: 'CO₂ & E. coli:   in vitro at p < 0.05 – a λ study',
      year: 2024,
      authors: ['Nasrin Ahmadi', 'Martin Luther King Jr.', 'Suharto', 'ATLAS & Friends'],
      orcids: ['0000-0000-0000-1012', null, null, null],
      venue: 'Nature & Structures',
      doi: '10.5555/X',
      url: 'https://doi.org/10.5555/x',
      abstract: expect.stringMatching(/^Aim\n+To weigh CO₂\.\n+Done\.$/u),
      line: null,
      retracted: false,
    });
    const list = nothingFound();
    if (paper) addPaper(list, paper);
    expect(list).toMatchObject({
      problems: [],
      entries: [{ entry: { year: 2024, abstract: 'Aim\n\nTo weigh CO₂.\n\nDone.' } }],
    });
  });

  it('takes the first year there is, and none where there is none', async () => {
    const none = { 'date-parts': [[null]] };
    expect((await found({ issued: none, 'published-online': { 'date-parts': [['2021', '3']] } }))?.year).toBe(2021);
    for (const issued of [none, { 'date-parts': [] }, { 'date-parts': null }, null, 2021, { 'date-parts': [[0]] }])
      expect((await found({ issued }))?.year).toBeNull();
  });

  it.each([
    ['null', null],
    ['an empty list', []],
    ['a number', 7],
    ['an object', { a: 1 }],
    ['lists of null', [null, [null]]],
  ])('survives %s in every field', async (_what, value) => {
    const fields = 'DOI,URL,title,issued,published,author,container-title,short-container-title,abstract'.split(',');
    expect(await found(Object.fromEntries(fields.map((field) => [field, value])))).toMatchObject({
      title: '',
      year: null,
      authors: [],
      venue: null,
      doi: '10.5555/x',
      abstract: null,
    });
  });

  it('survives keys of a prototype and titles of 5,000 characters', async () => {
    crossref.reply = () => ({
      body: `{"message": {"__proto__": {"title": ["Eve"]}, "constructor": {"prototype": {"polluted": 1}}, "title": ["${'x'.repeat(5000)}\\ud800"], "author": [{"__proto__": {"family": "Eve"}}], "issued": {"date-parts": [[2020]]}}}`,
    });
    const paper = await create().paper('10.5555/x');
    expect(paper).toMatchObject({ title: `${'x'.repeat(5000)}\uFFFD`, authors: [] });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const list = nothingFound();
    if (paper) addPaper(list, paper);
    expect(list).toMatchObject({ entries: [], problems: [{ code: 'field_too_long', field: 'title', limit: 300 }] });
  });

  it('is asked for once in a month, in whatever case, also by many at once', async () => {
    let clock = Date.parse('2026-11-01T00:00:00Z');
    const client = create({ now: () => clock });
    crossref.reply = () => work({ DOI: '10.5555/x', title: ['T'] });
    const papers = await Promise.all(['10.5555/x', '10.5555/X', '10.5555/x'].map((one) => client.paper(one)));
    expect(papers.map((paper) => paper?.title)).toEqual(['T', 'T', 'T']);
    clock += 29 * 24 * 3_600_000;
    await client.paper('10.5555/X');
    expect(crossref.calls).toHaveLength(1);
    clock += 2 * 24 * 3_600_000;
    await client.paper('10.5555/x');
    expect(crossref.calls).toHaveLength(2);
  });

  it('is kept among the last five hundred alone, and an unknown DOI not at all', async () => {
    const client = create();
    crossref.reply = (path) => (path.includes('none') ? { status: 404 } : work({ title: ['T'] }));
    for (let index = 0; index <= 500; index += 1) await client.paper(`10.5555/${index}`);
    await client.paper('10.5555/500');
    expect(crossref.calls).toHaveLength(501);
    await client.paper('10.5555/0');
    expect(crossref.calls).toHaveLength(502);
    expect([await client.paper('10.5555/none'), await client.paper('10.5555/none')]).toEqual([null, null]);
    expect(crossref.calls).toHaveLength(504);
  });
});

describe('IMP-01 a DOI that Crossref does not know', () => {
  const csl = {
    DOI: '10.5555/fa.1',
    title: 'سنتز سبز',
    'container-title': 'نشریهٔ شیمی',
    author: [
      { family: 'فراهانی', given: 'امید' },
      { literal: 'گروه نمونه' },
      { family: 'Berg', 'non-dropping-particle': 'van den', given: 'Ada' },
    ],
    issued: { 'date-parts': [['2023', 7]] },
  };

  it('IMP-01 is described by whoever registered it', async () => {
    replies(doi, { body: csl });
    expect(await create().paper('10.5555/fa.1')).toMatchObject({
      title: 'سنتز سبز',
      venue: 'نشریهٔ شیمی',
      year: 2023,
      authors: ['امید فراهانی', 'گروه نمونه', 'Ada van den Berg'],
    });
    expect(doi.calls).toMatchObject([
      { path: '/10.5555/fa.1', headers: { accept: 'application/vnd.citationstyles.csl+json' } },
    ]);
  });

  it.each([404, 204, 406])('is unknown where the resolver answers %i', async (status) => {
    replies(doi, { status });
    expect(await create().paper('10.5555/x')).toBeNull();
  });

  it('follows the resolver on its own ground, and not round in circles', async () => {
    replies(doi, { status: 302, headers: { location: '/data/1' } }, { body: csl });
    expect(await create().paper('10.5555/fa.1')).toMatchObject({ title: 'سنتز سبز' });
    expect(doi.calls.map(({ path }) => path)).toEqual(['/10.5555/fa.1', '/data/1']);
    doi.reply = () => ({ status: 302, headers: { location: '/data/1' } });
    await expect(create().paper('10.5555/x')).rejects.toMatchObject({ kind: 'refused' });
    expect(doi.calls).toHaveLength(6);
  });

  it('follows it out to the public web, and never into this machine or its network', async () => {
    const asked: (string | undefined)[] = [];
    const web = await publicWeb((request, answer) => {
      asked.push(request.headers.accept);
      answer.end(JSON.stringify(csl));
    });
    try {
      web.names = { 'data.registrar.example': [['1.2.3.4']], 'inside.example': [['10.0.0.7']] };
      replies(doi, { status: 303, headers: { location: 'http://data.registrar.example/10.5555/fa.1' } });
      expect(await create().paper('10.5555/fa.1')).toMatchObject({ title: 'سنتز سبز' });
      expect(asked).toEqual(['application/vnd.citationstyles.csl+json']);
      for (const location of [
        'http://inside.example/',
        'http://169.254.169.254/latest/meta-data/',
        crossref.url,
        'http://[::1]/',
        'file:///etc/passwd',
        'gopher://x.example/',
        'javascript:alert(1)',
      ]) {
        replies(doi, { status: 302, headers: { location } });
        await expect(create().paper('10.5555/x'), location).rejects.toMatchObject({ status: 503, kind: 'refused' });
      }
      expect(asked).toHaveLength(1);
      replies(doi, { status: 302, headers: { location: 'http://unknown.example/' } });
      await expect(create().paper('10.5555/x')).rejects.toMatchObject({ kind: 'outage' });
    } finally {
      await web.close();
    }
  });
});

describe('a service that fails', () => {
  it.each<[string, Reply, string]>([
    ['HTML', { headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' }, 'refused'],
    ['nothing', { body: '' }, 'refused'],
    ['half an answer', { body: '{"message": {"title": ["T' }, 'refused'],
    ['null', { body: 'null' }, 'refused'],
    ['a list', { body: [] }, 'refused'],
    ['another shape', { body: { message: 'ok' } }, 'refused'],
    ['10 MB', { body: { message: { title: ['x'.repeat(10_000_000)] } } }, 'refused'],
    ['without an end', 'endless', 'refused'],
    ['a 400', { status: 400 }, 'refused'],
    ['a redirect to elsewhere', { status: 302, headers: { location: 'http://169.254.169.254/' } }, 'refused'],
    ['a 500', { status: 500 }, 'outage'],
    ['a 503', { status: 503, headers: { 'content-type': 'text/html' }, body: '<html>' }, 'outage'],
    ['a 403', { status: 403 }, 'outage'],
    ['a closed line', 'drop', 'outage'],
  ])('is a 503 of ours where Crossref answers %s', async (_what, reply, kind) => {
    replies(crossref, reply);
    const failed = create().paper('10.5555/x');
    await expect(failed).rejects.toMatchObject({
      status: 503,
      key: 'sourceUnavailable',
      code: 'source_unavailable',
      kind,
    });
    await expect(failed).rejects.toMatchObject({ headers: {} });
    expect(doi.calls).toEqual([]);
  });

  it('is a 503 where nobody answers', async () => {
    replies(crossref, 'hang');
    await expect(create({ timeoutMs: 40 }).paper('10.5555/x')).rejects.toMatchObject({ status: 503, kind: 'outage' });
    await expect(create({ baseUrl: 'http://127.0.0.1:9' }).paper('10.5555/x')).rejects.toMatchObject({
      kind: 'outage',
    });
  });

  it.each<[string, Reply]>([
    ['HTML', { body: '<html>Landing page</html>' }],
    ['5 MB', { body: { title: 'x'.repeat(5_000_000) } }],
  ])('is a 503 where the resolver answers %s', async (_what, reply) => {
    replies(doi, reply);
    await expect(create().paper('10.5555/x')).rejects.toMatchObject({ status: 503, kind: 'refused' });
  });

  it('is left alone for as long as a 429 says, in seconds or until a date, and asked again then', async () => {
    let clock = Date.parse('2026-11-25T10:00:00Z');
    const client = create({ now: () => clock });
    for (const retry of ['7', new Date(clock + 7000).toUTCString()]) {
      clock = Date.parse('2026-11-25T10:00:00Z');
      crossref.calls = [];
      replies(crossref, { status: 429, headers: { 'retry-after': retry } }, work({ title: ['T'] }));
      const impatient = create({ now: () => clock });
      const wanted = { status: 503, headers: { 'retry-after': '7' } };
      await expect(impatient.paper('10.5555/x')).rejects.toMatchObject(wanted);
      clock += 3500;
      await expect(impatient.paper('10.5555/x')).rejects.toMatchObject({ headers: { 'retry-after': '4' } });
      expect(crossref.calls).toHaveLength(1);
      clock += 3500;
      expect(await impatient.paper('10.5555/x')).toMatchObject({ title: 'T' });
    }
    replies(crossref, { status: 429 });
    await expect(client.paper('10.5555/y')).rejects.toMatchObject({ status: 503, headers: {} });
    replies(crossref, { status: 429, headers: { 'retry-after': '99999999' } });
    await expect(client.paper('10.5555/y')).rejects.toMatchObject({ headers: { 'retry-after': '3600' } });
  });

  it('is asked one question at a time, at most three in a second', async () => {
    vi.useFakeTimers();
    try {
      let under = 0;
      let most = 0;
      const begun: number[] = [];
      const client = create({
        perSecond: 3,
        fetch: async () => {
          begun.push(Date.now());
          under += 1;
          most = Math.max(most, under);
          await Promise.resolve();
          under -= 1;
          return Response.json({ message: { title: ['T'] } });
        },
      });
      const all = Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((one) => client.paper(`10.5555/${one}`)));
      await vi.advanceTimersByTimeAsync(5000);
      await all;
      expect(most).toBe(1);
      expect(begun).toHaveLength(7);
      for (const [index, start] of begun.slice(3).entries())
        expect(start - (begun[index] ?? 0)).toBeGreaterThanOrEqual(1000);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is asked more slowly where its headers say so', async () => {
    const clock = Date.parse('2026-11-25T10:00:00Z');
    const waits: number[] = [];
    const client = create({ now: () => clock, wait: (ms) => Promise.resolve(void waits.push(ms)) });
    crossref.reply = () => ({
      ...(work({ title: ['T'] }) as object),
      headers: { 'x-rate-limit-limit': '2', 'x-rate-limit-interval': '3s' },
    });
    await client.paper('10.5555/a');
    await client.paper('10.5555/b');
    expect(waits).toEqual([1500]);
  });

  it('tells whoever comes when many are waiting to come back', async () => {
    const open = Promise.withResolvers<Reply>();
    crossref.reply = () => open.promise;
    const client = create();
    const all = Array.from({ length: 51 }, (_, index) => client.paper(`10.5555/${index}`));
    await expect(client.paper('10.5555/late')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '20' } });
    open.resolve(work({ title: ['T'] }));
    expect((await Promise.all(all)).every((paper) => paper?.title === 'T')).toBe(true);
  });
});
