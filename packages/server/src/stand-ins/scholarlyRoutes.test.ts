import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCrossref, parseDoi } from '../profile/import/crossref.ts';
import { createOrcid, parseOrcid } from '../profile/import/orcid.ts';
import { scholarlyRoutes } from './scholarlyRoutes.ts';
import { crossrefWorks, otherWorks, SAMPLE_ID, samplePeople } from './scholarlySamples.ts';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = Fastify();
  await scholarlyRoutes(app);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

const crossref = () =>
  createCrossref({
    baseUrl: `${url}/stand-in/crossref`,
    doiUrl: `${url}/stand-in/doi`,
    mailto: null,
    timeoutMs: 5000,
    perSecond: Number.POSITIVE_INFINITY,
  });
const orcid = () => createOrcid({ baseUrl: `${url}/stand-in/orcid`, token: null, timeoutMs: 5000 });
const entriesOf = async (iD: string, section: string) =>
  (await orcid().record(iD))?.entries.filter((item) => item.section === section).map(({ entry }) => entry) ?? [];

describe('IMP-05 the stand-ins of Crossref and doi.org', () => {
  it('IMP-05 have twelve papers and one that only doi.org knows, under the prefix of tests', async () => {
    expect([crossrefWorks.length, otherWorks.length]).toEqual([12, 1]);
    for (const { doi } of [...crossrefWorks, ...otherWorks]) {
      expect(doi).toMatch(/^10\.5555\/sample\./u);
      expect(parseDoi(doi)).toBe(doi);
      const paper = await crossref().paper(doi.toUpperCase());
      expect(paper, doi).toMatchObject({ doi, year: expect.any(Number) });
      expect(paper?.title, doi).not.toMatch(/[<>]|&\w+;/u);
      expect(paper?.authors.length, doi).toBeGreaterThan(0);
    }
    const [other] = otherWorks;
    const path = `/stand-in/crossref/v1/works/${encodeURIComponent(other?.doi ?? '')}`;
    expect((await app.inject({ url: path })).statusCode).toBe(404);
    expect(await crossref().paper(other?.doi ?? '')).toMatchObject({ title: other?.title, year: 2023 });
  });

  it('IMP-05 know nothing of other DOIs', async () => {
    expect(await crossref().paper('10.5555/nothing')).toBeNull();
    const page = await app.inject({ url: '/stand-in/doi/10.5555/<script>alert(1)</script>' });
    expect([page.statusCode, page.body.includes('<script>')]).toEqual([404, false]);
    expect((await app.inject({ url: '/stand-in/doi/data/10.5555/nothing' })).statusCode).toBe(404);
  });

  it('IMP-05 describe a paper to those who ask for a description alone, as doi.org does', async () => {
    const [work] = crossrefWorks;
    expect((await app.inject({ url: `/stand-in/doi/${work?.doi}` })).statusCode).toBe(406);
    const accept = 'application/vnd.citationstyles.csl+json';
    const { statusCode, headers } = await app.inject({ url: `/stand-in/doi/${work?.doi}`, headers: { accept } });
    expect([statusCode, headers.location]).toEqual([302, `/stand-in/doi/data/${work?.doi}`]);
  });
});

describe('IMP-05 the stand-in of ORCID', () => {
  it('IMP-05 has people with true check characters, whom nobody can take for real ones', () => {
    expect(samplePeople.length).toBeGreaterThanOrEqual(3);
    for (const person of samplePeople) {
      expect(parseOrcid(person.orcid)).toBe(person.orcid);
      // The range of ORCID begins at 0000-0001-5000-0007.
      expect(person.orcid).toMatch(/^0000-0000-0000-/u);
    }
  });

  it('IMP-05 has a civil engineer with eight papers and their authors, of whom she is one', async () => {
    const found = await orcid().record(SAMPLE_ID);
    expect(found?.name).toBe('Nasrin Ahmadi');
    expect(found?.problems).toEqual([]);
    const papers = found?.entries.filter((item) => item.section === 'papers') ?? [];
    expect(papers.map(({ entry }) => (entry as { year: number }).year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ]);
    for (const { authors = [], ownAuthor } of papers) expect(authors).toContain(ownAuthor);
    expect(papers.map(({ ownAuthor }) => ownAuthor)).toContain('N. Ahmadi');
    expect(await entriesOf(SAMPLE_ID, 'degrees')).toMatchObject([
      { degree_type: 'Master', field_of_study: 'Structural Engineering', university_name: 'University of Tehran' },
      { degree_type: 'BSc', field_of_study: 'مهندسی عمران', year_start: 2013 },
      { degree_type: 'Certification', field_of_study: 'Bridge Inspection' },
    ]);
    expect(await entriesOf(SAMPLE_ID, 'research_interests')).toEqual(
      ['structural health monitoring', 'bridge dynamics', 'operator learning'].map((name) => ({ interest_name: name })),
    );
    expect(await entriesOf(SAMPLE_ID, 'links')).toMatchObject([{ link_type: 'GitHub' }, { link_type: 'Scholar' }]);
    expect(found?.leftOut).toEqual(['biography', 'other-names']);
  });

  it('IMP-05 has a historian without a paper, and a chemist with one in Persian', async () => {
    const [, historian, chemist] = samplePeople;
    const record = await orcid().record(historian?.orcid ?? '');
    expect(new Set(record?.entries.map(({ section }) => section))).toEqual(
      new Set(['degrees', 'jobs', 'awards', 'research_interests', 'links']),
    );
    expect(record?.problems).toMatchObject([{ code: 'field_missing', field: 'degree_type' }]);
    expect(record?.leftOut).toEqual(['memberships']);
    const [, , persian] = await entriesOf(chemist?.orcid ?? '', 'papers');
    expect(persian).toMatchObject({
      title: otherWorks[0]?.title,
      title_en: otherWorks[0]?.english,
      authors: 'امید فراهانی; الهام وزیری',
    });
  });

  it('IMP-05 knows nobody else, and answers in JSON alone', async () => {
    expect(await orcid().record('0000-0002-1825-0097')).toBeNull();
    const record = `/stand-in/orcid/v3.0/${SAMPLE_ID}/record`;
    expect((await app.inject({ url: record, headers: { accept: 'text/html' } })).statusCode).toBe(406);
    const works = `/stand-in/orcid/v3.0/${SAMPLE_ID}/works`;
    expect((await app.inject({ url: `${works}/${'1,'.repeat(100)}1` })).statusCode).toBe(400);
    expect((await app.inject({ url: `${works}/1` })).json()).toMatchObject({
      bulk: [{ error: { 'error-code': 9016 } }],
    });
    expect((await app.inject({ url: '/stand-in/orcid/v3.0/0000-0002-1825-0097/works/1' })).statusCode).toBe(404);
  });
});
