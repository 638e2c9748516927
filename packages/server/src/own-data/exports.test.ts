import type { AccountExport } from '@peyk/api-types';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHousekeeping } from '../housekeeping.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { pdf, pdfForm } from '../testing/pdfs.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { unzip } from '../testing/unzip.ts';
import { csvLine } from './csv.ts';
import { beginExport, exportFile, makeExport } from './exports.ts';

const EXPORT = '/api/account/export/';
const DAY = 86_400_000;

let clock = Date.now();
let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(clock) });
  owner = await createOwner(server, 'owner@example.org');
}, 120_000);
afterAll(() => server.close());

const read = async (person: SignedUp) => (await person.api<AccountExport>('GET', EXPORT)).body;
async function taken(person: SignedUp): Promise<Record<string, Buffer>> {
  expect(await person.api('POST', EXPORT)).toMatchObject({ status: 202, body: { bytes: 0 } });
  const { bytes } = await until('the archive is there', async () => {
    const now = await read(person);
    return now.state === 'ready' ? now : null;
  });
  const file = await person.api<Buffer>('GET', `${EXPORT}file/`);
  expect(file.headers.get('content-type')).toBe('application/zip');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="peyk-\d{4}-\d\d-\d\d\.zip"$/);
  expect(file.body.length).toBe(bytes);
  expect(file.headers.get('content-length')).toBe(String(bytes));
  return unzip(file.body);
}

