import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectGmail } from '../testing/google.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import type { EmailDraft } from './toDraft.ts';

/** How many checks a draft has. */
const CHECKS = 9;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

interface Writer extends SignedUp {
  professors: number[];
  drafts: number[];
}

let made = 0;

/** A person with a Gmail account, a degree and two drafts of individual text. */
async function writer(): Promise<Writer> {
  made += 1;
  const person = await server.signUp(`writer${made}@example.com`, { first_name: 'Nasrin', last_name: 'Ahmadi' });
  await connectGmail(person);
  await person.api('POST', '/api/student/projects/add/', { project_title: 'Shake table twin', year_start: 2021 });
  const professors: number[] = [];
  const drafts: number[] = [];
  for (const name of ['Jane Doe', 'Kari Solheim']) {
    const added = await person.api<{ id: number }>('POST', '/api/professor/professors/create/', {
      full_name: name,
      email: `${name.replace(' ', '.').toLowerCase()}${made}@university.example`,
    });
    professors.push(added.body.id);
    drafts.push((await draftTo(person, added.body.id)).id);
  }
  return { ...person, professors, drafts };
}

async function draftTo({ api }: SignedUp, professor: number): Promise<EmailDraft> {
  const { body } = await api<EmailDraft>('POST', '/api/emails/email-drafts/get-or-create/', { professor });
  const edited = await api<EmailDraft>('PATCH', `/api/emails/email-drafts/${body.id}/`, {
    subject: 'A question about your work',
    body: `Dear Professor Doe,\n\nI work on letter ${professor} and on nothing else.\n\nNasrin Ahmadi`,
  });
  return edited.body;
}

const stored = async (id: number) =>
  (await server.db.selectFrom('email_drafts').select('checks').where('id', '=', id).executeTakeFirstOrThrow()).checks;

const listed = async ({ api }: SignedUp): Promise<EmailDraft[]> =>
  (await api<{ results: EmailDraft[] }>('GET', '/api/emails/email-drafts/')).body.results;

const checksIn = (drafts: EmailDraft[], id: number) => drafts.find((draft) => draft.id === id)?.checks;

/** Impossible check results: a reader that returns them did not recompute. */
const planted = [{ code: 'word_count', passed: true, value: '4711' }];

const plant = (ids: readonly number[]) =>
  server.db
    .updateTable('email_drafts')
    .set({ checks: JSON.stringify(planted) })
    .where('id', 'in', ids)
    .execute();

