import type { AccountExport, Bot, BotRun } from '@peyk/api-types';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runHousekeeping } from '../housekeeping.ts';
import { holdRun } from '../testing/holdRun.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { pdf, pdfForm } from '../testing/pdfs.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import { unzip } from '../testing/unzip.ts';
import { csvLine } from './csv.ts';
import { beginExport, exportFile, makeExport } from './exports.ts';

const EXPORT = '/api/account/export/';
const DAY = 86_400_000;
/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

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
  const begun = await person.api<AccountExport>('POST', EXPORT);
  expect(begun).toMatchObject({ status: 202, body: { state: 'working', bytes: 0 } });
  const { bytes, done, total } = await until('the archive is there', async () => {
    const now = await read(person);
    return now.state === 'ready' ? now : null;
  });
  expect([done, total]).toEqual([begun.body.total, begun.body.total]);
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
    const form = new FormData();
    form.set('photo', new File([PNG], 'photo.png', { type: 'image/png' }));
    expect((await owner.api('PATCH', '/api/auth/me/', form)).status).toBe(200);
    const picture = await server.db
      .selectFrom('media')
      .select(['bytes', 'mime'])
      .where('user_id', '=', owner.user.id)
      .executeTakeFirstOrThrow();
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
      expect.stringMatching(/^uploads\/[\w-]+\.\w+$/),
      `files/${owner.file}-proposal.pdf`,
      `files/${file.id}-proposal.pdf`,
      'ledger.jsonl',
    ]);
    const [upload = ''] = Object.keys(files).filter((name) => name.startsWith('uploads/'));
    expect(files[upload]?.equals(picture.bytes)).toBe(true);
    expect(upload.endsWith(`.${picture.mime.split('/')[1]}`)).toBe(true);
    expect(files[`files/${file.id}-proposal.pdf`]?.equals(proposal)).toBe(true);
    const sent = await PostalMime.parse(files[letters[0] ?? ''] ?? '');
    expect(sent.attachments.map(({ filename }) => filename)).toEqual(['Plan.pdf']);
    expect(proposal.equals(new Uint8Array(sent.attachments[0]?.content as ArrayBuffer))).toBe(true);
    expect(text('letters.csv')).toContain('Plan.pdf');
    expect(text('README.txt')).toContain('Your data in Peyk');
    expect(text('README.txt')).toContain('داده‌های شما در پیک');
    // Each file and folder is explained once in either language.
    const named = new Set(Object.keys(files).map((each) => each.replace(/^(letters|uploads|files)\/.*/, '$1/')));
    const lines = text('README.txt').split('\n');
    const explained = (name: string) => lines.filter((line) => line.startsWith(`${name} `)).length;
    expect([...named].filter((name) => name !== 'README.txt' && explained(name) !== 2)).toEqual([]);
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
    expect(events).toHaveLength(
      (await server.db.selectFrom('events').select('id').where('user_id', '=', owner.user.id).execute()).length,
    );
    expect(text('letters.csv')).toMatch(new RegExp(`^\\d+,${owner.draft},[^\r\n]*,sent,`, 'm'));
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

  it('is whole while a run is at work, which it does not stop', async () => {
    const person = await createOwner(server, 'running@example.org');
    const { body } = await person.api<{ bot: Bot; run: BotRun }>('POST', '/bots/create/', {
      name: 'At work',
      gmail_account: person.gmail,
      num_professors: 8,
      advanced_filters: { research_area: 'Structural Engineering' },
    });
    const letGo = await holdRun({ connectionString: server.way.url }, body.bot.id);
    onTestFinished(letGo);
    const during = await taken(person);
    const rows = (files: Record<string, Buffer>, name: string) =>
      files[name]?.toString('utf8').trim().split('\r\n').length ?? 0;
    expect(during['bots.csv']?.toString('utf8')).toMatch(/,At work,/);
    expect(rows(during, 'professors.csv')).toBeGreaterThan(1);
    await letGo();
    const { status } = await until(
      'the run is over',
      async () => {
        const { body: run } = await person.api<BotRun>('GET', `/bots/${body.bot.id}/run/`);
        return run.status === 'queued' || run.status === 'running' ? null : run;
      },
      60_000,
    );
    expect(status).toBe('finished');
    const after = await taken(person);
    expect(rows(after, 'professors.csv')).toBeGreaterThan(rows(during, 'professors.csv'));
  }, 120_000);

  it('says how far it is while it is made', async () => {
    const person = await server.signUp('progress@example.org');
    await sql`
      insert into events (at, user_id, actor, event, subject)
      select now(), ${person.user.id}, 'person', 'source_opened',
             (select string_agg(md5(n::text || part), '') from generate_series(1, 10) part)
        from generate_series(1, 6000) n`.execute(server.db);
    await person.api('POST', EXPORT);
    const seen = new Set<number>();
    const { total } = await until(
      'the archive is there',
      async () => {
        const now = await read(person);
        seen.add(now.done);
        return now.state === 'ready' ? now : null;
      },
      60_000,
    );
    expect(total).toBeGreaterThanOrEqual(6000);
    const between = [...seen].filter((done) => done > 0 && done < total);
    expect(between.length).toBeGreaterThan(0);
    expect([...seen]).toEqual([...seen].toSorted((one, other) => one - other));
  }, 90_000);

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