describe('OWN-02 the archive of everything', () => {
  it('has the profile, bots, professors, drafts, each letter, the ledger, and a guide in both languages', async () => {
    const proposal = pdf({ pages: 2 });
    const { body: file } = await owner.api<{ id: number }>(
      'POST',
      '/api/account/files/',
      pdfForm(proposal, 'Plan.pdf'),
    );
    const path = `/api/emails/email-drafts/${owner.draft}/`;
    await owner.api('PUT', `${path}attachments/`, { cv: 'none', proposal: file.id });
    for (const act of ['approve', 'send']) expect((await owner.api('POST', `${path}${act}/`, {})).status).toBe(200);
    const files = await taken(owner);
    const text = (name: string) => files[name]?.toString('utf8') ?? `no ${name}`;
    const letters = Object.keys(files).filter((name) => name.startsWith('letters/'));
    expect(letters).toHaveLength(1);
    expect(Object.keys(files).filter((name) => !name.startsWith('letters/'))).toEqual([
      'README.txt',
      'profile/profile.json',
      'profile/resume.json',
      'profile/papers.bib',
      'bots.csv',
      'professors.csv',
      'drafts.csv',
      'letters.csv',
      'do-not-contact.csv',
      `files/${owner.file}-proposal.pdf`,
      `files/${file.id}-proposal.pdf`,
      'ledger.jsonl',
    ]);
    expect(files[`files/${file.id}-proposal.pdf`]?.equals(proposal)).toBe(true);
    const sent = await PostalMime.parse(files[letters[0] ?? ''] ?? '');
    expect(sent.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf']);
    expect(proposal.equals(new Uint8Array(sent.attachments[0]?.content as ArrayBuffer))).toBe(true);
    expect(text('letters.csv')).toContain('Plan.pdf');
    expect(text('README.txt')).toContain('Your data in Peyk');
    expect(text('README.txt')).toContain('داده‌های شما در پیک');
    expect(JSON.parse(text('profile/resume.json'))).toMatchObject({ basics: { email: 'owner@example.org' } });
    expect(JSON.parse(text('profile/profile.json'))).toMatchObject({ person: { email: 'owner@example.org' } });
    expect(text('profile/papers.bib')).toMatch(/^@/m);
    expect(text('bots.csv').split('\r\n')[1]).toContain('Everything');
    expect(text('professors.csv').split('\r\n').length).toBeGreaterThan(2);
    expect(text('do-not-contact.csv')).toContain('nymoen.of.owner@example.org');
    const events = text('ledger.jsonl')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toContain('approve');
    const letter = await PostalMime.parse(files[letters[0] ?? ''] ?? '');
    const draft = await server.db
      .selectFrom('email_drafts')
      .select(['subject', 'body'])
      .where('id', '=', owner.draft)
      .executeTakeFirstOrThrow();
    expect(letter.subject).toBe(draft.subject);
    expect(letter.text?.trim()).toBe(draft.body.trim());
  });

  it('has a letter as text where no mail can be made of it', async () => {
    const person = await createOwner(server, 'unmailable@example.org');
    for (const act of ['approve', 'send'])
      expect((await person.api('POST', `/api/emails/email-drafts/${person.draft}/${act}/`, {})).status).toBe(200);
    await server.db
      .updateTable('approvals')
      .set({ subject: 'Two\nlines' })
      .where('draft_id', '=', person.draft)
      .execute();
    const files = await taken(person);
    const [letter, ...more] = Object.keys(files).filter((name) => name.startsWith('letters/'));
    expect(more).toEqual([]);
    expect(letter).toMatch(/\.txt$/);
    expect(files[letter ?? '']?.toString('utf8')).toContain('Dear');
  });

  it('is nobody else’s, and of an account without anything is small and complete', async () => {
    const stranger = await server.signUp('stranger@example.org');
    expect(await read(stranger)).toMatchObject({ state: 'none' });
    expect((await stranger.api('GET', `${EXPORT}file/`)).status).toBe(404);
    const files = await taken(stranger);
    expect(files['letters.csv']?.toString('utf8').trim().split('\r\n')).toHaveLength(1);
    expect(JSON.stringify(Object.values(files).map(String))).not.toContain('owner@example.org');
  });

  it('is made once however often it is asked for, and anew where a kill cut it off', async () => {
    const person = await server.signUp('patient@example.org');
    const queued: number[] = [];
    const deps = {
      ...server.deps,
      jobs: {
        ...server.deps.jobs,
        send: async (_trx: unknown, _name: unknown, data: object) => {
          queued.push((data as { exportId: number }).exportId);
        },
      },
    } as typeof server.deps;
    await beginExport(deps, person.user.id);
    await beginExport(deps, person.user.id);
    expect(queued).toHaveLength(1);
    const [exportId = 0] = queued;
    await server.db
      .insertInto('export_parts')
      .values({ export_id: exportId, position: 0, bytes: Buffer.from('cut off') })
      .execute();
    expect(await read(person)).toMatchObject({ state: 'working' });
    await makeExport(deps, exportId);
    await makeExport(deps, exportId);
    expect(await read(person)).toMatchObject({ state: 'ready' });
    const { body } = await person.api<Buffer>('GET', `${EXPORT}file/`);
    expect(Object.keys(unzip(body))).toContain('README.txt');
  });

  it('breaks off where a part of it is gone, and is not taken for the whole', async () => {
    const person = await server.signUp('replaced@example.org');
    await taken(person);
    const { bytes } = await exportFile(server.deps, person.user.id);
    await server.db
      .deleteFrom('export_parts')
      .where('export_id', 'in', (eb) => eb.selectFrom('exports').select('id').where('user_id', '=', person.user.id))
      .execute();
    const read = async () => {
      let size = 0;
      for await (const part of bytes) size += part.length;
      return size;
    };
    await expect(read()).rejects.toThrow('0 bytes in place of');
  });

  it('is gone after a day', async () => {
    const person = await server.signUp('late@example.org');
    await taken(person);
    clock += DAY - 1;
    const login = await server.api<{ access: string }>('POST', '/api/auth/login/', {
      email: 'late@example.org',
      password: person.password,
    });
    const headers = { authorization: `Bearer ${login.body.access}` };
    expect((await server.api('GET', `${EXPORT}file/`, undefined, headers)).status).toBe(200);
    clock += 1;
    expect((await server.api('GET', `${EXPORT}file/`, undefined, headers)).status).toBe(404);
    await runHousekeeping(server.deps);
    expect(await server.db.selectFrom('export_parts').select('export_id').execute()).toEqual([]);
  });
});

it('A-71 a cell is quoted where it must be, and is never a formula', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', '\n=1', '=1+1', '-2', -2, null, new Date(0), true])).toBe(
    `"a,b","say ""no""","two\nlines","'\n=1",'=1+1,'-2,-2,,1970-01-01T00:00:00.000Z,true\r\n`,
  );
});
