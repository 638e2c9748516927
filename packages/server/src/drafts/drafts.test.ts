import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requeueDrafts } from '../sending/jobs.ts';
import { connectGmail } from '../testing/google.ts';
import { letterTo, ownPaper, theirPaper } from '../testing/letter.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';
import type { EmailDraft } from './toDraft.ts';

let server: TestServer;
let person: SignedUp;

beforeAll(async () => {
  server = await startTestServer();
  person = await server.signUp('nasrin@example.com', { first_name: 'Nasrin', last_name: 'Ahmadi' });
  await connectGmail(person);
  await person.api('POST', '/api/student/papers/add/', ownPaper);
});

afterAll(() => server.close());

interface Message {
  id: number;
  kind: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  draft: number | null;
}

let made = 0;

async function professor(who: SignedUp = person): Promise<number> {
  made += 1;
  const row = await server.db
    .insertInto('professors')
    .values({
      user_id: who.user.id,
      person_key: `person-${made}`,
      full_name: 'Jane Doe',
      country_code: 'GB',
      university_name: 'Example University',
      email: `jane${made}@university.example`,
      publications: JSON.stringify([]),
      ...theirPaper,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

async function written(): Promise<EmailDraft> {
  const created = await person.api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', {
    professor: await professor(),
  });
  expect(created.status).toBe(201);
  const edited = await person.api<EmailDraft>('PATCH', `/api/emails/email-drafts/${created.body.id}/`, {
    subject: 'A question about your work',
    body: letterTo('Doe', made),
  });
  expect(edited.status).toBe(200);
  return edited.body;
}

const act = (draft: EmailDraft, what: string, body?: unknown) =>
  person.api<EmailDraft & { code?: string }>('POST', `/api/emails/email-drafts/${draft.id}/${what}/`, body ?? {});
const mailbox = async (who: SignedUp = person): Promise<{ results: Message[]; count: number }> =>
  (await who.api<{ results: Message[]; count: number }>('GET', '/api/mailbox/messages/')).body;

describe('drafts', () => {
  it('API-79 API-80 are written once and found again', async () => {
    const id = await professor();
    expect((await person.api('POST', '/api/emails/email-drafts/find/', { professor: id })).status).toBe(404);
    const first = await person.api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', { professor: id });
    const second = await person.api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', { professor: id });
    expect([first.status, second.status]).toEqual([201, 200]);
    const found = await person.api<EmailDraft>('POST', '/api/emails/email-drafts/find/', { professor: id });
    expect(found.body.id).toBe(first.body.id);
    expect(found.body).toMatchObject({
      professor: id,
      state: 'needs_review',
      version: 1,
      from_email: 'nasrin@example.com',
      professor_name: 'Jane Doe',
    });
  });

  it('API-81 are changed by their version, and a late change is refused', async () => {
    const draft = await written();
    expect(draft).toMatchObject({ version: 2, written_by: 'person', subject: 'A question about your work' });
    const late = await person.api('PATCH', `/api/emails/email-drafts/${draft.id}/`, { body: 'Late', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'draft_changed' } });
    const lines = await person.api('PATCH', `/api/emails/email-drafts/${draft.id}/`, { subject: 'Two\nlines' });
    expect(lines.status).toBe(400);
  });

  it.each(['subject', 'body'] as const)('keep an emptied %s empty, and the other text as it is', async (field) => {
    const draft = await written();
    const other = await written();
    const emptied = await person.api<EmailDraft>('PATCH', `/api/emails/email-drafts/${draft.id}/`, { [field]: '' });
    const { subject, body } = draft;
    expect(emptied).toMatchObject({ status: 200, body: { subject, body, version: 3, [field]: '' } });
    // When it would leave moves with the clock.
    const { would_leave_at: _, ...kept } = other;
    expect((await person.api<EmailDraft>('GET', `/api/emails/email-drafts/${other.id}/`)).body).toMatchObject(kept);
  });

  it('AUTH-31 of somebody else are not found, whatever is asked', async () => {
    const draft = await written();
    const stranger = await server.signUp('stranger@example.com');
    const base = `/api/emails/email-drafts/${draft.id}/`;
    const answers = [
      await stranger.api('GET', base),
      await stranger.api('PATCH', base, { subject: 'Mine' }),
      ...(await Promise.all(
        ['approve', 'unapprove', 'send', 'skip'].map((what) => stranger.api('POST', `${base}${what}/`, {})),
      )),
      await stranger.api('POST', '/api/emails/email-drafts/find/', { professor: draft.professor }),
      await stranger.api('POST', '/api/emails/email-drafts/get-or-create/', { professor: draft.professor }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await stranger.api('GET', '/api/emails/email-drafts/')).body).toEqual({ results: [], count: 0 });
  });

  it('are listed by state', async () => {
    const draft = await written();
    expect((await act(draft, 'skip')).body.state).toBe('skipped');
    const skipped = await person.api<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/?state=skipped');
    expect(skipped.body.results.map(({ id }) => id)).toEqual([draft.id]);
  });
});