describe('the checks of a draft', () => {
  it('are stored with the edit, and with the first draft', async () => {
    const person = await writer();
    const [first = 0, second = 0] = person.drafts;
    for (const id of person.drafts) expect(await stored(id)).toHaveLength(CHECKS);
    const shown = await listed(person);
    expect(await stored(second)).toEqual(checksIn(shown, second));
    await person.api('PATCH', `/api/emails/email-drafts/${first}/`, { body: 'One two three.' });
    expect(await stored(first)).toContainEqual({ code: 'word_count', passed: false, value: '3', blocks: false });
  });

  it('are read as they are stored while nothing has changed, with the words that were counted', async () => {
    const person = await writer();
    await listed(person);
    await plant(person.drafts);
    for (const draft of await listed(person)) {
      expect(draft.checks).toEqual(planted);
      expect(draft.word_count).toBe(4711);
    }
  });

  it('are measured once when they are missing, however many read at once', async () => {
    const person = await writer();
    await server.db.updateTable('email_drafts').set({ checks: null, checks_key: null }).execute();
    const lists = await Promise.all(Array.from({ length: 20 }, () => listed(person)));
    for (const list of lists) expect(list).toEqual(lists[0]);
    for (const id of person.drafts) expect(await stored(id)).toEqual(checksIn(lists[0] ?? [], id));
  });

  it('are shown, and not stored, while somebody holds the draft', async () => {
    const person = await writer();
    const [first = 0, second = 0] = person.drafts;
    await server.db.updateTable('email_drafts').set({ checks: null, checks_key: null }).execute();
    await server.db.transaction().execute(async (trx) => {
      await trx.selectFrom('email_drafts').select('id').where('id', '=', first).forUpdate().execute();
      expect(checksIn(await listed(person), first)).toHaveLength(CHECKS);
      expect(await stored(first)).toBeNull();
      expect(await stored(second)).toHaveLength(CHECKS);
    });
  });

  const changes: [string, (person: Writer) => Promise<unknown>][] = [
    ['its text', ({ api, drafts }) => api('PATCH', `/api/emails/email-drafts/${drafts[0]}/`, { body: 'Other words.' })],
    ['its subject', ({ api, drafts }) => api('PATCH', `/api/emails/email-drafts/${drafts[0]}/`, { subject: 'TODO' })],
    [
      'the text of another draft',
      ({ api, drafts }) => api('PATCH', `/api/emails/email-drafts/${drafts[1]}/`, { body: 'I work on letter 4.' }),
    ],
    [
      'the number of drafts',
      async (person) => {
        const { body } = await person.api<{ id: number }>('POST', '/api/professor/professors/create/', {
          full_name: 'Third Person',
        });
        await draftTo(person, body.id);
      },
    ],
    [
      'the other drafts, by one less',
      ({ api, professors }) => api('DELETE', `/api/professor/professors/${professors[1]}/delete/`),
    ],
    [
      'the name of the professor',
      ({ api, professors }) =>
        api('PATCH', `/api/professor/professors/${professors[0]}/update/`, { full_name: 'Jane Roe' }),
    ],
    [
      'the papers of the professor',
      ({ api, professors }) =>
        api('PATCH', `/api/professor/professors/${professors[0]}/update/`, {
          related_recent_publications: 'A new paper (Venue, 2024)',
        }),
    ],
    [
      'where a paper of the professor is found',
      ({ api, professors }) =>
        api('PATCH', `/api/professor/professors/${professors[0]}/update/`, {
          related_recent_publications_url: 'https://doi.example/10.1/new',
        }),
    ],
    [
      'the choice to send another draft',
      ({ api, drafts }) => api('POST', `/api/emails/email-drafts/${drafts[1]}/skip/`),
    ],
    ['the last name of the person', ({ api }) => api('PATCH', '/api/auth/me/', { last_name: 'Karimi' })],
    ['the first name of the person', ({ api }) => api('PATCH', '/api/auth/me/', { first_name: 'Sara' })],
    [
      'the profile, by one entry more',
      ({ api }) => api('POST', '/api/student/projects/add/', { project_title: 'Letter', year_start: 2022 }),
    ],
    [
      'an entry of the profile',
      async ({ api }) => {
        const { body } = await api<{ id: number }[]>('GET', '/api/student/projects/');
        return api('PATCH', `/api/student/projects/${body[0]?.id}/`, { project_title: 'Nothing else' });
      },
    ],
    [
      'an entry of the profile, twice in one moment of the clock',
      ({ user }) =>
        server.db
          .updateTable('profile_entries')
          .set({ fields: JSON.stringify({ project_title: 'Letter', year_start: 2021 }), version: 2 })
          .where('user_id', '=', user.id)
          .execute(),
    ],
    [
      'the profile, by one entry less',
      async ({ api }) => {
        const { body } = await api<{ id: number }[]>('GET', '/api/student/projects/');
        return api('DELETE', `/api/student/projects/${body[0]?.id}/`);
      },
    ],
  ];

  it.each(changes)('are measured again after a change of %s, and those of somebody else are not', async (_, change) => {
    const [person, other] = [await writer(), await writer()];
    const [first = 0] = person.drafts;
    await listed(person);
    await listed(other);
    await plant([first, ...other.drafts]);
    const answer = (await change(person)) as { status: number } | undefined;
    expect(answer?.status ?? 200).toBeLessThan(300);
    const shown = checksIn(await listed(person), first);
    expect(shown).toHaveLength(CHECKS);
    expect(await stored(first)).toEqual(shown);
    for (const draft of await listed(other)) expect(draft.checks).toEqual(planted);
  });

  it('R12 R13 block where an approval is refused, and nowhere else', async () => {
    const person = await writer();
    for (const draft of await listed(person)) {
      const blocking = draft.checks.filter(({ blocks }) => blocks).map(({ code }) => code);
      expect(blocking).toContain('publication_cited');
      expect(blocking).not.toContain('word_count');
      const approved = await person.api('POST', `/api/emails/email-drafts/${draft.id}/approve/`, {});
      expect(approved.status).toBe(409);
    }
  });

  it('R12 R13 are decided afresh by an approval, whatever is stored', async () => {
    const person = await writer();
    const [first = 0] = person.drafts;
    await listed(person);
    await server.db
      .updateTable('email_drafts')
      .set({ body: 'Dear Professor Doe,\n\nI read {{publication}}.', checks: JSON.stringify(planted) })
      .where('id', '=', first)
      .execute();
    expect(checksIn(await listed(person), first)).toEqual(planted);
    const approved = await person.api('POST', `/api/emails/email-drafts/${first}/approve/`, {});
    expect(approved).toMatchObject({ status: 409, body: { code: 'placeholder_left' } });
  });
});
