import type { Import, ImportKind, ImportSaved, ImportUndone, Paper } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Refused = { detail: string } & Record<string, string[]>;

function read<T = Import>(
  api: Api,
  kind: ImportKind,
  what: { text?: string; file?: string | Uint8Array<ArrayBuffer> },
) {
  const form = new FormData();
  form.set('kind', kind);
  if (what.text !== undefined) form.set('text', what.text);
  if (what.file !== undefined) form.set('file', new File([what.file], 'file.txt', { type: 'text/plain' }));
  return api<T>('POST', '/api/student/imports/', form);
}

const BIBTEX = `@article{a, title = {Damage on bridges}, author = {Ahmadi, Nasrin and Rostami, Kaveh}, year = 2024, doi = {10.5555/a}}
@article{b, title = {Wind and cables}, author = {Solheim, Bo}, year = 2023}
@article{c, title = {Never closed, year = 2022`;

describe('an import over the wire', () => {
  it('IMP-01 IMP-03 shows what a BibTeX file holds, with the line of what it cannot read, and stores what is chosen', async () => {
    const { api } = await server.signUp('wire-bibtex@example.org', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    const { status, body } = await read(api, 'bibtex', { file: BIBTEX });
    expect(status).toBe(201);
    expect(body).toMatchObject({ kind: 'bibtex', sample: false, name: null, left_out: [] });
    expect(body.lists.papers?.map(({ status: state, entry }) => [state, entry.title, entry.own_author])).toEqual([
      ['new', 'Damage on bridges', 'Nasrin Ahmadi'],
      ['new', 'Wind and cables', null],
    ]);
    expect(body.problems).toMatchObject([{ code: 'unclosed', line: 3 }]);
    expect((await api<Paper[]>('GET', '/api/student/papers/')).body).toEqual([]);

    const take = body.lists.papers?.map(({ key }) => key);
    const key = { 'idempotency-key': 'import-1' };
    const save = () => api<ImportSaved>('POST', `/api/student/imports/${body.id}/save/`, { take }, key);
    expect((await save()).body).toEqual({ added: 2, changed: 0 });
    expect((await save()).body).toEqual({ added: 2, changed: 0 });
    const papers = (await api<Paper[]>('GET', '/api/student/papers/')).body;
    expect(papers.map(({ title }) => title)).toEqual(['Damage on bridges', 'Wind and cables']);

    const again = (await read(api, 'bibtex', { file: BIBTEX })).body;
    expect(again.lists.papers?.map(({ status: state }) => state)).toEqual(['same', 'same']);
    const undone = await api<ImportUndone>('POST', `/api/student/imports/${body.id}/undo/`);
    expect(undone.body).toEqual({ removed: 2, restored: 0, kept: 0 });
    expect((await api<Paper[]>('GET', '/api/student/papers/')).body).toEqual([]);
  });

  it.each<[ImportKind, Parameters<typeof read>[2], section: 'papers' | 'skills', name: object]>([
    ['doi', { text: 'https://doi.org/10.5555/SAMPLE.shm.2018.014' }, 'papers', { doi: '10.5555/sample.shm.2018.014' }],
    ['orcid', { text: 'https://orcid.org/0000-0000-0000-1012' }, 'papers', { title: expect.any(String) }],
    ['bibtex', { file: '@misc{a, title = {Wind}, year = 2021}' }, 'papers', { title: 'Wind', year: 2021 }],
    ['ris', { file: 'TY  - JOUR\r\nTI  - Wind\r\nPY  - 2021\r\nER  - \r\n' }, 'papers', { title: 'Wind', year: 2021 }],
    [
      'json_resume',
      { file: '{"skills": [{"name": "Python", "level": "Expert"}]}' },
      'skills',
      { skill_name: 'Python', skill_level: 'Expert' },
    ],
  ])('IMP-01 of %s %j shows what is new, and stores nothing before a yes', async (kind, what, section, entry) => {
    const { api } = await server.signUp(`wire-of-${kind.replace('_', '-')}@example.org`);
    const { status, body } = await read(api, kind, what);
    expect([status, body.kind]).toEqual([201, kind]);
    const [first, ...more] = body.lists[section] ?? [];
    expect(first).toMatchObject({ status: 'new', entry });
    const stored = async () => (await api<object[]>('GET', `/api/student/${section}/`)).body;
    expect(await stored()).toEqual([]);
    const take = [first?.key];
    expect((await api('POST', `/api/student/imports/${body.id}/save/`, { take })).body).toEqual({
      added: 1,
      changed: 0,
    });
    expect(await stored()).toMatchObject([entry]);
    expect(more.length).toBe(kind === 'orcid' ? 7 : 0);
    await api('POST', `/api/student/imports/${body.id}/undo/`);
    expect(await stored()).toEqual([]);
  });

  it('is nobody else’s: another person finds neither it nor its undo', async () => {
    const { api } = await server.signUp('wire-own@example.org');
    const other = await server.signUp('wire-other@example.org');
    const { id } = (await read(api, 'bibtex', { file: BIBTEX })).body;
    for (const act of ['save', 'undo'])
      expect(
        (await other.api('POST', `/api/student/imports/${id}/${act}/`, act === 'save' ? { take: [] } : undefined))
          .status,
      ).toBe(404);
  });

  it.each<[ImportKind, Parameters<typeof read>[2], field: string]>([
    ['doi', { text: 'ten dot something' }, 'text'],
    ['doi', {}, 'text'],
    ['doi', { text: '10.5555/nobody-has-this' }, 'text'],
    ['orcid', { text: '0000-0002-1825-0098' }, 'text'],
    ['bibtex', {}, 'file'],
    ['bibtex', { file: ' \n' }, 'file'],
    ['ris', { file: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe, 0x00]) }, 'file'],
    ['ris', { file: 'TY  - JOUR\0' }, 'file'],
    ['json_resume', { file: '{"basics":' }, 'file'],
    ['json_resume', { file: '[1, 2]' }, 'file'],
  ])('IMP-03 refuses %s %j with a sentence at the field in both languages', async (kind, what, field) => {
    const { api } = await server.signUp(`wire-bad-${Math.random()}@example.org`);
    const { status, body } = await read<Refused>(api, kind, what);
    expect(status).toBe(400);
    expect(body[field]?.[0]).toMatch(/^[A-Z].{10,}\.$/u);
    const form = new FormData();
    form.set('kind', kind);
    if (what.text !== undefined) form.set('text', what.text);
    if (what.file !== undefined) form.set('file', new File([what.file], 'file.txt'));
    const persian = await api<Refused>('POST', '/api/student/imports/', form, { 'accept-language': 'fa' });
    expect(persian.body[field]?.[0]).toMatch(/[\u0600-\u06FF]{3}/u);
    // No Latin word of a Persian sentence stands outside an isolate.
    expect(persian.body[field]?.[0]?.replaceAll(/\u2068[^\u2069]*\u2069/gu, '')).not.toMatch(/[A-Za-z]/);
  });

  it('IMP-04 gives the papers as BibTeX and the profile as JSON Resume, which an empty profile reads back the same', async () => {
    const { api } = await server.signUp('wire-out@example.org', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    const entry = {
      title: 'پل‌ها & 100 % {real}',
      year: 2024,
      authors: 'Nasrin Ahmadi; Kaveh Rostami',
      doi: '10.5555/x_y',
    };
    await api('POST', '/api/student/papers/add/', entry);
    const referee = { reference_name: 'K. Rostami', reference_email: 'k@uni.example', reference_position: 'Professor' };
    await api('POST', '/api/student/references/add/', referee);
    const [bibtex, resume, withReferees] = await Promise.all(
      ['bibtex/', 'json-resume/', 'json-resume/?references=true'].map((path) =>
        api<string>('GET', `/api/student/export/${path}`),
      ),
    );
    expect(bibtex?.headers.get('content-disposition')).toBe('attachment; filename="papers.bib"');
    expect(resume?.headers.get('content-disposition')).toBe('attachment; filename="resume.json"');
    const textOf = (body: unknown): string =>
      Buffer.isBuffer(body) ? body.toString() : typeof body === 'string' ? body : JSON.stringify(body);
    expect(textOf(resume?.body)).not.toContain('k@uni.example');
    expect(textOf(withReferees?.body)).toContain('k@uni.example');
    const empty = await server.signUp('wire-in@example.org', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    for (const [kind, file] of [
      ['bibtex', textOf(bibtex?.body)],
      ['json_resume', textOf(resume?.body)],
    ] as const) {
      const { body } = await read(empty.api, kind, { file });
      expect(body.problems).toEqual([]);
      expect(body.lists.papers?.map((item) => item.entry)).toMatchObject([entry]);
    }
  });

  it('IMP-05 answers a sample DOI and a sample iD from this machine, and says that they are samples', async () => {
    const { api } = await server.signUp('wire-sample@example.org', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    const { config } = server;
    expect([config.imports.crossrefUrl, config.imports.orcidUrl].every((url) => url.startsWith(config.publicUrl))).toBe(
      true,
    );
    const { status, body } = await read(api, 'orcid', { text: '0000-0000-0000-1012' });
    expect([status, body.sample]).toEqual([201, true]);
    expect(body.lists.papers).toHaveLength(8);
    const paper = await read(api, 'doi', { text: '10.5555/sample.shm.2018.014' });
    expect([paper.status, paper.body.sample, paper.body.lists.papers?.length]).toEqual([201, true, 1]);
    expect((await read(api, 'bibtex', { file: BIBTEX })).body.sample).toBe(false);
  });
});