describe('sending', () => {
  it('GEN-05 an approved draft is sent by its job, and the mailbox holds exactly the approved text', async () => {
    const draft = await written();
    const approved = await act(draft, 'approve', { version: draft.version });
    expect(approved.status).toBe(200);
    expect(approved.body.approved_at).not.toBeNull();
    const sent = await until('the draft is sent', async () => {
      const { body } = await person.api<EmailDraft>('GET', `/api/emails/email-drafts/${draft.id}/`);
      return body.state === 'sent' ? body : null;
    });
    expect(sent.sent_at).not.toBeNull();
    const message = (await mailbox()).results.find((one) => one.draft === draft.id);
    expect(message).toMatchObject({
      kind: 'sent',
      from: 'Nasrin Ahmadi <nasrin@example.com>',
      to: [draft.to_email],
      subject: draft.subject,
      text: draft.body,
    });
    expect((await person.api('GET', `/api/mailbox/messages/${message?.id}/`)).body).toEqual(message);
    expect((await act(draft, 'approve')).body).toMatchObject({ code: 'already_sent' });
  });

  it('A-126 sends nothing that was not approved', async () => {
    const draft = await written();
    const answer = await act(draft, 'send');
    expect(answer).toMatchObject({ status: 409, body: { code: 'not_approved' } });
    expect((await mailbox()).results.some((one) => one.draft === draft.id)).toBe(false);
  });

  it('an approved draft without a job is requeued', async () => {
    const draft = await written();
    await person.api('POST', `/api/emails/email-drafts/${draft.id}/approve/`);
    await until(
      'the draft is sent',
      async () => (await person.api<EmailDraft>('GET', `/api/emails/email-drafts/${draft.id}/`)).body.state === 'sent',
    );
    const other = await written();
    const { id: accountId } = await server.db
      .selectFrom('gmail_accounts')
      .select('id')
      .where('user_id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('approvals')
      .values({
        draft_id: other.id,
        user_id: person.user.id,
        draft_version: 2,
        recipient: other.to_email ?? '',
        subject: other.subject,
        body: other.body,
      })
      .execute();
    await server.db
      .updateTable('email_drafts')
      .set({ state: 'approved', gmail_account_id: accountId })
      .where('id', '=', other.id)
      .execute();
    await requeueDrafts(server.deps);
    await until(
      'the draft is sent',
      async () => (await person.api<EmailDraft>('GET', `/api/emails/email-drafts/${other.id}/`)).body.state === 'sent',
    );
    expect((await mailbox()).results.filter((one) => one.draft === other.id)).toHaveLength(1);
  });

  it('without Gmail names the way out', async () => {
    const who = await server.signUp('nogmail@example.com', { first_name: 'Nasrin', last_name: 'Ahmadi' });
    await who.api('POST', '/api/student/papers/add/', ownPaper);
    const created = await who.api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', {
      professor: await professor(who),
    });
    await who.api('PATCH', `/api/emails/email-drafts/${created.body.id}/`, {
      subject: 'Hello',
      body: letterTo('Doe', made),
    });
    const answer = await who.api<{ code: string; detail: string }>(
      'POST',
      `/api/emails/email-drafts/${created.body.id}/approve/`,
      {},
    );
    expect(answer).toMatchObject({ status: 409, body: { code: 'gmail_missing' } });
    expect(answer.body.detail).toContain('Gmail page');
  });

  it('shows a mailbox to its own person only', async () => {
    const stranger = await server.signUp('curious@example.com');
    const [mine] = (await mailbox()).results;
    expect(mine).toBeDefined();
    expect((await stranger.api('GET', `/api/mailbox/messages/${mine?.id}/`)).status).toBe(404);
    expect((await mailbox(stranger)).results.every((one) => one.to.includes('curious@example.com'))).toBe(true);
  });
});

it('a password link is in the person’s mailbox and in the list of this machine', async () => {
  await server.api('POST', '/api/auth/password/reset/', { email: 'nasrin@example.com' });
  // The response does not wait for the mail: its timing must not reveal who has an account.
  const system = await until('the mail is there', async () => {
    const { body } = await server.api<{ results: Message[] }>('GET', '/api/mailbox/system/');
    return body.results[0];
  });
  expect(system).toMatchObject({ kind: 'system', to: ['nasrin@example.com'] });
  expect((await mailbox()).results.some((one) => one.kind === 'system')).toBe(true);
  expect(
    (await server.api('GET', '/api/mailbox/system/', undefined, { 'x-forwarded-for': '203.0.113.9' })).status,
  ).toBe(404);
});
