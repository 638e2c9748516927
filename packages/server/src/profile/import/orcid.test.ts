import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Reply, scriptedServer, type ScriptedServer } from '../../testing/scriptedServer.ts';
import type { Found } from './found.ts';
import { createOrcid, type OrcidOptions, parseOrcid } from './orcid.ts';

const OWN = '0000-0000-0000-1012';

let server: ScriptedServer;
beforeAll(async () => {
  server = await scriptedServer();
});
afterAll(() => server.close());
beforeEach(() => Object.assign(server, { calls: [], reply: () => ({ status: 404 }) }));

const create = (options: Partial<OrcidOptions> = {}) =>
  createOrcid({
    baseUrl: server.url,
    token: null,
    timeoutMs: 5000,
    perSecond: Number.POSITIVE_INFINITY,
    ...options,
  });

const value = (text: string) => ({ value: text });
const date = (year: string, month: string | null = null) => ({
  year: value(year),
  month: month === null ? null : value(month),
  day: null,
});

interface Parts {
  person?: object;
  activities?: object;
  /** Whole works by code. */
  works?: Record<number, object | 'missing'>;
}

/** A record and its works; whatever is not given is null, as at ORCID. */
function serve({ person = {}, activities = {}, works = {} }: Parts): void {
  const record = {
    'orcid-identifier': { path: OWN },
    person: {
      name: { 'given-names': value('Nasrin'), 'family-name': value('Ahmadi'), 'credit-name': null },
      'other-names': null,
      biography: null,
      'researcher-urls': null,
      keywords: null,
      ...person,
    },
    'activities-summary': { educations: null, qualifications: null, employments: null, works: null, ...activities },
  };
  server.reply = (path): Reply => {
    if (path.endsWith('/record')) return { body: record };
    const codes = path.split('/').at(-1)?.split(',').map(Number) ?? [];
    return {
      body: {
        bulk: codes.map((code) => {
          const work = works[code];
          return work === undefined || work === 'missing'
            ? { error: { 'response-code': 404 } }
            : { work: { 'put-code': code, ...work } };
        }),
      },
    };
  };
}

const summary = (code: number, more: object = {}) => ({
  'put-code': code,
  title: { title: value(`Paper ${code}`), subtitle: null, 'translated-title': null },
  'external-ids': null,
  url: null,
  type: 'journal-article',
  'publication-date': date('2024', '03'),
  'journal-title': value('Sample Journal'),
  'display-index': '1',
  ...more,
});
const group = (...summaries: object[]) => ({ 'work-summary': summaries });
const worksOf = (...groups: object[]) => ({ works: { group: groups } });
const affiliations = (kind: string, ...summaries: object[]) => ({
  [`${kind}s`]: { 'affiliation-group': summaries.map((one) => ({ summaries: [{ [`${kind}-summary`]: one }] })) },
});
const organization = { name: 'University of Tehran', address: { city: 'Tehran', region: null, country: 'IR' } };
const contributor = (name: string | null, path: string | null = null) => ({
  'contributor-orcid': path === null ? null : { path, uri: `https://orcid.org/${path}` },
  'credit-name': name === null ? null : value(name),
  'contributor-attributes': null,
});

const read = async (parts: Parts): Promise<Found> => {
  serve(parts);
  const found = await create().record(OWN);
  if (found === null) throw new Error('No record');
  return found;
};
const entriesOf = ({ entries }: Found, section: string) =>
  entries.filter((item) => item.section === section).map(({ entry }) => entry);
const told = ({ problems }: Found) => problems.map(({ code, name, field }) => [code, name, field]);

