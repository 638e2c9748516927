import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { AccountFile, EmailDraft } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { createOwner, type Owner } from '../testing/owner.ts';
import { pdf, pdfForm } from '../testing/pdfs.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

const FILES = '/api/account/files/';

let server: TestServer;
let person: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp('files@example.com');
}, 120_000);
afterAll(() => server.close());

const upload = (bytes: Buffer, name = 'proposal.pdf', headers = {}) =>
  person.api<AccountFile & Record<string, unknown>>('POST', FILES, pdfForm(bytes, name), headers);
const list = async ({ api }: SignedUp = person) => (await api<AccountFile[]>('GET', FILES)).body;

describe('ATT-02 a proposal', () => {
  it('is kept once, under its first name, and comes back byte for byte', async () => {
    const bytes = pdf({ pages: 3, title: 'once' });
    const first = await upload(bytes, '../Proposal.pdf');
    expect(first).toMatchObject({
      status: 201,
      body: {
        kind: 'proposal',
        name: 'Proposal.pdf',
        size: bytes.length,
        pages: 3,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        waiting: 0,
      },
    });
    expect(await upload(bytes, 'again.pdf')).toMatchObject({
      status: 200,
      body: { id: first.body.id, name: 'Proposal.pdf' },
    });
    expect((await list()).filter(({ id }) => id === first.body.id)).toHaveLength(1);
    const back = await person.api<Buffer>('GET', `${FILES}${first.body.id}/content/`);
    expect(back.body.equals(bytes)).toBe(true);
    expect(back.headers.get('content-type')).toBe('application/pdf');
    expect(back.headers.get('content-disposition')).toContain('attachment; filename="Proposal.pdf"');
    expect(await person.api('DELETE', `${FILES}${first.body.id}/`)).toMatchObject({ status: 204 });
    expect(await list()).toEqual([]);
  });

  it.each([
    ['is no PDF', Buffer.from('Dear Professor'), /^The file letter\.pdf is not a PDF\./, 'از نوع \u2068PDF\u2069 نیست'],
    [
      'is encrypted',
      pdf({ trailer: '/Encrypt << /Filter /Standard >>' }),
      /is encrypted\. Save it without/,
      'رمزگذاری شده',
    ],
    ['holds a script', pdf({ objects: ['<< /S /JavaScript /JS (1) >>'] }), /contains a script or an action/, 'اسکریپت'],
    ['holds a file', pdf({ objects: ['<< /Type /EmbeddedFile >>'] }), /contains other files/, 'فایل‌های دیگری'],
    ['is damaged', pdf().subarray(0, 60), /cannot be read/, 'خوانده نمی‌شود'],
  ])('that %s is refused by a sentence that names it, in both languages', async (_, bytes, english, persian) => {
    const before = await list();
    const answer = await upload(bytes, 'letter.pdf');
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', file: [expect.stringMatching(english)] } });
    const told = await upload(bytes, 'letter.pdf', { 'accept-language': 'fa' });
    expect(told).toMatchObject({ status: 400, body: { detail: expect.stringContaining(persian) } });
    expect(told.body.detail).toContain('\u2068letter.pdf\u2069');
    expect(await list()).toEqual(before);
  });

  it('of 200 MB is refused while it streams, by a sentence that names it', async () => {
    const boundary = 'peyk';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="huge.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    const chunk = Buffer.alloc(1024 * 1024, '%PDF-1.7 ');
    let written = 0;
    const answer = new AbortController();
    const said = await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const open = request(`${server.url}${FILES}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${person.token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': 200 * chunk.length + head.length,
        },
      });
      const more = (): void => {
        while (written < 200 && !answer.signal.aborted) {
          written += 1;
          if (!open.write(chunk)) return void open.once('drain', more);
        }
      };
      open.once('response', (response) => {
        answer.abort();
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.once('end', () => {
          open.destroy();
          resolve({ status: response.statusCode ?? 0, body });
        });
      });
      open.once('error', reject);
      open.write(head);
      more();
    });
    expect({ status: said.status, ...(JSON.parse(said.body) as object) }).toMatchObject({
      status: 413,
      code: 'too_large',
      detail: 'The file huge.pdf is too large: the limit is 5 MB. Save a smaller version, then select it again.',
    });
    expect(written).toBeLessThan(200);
  });

  it('is missed where the form has none', async () => {
    expect(await person.api('POST', FILES, pdfForm(Buffer.alloc(0), ''))).toMatchObject({ status: 400 });
    const form = new FormData();
    form.set('file', 'a text');
    expect(await person.api('POST', FILES, form)).toMatchObject({
      status: 400,
      body: { file: ['Please select a PDF file.'] },
    });
  });

  it('is one of twenty at most', async () => {
    const collector = await server.signUp('collector@example.com');
    for (let n = 0; n < 20; n++)
      await server.db
        .insertInto('files')
        .values({
          user_id: collector.user.id,
          kind: 'proposal',
          name: `${n}.pdf`,
          sha256: createHash('sha256').update(String(n)).digest('hex'),
          bytes: Buffer.from('%PDF-'),
          pages: 1,
          created_at: new Date(),
        })
        .execute();
    expect(await collector.api('POST', FILES, pdfForm(pdf(), 'more.pdf'))).toMatchObject({
      status: 409,
      body: { code: 'too_many_files' },
    });
  });

  it('of somebody else is not there', async () => {
    const { body: file } = await upload(pdf({ title: 'mine' }));
    const other = await server.signUp('other@example.com');
    expect(await list(other)).toEqual([]);
    expect((await other.api('GET', `${FILES}${file.id}/content/`)).status).toBe(404);
    expect((await other.api('DELETE', `${FILES}${file.id}/`)).status).toBe(404);
    // The same bytes of another person are a file of theirs.
    expect((await other.api('POST', FILES, pdfForm(pdf({ title: 'mine' }), 'theirs.pdf'))).status).toBe(201);
  });
});

describe('ATT-01 an email', () => {
  let owner: Owner;
  const path = () => `/api/emails/email-drafts/${owner.draft}/`;
  const set = (body: object) => owner.api<EmailDraft>('PUT', `${path()}attachments/`, body);
  const proposal = async (bytes: Buffer, name = 'Proposal.pdf') =>
    (await owner.api<AccountFile>('POST', FILES, pdfForm(bytes, name))).body;
  beforeAll(async () => {
    owner = await createOwner(server, 'attached@example.com');
    // Or the approved email would leave at once.
    await owner.api('POST', '/api/sending/pause/');
  }, 120_000);

  it('takes the CV as it is now and one of the own proposals', async () => {
    const file = await proposal(pdf({ pages: 2, title: 'for the letter' }));
    const { status, body } = await set({ cv: 'current', proposal: file.id });
    expect(status).toBe(200);
    expect(body.attachments).toEqual([
      expect.objectContaining({ kind: 'cv', outdated: false, name: expect.stringMatching(/CV\.pdf$/) }),
      {
        file: file.id,
        kind: 'proposal',
        name: file.name,
        size: file.size,
        pages: 2,
        sha256: file.sha256,
        outdated: false,
      },
    ]);
    const cv = body.attachments?.[0];
    const bytes = (await owner.api<Buffer>('GET', `${FILES}${cv?.file}/content/`)).body;
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(cv?.sha256);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    // The same CV is no other file, on another day either.
    expect((await set({ cv: 'current', proposal: file.id })).body.attachments).toEqual(body.attachments);
  });

  it('refuses a proposal that is not there', async () => {
    const stranger = await server.signUp('stranger@example.com');
    const { body: theirs } = await stranger.api<AccountFile>('POST', FILES, pdfForm(pdf(), 'theirs.pdf'));
    for (const id of [theirs.id, 2_000_000_000])
      expect(await set({ cv: 'kept', proposal: id })).toMatchObject({
        status: 400,
        body: { proposal: [expect.stringContaining('no longer among your files')] },
      });
    expect((await owner.api<EmailDraft>('GET', path())).body.attachments).toHaveLength(2);
    expect((await stranger.api('PUT', `${path()}attachments/`, { cv: 'current', proposal: null })).status).toBe(404);
  });

  it('is approved with the hashes that its person has seen, and no others', async () => {
    const { body: draft } = await owner.api<EmailDraft>('GET', path());
    const seen = (draft.attachments ?? []).map(({ sha256 }) => sha256);
    expect(await owner.api('POST', `${path()}approve/`, { attachments: seen.slice(0, 1) })).toMatchObject({
      status: 409,
      body: { code: 'attachments_changed' },
    });
    const approved = await owner.api<EmailDraft>('POST', `${path()}approve/`, { attachments: seen.toReversed() });
    expect(approved).toMatchObject({ status: 200, body: { state: 'approved', attachments: draft.attachments } });
    const { attachments } = await server.db
      .selectFrom('approvals')
      .select('attachments')
      .where('draft_id', '=', owner.draft)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((attachments as unknown as { sha256: string }[]).map(({ sha256 }) => sha256)).toEqual(seen);
  });

  it('that waits keeps its files', async () => {
    const { body: draft } = await owner.api<EmailDraft>('GET', path());
    for (const { file } of draft.attachments ?? []) {
      expect(await owner.api('DELETE', `${FILES}${file}/`)).toMatchObject({
        status: 409,
        body: { code: 'file_in_use' },
      });
      expect((await list(owner)).find(({ id }) => id === file)?.waiting).toBe(1);
    }
  });

  it('ATT-03 says that the CV has changed since, and keeps what was approved until it is renewed', async () => {
    const { body: before } = await owner.api<EmailDraft>('GET', path());
    const added = await owner.api('POST', '/api/student/awards/add/', {
      ...sampleEntries.awards,
      award_title: 'Prize of the jury',
    });
    expect(added.status).toBe(201);
    const { body: after } = await owner.api<EmailDraft>('GET', path());
    expect(after.state).toBe('approved');
    expect(after.attachments?.map(({ outdated }) => outdated)).toEqual([true, false]);
    expect(after.attachments?.[0]?.sha256).toBe(before.attachments?.[0]?.sha256);
    const { body: listed } = await owner.api<{ results: EmailDraft[] }>(
      'GET',
      '/api/emails/email-drafts/?state=approved',
    );
    expect(listed.results[0]?.attachments?.[0]?.outdated).toBe(true);
    const { body: renewed } = await set({ cv: 'current', proposal: after.attachments?.[1]?.file ?? null });
    expect(renewed.state).toBe('needs_review');
    expect(renewed.attachments?.[0]?.outdated).toBe(false);
    expect(renewed.attachments?.[0]?.sha256).not.toBe(before.attachments?.[0]?.sha256);
  });

  it('is sent with exactly the approved bytes, which open in the mailbox of this machine', async () => {
    const { body: draft } = await owner.api<EmailDraft>('GET', path());
    await owner.api('POST', `${path()}approve/`, { attachments: draft.attachments?.map(({ sha256 }) => sha256) });
    await owner.api('POST', '/api/sending/resume/');
    // Its slot may come before this request.
    await owner.api('POST', `${path()}send/`, {});
    await until('the email has left', async () => (await owner.api<EmailDraft>('GET', path())).body.state === 'sent');
    const { body: mailbox } = await owner.api<{
      results: { id: number; draft: number | null; attachments: { filename: string; size: number }[] }[];
    }>('GET', '/api/mailbox/messages/');
    const message = mailbox.results.find((one) => one.draft === owner.draft);
    expect(message?.attachments.map(({ filename, size }) => ({ name: filename, size }))).toEqual(
      draft.attachments?.map(({ name, size }) => ({ name, size })),
    );
    for (const [at, { sha256 }] of (draft.attachments ?? []).entries()) {
      const file = await owner.api<Buffer>('GET', `/api/mailbox/messages/${message?.id}/attachments/${at}/`);
      expect(createHash('sha256').update(file.body).digest('hex')).toBe(sha256);
      expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
    }
    expect((await owner.api('GET', `/api/mailbox/messages/${message?.id}/attachments/2/`)).status).toBe(404);
    expect((await person.api('GET', `/api/mailbox/messages/${message?.id}/attachments/0/`)).status).toBe(404);
  });

  it('that has left does not hold its files back, and still says what went with it', async () => {
    const { body: draft } = await owner.api<EmailDraft>('GET', path());
    const file = draft.attachments?.[1]?.file;
    expect((await owner.api('DELETE', `${FILES}${file}/`)).status).toBe(204);
    const { body: after } = await owner.api<EmailDraft>('GET', path());
    expect(after.attachments?.[1]).toEqual({ ...draft.attachments?.[1], file: null });
  });
});