describe('IMP-01 an ORCID iD', () => {
  it.each([
    ['0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['https://orcid.org/0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['http://www.orcid.org/0000-0002-1825-0097/', '0000-0002-1825-0097'],
    ['orcid.org/0000-0002-1825-0097?lang=en#works', '0000-0002-1825-0097'],
    ['https://pub.orcid.org/v3.0/0000-0002-1825-0097/record', '0000-0002-1825-0097'],
    ['ORCID: 0000-0002-1825-0097', '0000-0002-1825-0097'],
    ['ORCID iD: 0000-0002-1825-0097', '0000-0002-1825-0097'],
    [' 0000 0002 1825 0097 ', '0000-0002-1825-0097'],
    ['0000000218250097', '0000-0002-1825-0097'],
    ['0000–0002—1825‑0097', '0000-0002-1825-0097'],
    ['0000\u22120002\u22121825\u22120097', '0000-0002-1825-0097'],
    ['\u200e0000-0002-1825-0097\u200f', '0000-0002-1825-0097'],
    ['۰۰۰۰-۰۰۰۲-۱۸۲۵-۰۰۹۷', '0000-0002-1825-0097'],
    ['0000-0002-1694-233x', '0000-0002-1694-233X'],
    ['0000-0000-0000-300X', '0000-0000-0000-300X'],
  ])('IMP-01 is read from %j', (text, expected) => {
    expect(parseOrcid(text)).toBe(expected);
  });

  it.each([
    ['one wrong digit', '0000-0002-1825-0098'],
    ['two digits changed over', '0000-0002-1852-0097'],
    ['an X for a number', '0000-0002-1825-009X'],
    ['an X inside', '0000-000X-1825-0097'],
    ['fifteen digits', '0000-0002-1825-009'],
    ['seventeen digits', '0000-0002-1825-00977'],
    ['nothing', ''],
    ['words', 'Nasrin Ahmadi'],
    ['another address', 'https://orcid.example/0000-0002-1825-0097'],
    ['dashes', '-'.repeat(2000)],
    ['a path', '../../0000-0002-1825-0097'],
  ])('is not read from %s', (_what, text) => {
    expect(parseOrcid(text)).toBeNull();
  });
});

describe('IMP-01 a record of ORCID', () => {
  it('IMP-01 is asked for with the token, as JSON', async () => {
    serve({});
    await create({ token: 'secret' }).record(OWN);
    await create().record(OWN);
    expect(server.calls.map(({ path, headers }) => [path, headers.accept, headers.authorization])).toEqual([
      [`/v3.0/${OWN}/record`, 'application/json', 'Bearer secret'],
      [`/v3.0/${OWN}/record`, 'application/json', undefined],
    ]);
  });

  it.each([404, 409, 410])('is none where ORCID answers %i', async (status) => {
    server.reply = () => ({ status });
    expect(await create().record(OWN)).toBeNull();
  });

  it('IMP-01 has the name that the person wants to be credited by, else both of theirs', async () => {
    const name = {
      'given-names': value('Nasrin'),
      'family-name': value('Ahmadi'),
      'credit-name': value('N. Ahmadi-Rad'),
    };
    expect((await read({ person: { name } })).name).toBe('N. Ahmadi-Rad');
    expect((await read({})).name).toBe('Nasrin Ahmadi');
    expect((await read({ person: { name: { 'given-names': value('Suharto'), 'family-name': null } } })).name).toBe(
      'Suharto',
    );
    expect((await read({ person: { name: null } })).name).toBeNull();
  });

  it('IMP-02 has each paper once, as the person prefers it, with its authors and which of them is the person', async () => {
    const doi = (text: string, relationship: string, type = 'doi') => ({
      'external-id-type': type,
      'external-id-value': text,
      'external-id-url': value(`https://x.example/${relationship}`),
      'external-id-relationship': relationship,
    });
    const found = await read({
      activities: worksOf(
        group(
          summary(1, { 'display-index': '0' }),
          summary(2, {
            'display-index': '4',
            title: { title: value('CO<sub>2</sub> &amp; <i>bridges</i>') },
            'external-ids': {
              'external-id': [doi('10.5555/book', 'part-of'), doi('https://doi.org/10.5555/A.1', 'self')],
            },
          }),
        ),
        group(
          summary(3, {
            title: { title: value('پل‌های بتنی'), 'translated-title': value('Concrete bridges') },
            url: value('https://p.example/3'),
          }),
        ),
        group(summary(4, { title: { title: value('Paper 4'), 'translated-title': value('Papier 4') } })),
        group(),
      ),
      works: {
        2: {
          'short-description': '<jats:p>Short.</jats:p>',
          contributors: { contributor: [contributor('K. Rostami'), contributor('N. Ahmadi', OWN), contributor(null)] },
        },
        3: { contributors: { contributor: [contributor(null, OWN), contributor('ک. رستمی', '0000-0000-0000-2023')] } },
        4: 'missing',
      },
    });
    expect(found.entries).toMatchObject([
      {
        entry: {
          title: 'CO₂ & bridges',
          year: 2024,
          doi: '10.5555/A.1',
          url: 'https://x.example/self',
          journal_conference_name: 'Sample Journal',
          abstract: 'Short.',
          authors: 'K. Rostami; N. Ahmadi',
        },
        authors: ['K. Rostami', 'N. Ahmadi'],
        ownAuthor: 'N. Ahmadi',
      },
      {
        entry: { title: 'پل‌های بتنی', title_en: 'Concrete bridges', doi: null, url: 'https://p.example/3' },
        authors: ['Nasrin Ahmadi', 'ک. رستمی'],
        ownAuthor: 'Nasrin Ahmadi',
      },
      { entry: { title: 'Paper 4', authors: null }, authors: [], ownAuthor: null },
    ]);
    expect(found.entries[2]?.entry).not.toHaveProperty('title_en');
    expect(found.problems).toEqual([]);
    expect(server.calls.map(({ path }) => path)).toEqual([`/v3.0/${OWN}/record`, `/v3.0/${OWN}/works/2,3,4`]);
  });

  it('IMP-01 says which paper lacks its year, and which is of no known type', async () => {
    const found = await read({
      activities: worksOf(
        group(summary(1, { 'publication-date': null })),
        group(summary(2, { type: 'other' })),
        group(summary(3, { title: { title: value('x'.repeat(5000)) } })),
        group(summary(4, { title: null })),
      ),
    });
    expect(told(found)).toEqual([
      ['field_missing', 'Paper 1', 'year'],
      ['type_unknown', 'Paper 2', null],
      ['field_too_long', expect.stringMatching(/^x{299}/u), 'title'],
      ['field_missing', null, 'title'],
    ]);
    expect(entriesOf(found, 'papers')).toHaveLength(1);
  });

  it('asks for the authors of fifty works at once, and reads a thousand works', async () => {
    const groups = Array.from({ length: 1001 }, (_, index) => group(summary(index + 1)));
    const found = await read({ activities: worksOf(...groups) });
    expect(entriesOf(found, 'papers')).toHaveLength(1000);
    expect(found.problems).toMatchObject([{ code: 'too_many_entries', limit: 1000 }]);
    const bulks = server.calls.filter(({ path }) => path.includes('/works/'));
    expect(bulks.map(({ path }) => path.split(',').length)).toEqual(Array.from({ length: 20 }, () => 50));
  });

  it('keeps the papers where the answer about their authors makes no sense', async () => {
    serve({ activities: worksOf(group(summary(1))) });
    const { reply } = server;
    for (const nonsense of [
      { body: '<html>' },
      { body: { bulk: null } },
      { body: { bulk: [null, { work: null }] } },
      'endless',
      { status: 404 },
    ] as Reply[]) {
      server.reply = (path) => (path.includes('/works/') ? nonsense : reply(path));
      const found = await create().record(OWN);
      expect(found?.entries).toMatchObject([{ entry: { title: 'Paper 1', authors: null } }]);
    }
  });

  it('IMP-01 has degrees of education and qualifications, each once, and guesses none', async () => {
    const one = (role: string | null, more: object = {}) => ({
      'department-name': 'Civil Engineering',
      'role-title': role,
      'start-date': date('2017', '09'),
      'end-date': date('2020'),
      organization,
      ...more,
    });
    const found = await read({
      activities: {
        ...affiliations(
          'education',
          one('PhD', { 'end-date': null }),
          one('M.Sc. in Structural Engineering'),
          one('Bachelor', { 'start-date': null }),
          one('Visiting student'),
          one(null),
        ),
        ...affiliations(
          'qualification',
          one('MSc Structural Engineering'),
          one('Certificate in Welding', { 'end-date': null, 'department-name': null }),
          one('دکتری', { 'department-name': null }),
        ),
      },
    });
    expect(entriesOf(found, 'degrees')).toEqual([
      {
        degree_type: 'PhD',
        field_of_study: 'Civil Engineering',
        university_name: 'University of Tehran',
        year_start: 2017,
        is_current: true,
      },
      {
        degree_type: 'Master',
        field_of_study: 'Structural Engineering',
        university_name: 'University of Tehran',
        year_start: 2017,
        year_end: 2020,
        is_current: false,
      },
      {
        degree_type: 'Certification',
        field_of_study: 'Welding',
        university_name: 'University of Tehran',
        year_start: 2017,
        is_current: false,
      },
    ]);
    expect(told(found)).toEqual([
      ['field_missing', 'Bachelor, Civil Engineering, University of Tehran', 'year_start'],
      ['field_missing', 'Visiting student, Civil Engineering, University of Tehran', 'degree_type'],
      ['field_missing', 'Civil Engineering, University of Tehran', 'degree_type'],
      ['field_missing', 'دکتری, University of Tehran', 'field_of_study'],
    ]);
  });

  it('IMP-01 has jobs, awards, interests and links, and names what a profile has no place for', async () => {
    const found = await read({
      person: {
        biography: { content: 'A life.' },
        'other-names': { 'other-name': [{ content: 'ن. احمدی' }] },
        keywords: { keyword: [{ content: 'Bridges, Ageing؛ پل‌ها' }, { content: 'bridges' }, { content: null }, null] },
        'researcher-urls': {
          'researcher-url': [
            { 'url-name': 'Code', url: value('https://github.com/a') },
            { 'url-name': null, url: value('https://www.linkedin.com/in/a') },
            { 'url-name': null, url: value('https://scholar.google.de/citations?user=a') },
            { 'url-name': null, url: value('https://notgithub.com/a') },
            { 'url-name': 'Gone', url: null },
          ],
        },
      },
      activities: {
        ...affiliations('employment', {
          'role-title': 'Engineer',
          'department-name': 'Monitoring',
          'start-date': date('2020'),
          'end-date': null,
          organization,
        }),
        ...affiliations('distinction', {
          'role-title': 'Best thesis',
          'department-name': null,
          'start-date': date('2021'),
          'end-date': null,
          organization: null,
        }),
        ...affiliations('membership', { 'role-title': 'Member' }),
        services: { 'affiliation-group': [{}] },
        fundings: { group: [] },
      },
    });
    expect(entriesOf(found, 'jobs')).toEqual([
      {
        job_title: 'Engineer',
        company_name: 'University of Tehran',
        job_description: 'Monitoring',
        location: 'Tehran, IR',
        year_start: 2020,
        is_current: true,
      },
    ]);
    expect(entriesOf(found, 'awards')).toEqual([{ award_title: 'Best thesis', year: 2021 }]);
    expect(entriesOf(found, 'research_interests')).toEqual([
      { interest_name: 'Bridges' },
      { interest_name: 'Ageing' },
      { interest_name: 'پل‌ها' },
    ]);
    expect(entriesOf(found, 'links').map((link) => 'link_type' in link && link.link_type)).toEqual([
      'GitHub',
      'LinkedIn',
      'Scholar',
      'Other',
    ]);
    expect(told(found)).toEqual([['field_missing', 'Gone', 'url']]);
    expect(found.leftOut).toEqual(['biography', 'other-names', 'memberships', 'services']);
    expect(found.person).toBeNull();
  });

  it('survives null, and any other value, in every place', async () => {
    const full = {
      person: {
        name: { 'given-names': value('N'), 'family-name': value('A'), 'credit-name': value('N A') },
        biography: { content: 'x' },
        'other-names': { 'other-name': [{ content: 'x' }] },
        keywords: { keyword: [{ content: 'x' }] },
        'researcher-urls': { 'researcher-url': [{ 'url-name': 'x', url: value('https://x.example') }] },
      },
      'activities-summary': {
        ...affiliations('education', {
          'role-title': 'PhD',
          'department-name': 'x',
          'start-date': date('2020'),
          organization,
        }),
        ...affiliations('employment', {
          'role-title': 'x',
          'start-date': date('2020'),
          'end-date': date('2021'),
          organization,
        }),
        ...affiliations('distinction', { 'role-title': 'x', 'start-date': date('2020'), organization }),
        ...worksOf(group(summary(1, { 'external-ids': { 'external-id': [{ 'external-id-type': 'doi' }] } }))),
      },
    };
    /** The record once for each place in it, with another value there. */
    const spoilt = (node: unknown, other: unknown): unknown[] =>
      typeof node === 'object' && node !== null
        ? [
            other,
            ...Object.entries(node).flatMap(([key, inner]) =>
              spoilt(inner, other).map((one) =>
                Array.isArray(node)
                  ? node.map((item, index) => (String(index) === key ? one : item))
                  : { ...node, [key]: one },
              ),
            ),
          ]
        : [other];
    let record: unknown = null;
    const client = create({ fetch: () => Promise.resolve(Response.json(record)) });
    for (const other of [null, [], 7, 'text', {}, [[null]]]) {
      for (const one of spoilt(full, other).slice(1)) {
        record = { 'orcid-identifier': {}, ...(one as object) };
        const found = await client.record(OWN);
        expect(found?.entries.length).toBeLessThan(8);
      }
    }
  });

  it('reaches no prototype by its keys', async () => {
    server.reply = () => ({
      body: '{"person": {"__proto__": {"name": {"credit-name": {"value": "Eve"}}}, "constructor": {"prototype": {"polluted": 1}}}, "__proto__": {"activities-summary": {}}}',
    });
    expect(await create().record(OWN)).toEqual({ entries: [], name: null, person: null, problems: [], leftOut: [] });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });
});

describe('an ORCID that fails', () => {
  it.each<[string, Reply, string]>([
    ['HTML', { headers: { 'content-type': 'text/html' }, body: '<html>Maintenance</html>' }, 'refused'],
    ['null', { body: 'null' }, 'refused'],
    ['another object', { body: { error: 'x' } }, 'refused'],
    ['10 MB', { body: { person: { biography: { content: 'x'.repeat(10_000_000) } } } }, 'refused'],
    ['without an end', 'endless', 'refused'],
    ['a redirect to elsewhere', { status: 301, headers: { location: 'http://169.254.169.254/' } }, 'refused'],
    ['a 500', { status: 500 }, 'outage'],
    ['a 401', { status: 401 }, 'outage'],
    ['a closed line', 'drop', 'outage'],
  ])('is a 503 of ours where it answers %s', async (_what, reply, kind) => {
    server.reply = () => reply;
    await expect(create({ token: 'secret' }).record(OWN)).rejects.toMatchObject({
      status: 503,
      key: 'sourceUnavailable',
      headers: {},
      kind,
    });
  });

  it('is a 503 where it is silent, and one with its wait where it is asked too much', async () => {
    server.reply = () => 'hang';
    await expect(create({ timeoutMs: 40 }).record(OWN)).rejects.toMatchObject({ status: 503, kind: 'outage' });
    server.reply = () => ({ status: 429, headers: { 'retry-after': '12' } });
    await expect(create().record(OWN)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '12' } });
  });

  it('is a 503 where it fails among the works', async () => {
    serve({ activities: worksOf(group(summary(1))) });
    const { reply } = server;
    server.reply = (path) => (path.includes('/works/') ? { status: 502 } : reply(path));
    await expect(create().record(OWN)).rejects.toMatchObject({ status: 503, kind: 'outage' });
  });
});
