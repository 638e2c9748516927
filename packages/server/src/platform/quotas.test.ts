import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { connectGmail } from '../testing/google.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

let server: TestServer;
let full: SignedUp;
let other: SignedUp;
beforeAll(async () => {
  server = await startTestServer();
  full = await server.signUp('full@example.org');
  other = await server.signUp('other@example.org');
});
afterAll(() => server.close());

const inPersian = { 'accept-language': 'fa' };

async function fillProfessors(userId: number, count: number): Promise<void> {
  await sql`
    insert into professors (user_id, person_key, full_name, created_at, updated_at)
    select ${userId}, 'filled:' || n, 'Professor ' || n, now(), now() from generate_series(1, ${count}) n`.execute(
    server.db,
  );
}

describe('an account that is full', () => {
  it('takes the last entry of a list, refuses one more in both languages, and the lists of others take theirs', async () => {
    const add = (person: SignedUp, headers = {}) =>
      person.api('POST', '/api/student/courses/add/', sampleEntries.courses, headers);
    await sql`
      insert into profile_entries (user_id, section, fields)
      select ${full.user.id}, 'courses', ${JSON.stringify(sampleEntries.courses)}::jsonb from generate_series(1, 499)`.execute(
      server.db,
    );
    expect((await add(full)).status).toBe(201);
    expect(await add(full)).toMatchObject({
      status: 400,
      body: {
        detail: 'This list has 500 entries, the most it can have. Delete one before you add another.',
        code: 'list_full',
      },
    });
    expect((await add(full, inPersian)).body.detail).toContain('۵۰۰');
    expect((await full.api('POST', '/api/student/skills/add/', sampleEntries.skills)).status).toBe(201);
    expect((await add(other)).status).toBe(201);
  });

  it('takes the last professor, refuses one more, and a list that does not fit is refused whole', async () => {
    const add = (person: SignedUp, email: string) =>
      person.api('POST', '/api/professor/professors/create/', { full_name: 'Ylva Strand', email });
    const bulk = (emails: string[]) =>
      full.api('POST', '/api/professor/professors/bulk-create/', {
        professors: emails.map((email) => ({ full_name: 'Ylva Strand', email })),
      });
    await fillProfessors(full.user.id, 9_998);
    expect(await bulk(['a@uni.example', 'b@uni.example', 'c@uni.example'])).toMatchObject({
      status: 400,
      body: { code: 'professors_full' },
    });
    expect((await bulk(['a@uni.example', 'b@uni.example'])).status).toBe(201);
    expect(await add(full, 'c@uni.example')).toMatchObject({
      status: 400,
      body: {
        detail: 'This would exceed the limit of 10,000 professors per account. Delete some before you add others.',
        code: 'professors_full',
      },
    });
    expect((await add(other, 'c@uni.example')).status).toBe(201);
  });

  it('is told by a run that there is no room for whom it finds, and a run of somebody else finds them', async () => {
    for (const [person, warning, found] of [
      [
        full,
        'Your account has 10,000 professors, the most it can have. Delete some, then run the bot again to find more.',
        0,
      ],
      [other, null, 1],
    ] as const) {
      await person.api('POST', '/api/student/research-interests/add/', sampleEntries.research_interests);
      const { id: gmail } = await connectGmail(person);
      const { items } = await server.deps.directory.universities({
        rank: { scope: 'world', min: 1, max: 10 },
        page: 1,
        pageSize: 1,
      });
      const { body } = await person.api<{ bot: { id: number } }>('POST', '/bots/create/', {
        name: 'Finds',
        gmail_account: gmail,
        num_professors: 1,
        advanced_filters: {
          research_area: sampleEntries.research_interests.interest_name,
          selected_universities: items.map(({ id }) => id),
        },
      });
      const run = () =>
        person.api<{ status: string; warning: string | null; counts: { professors_found: number } }>(
          'GET',
          `/bots/${body.bot.id}/run/`,
        );
      await until('the run is finished', async () => (await run()).body.status === 'finished');
      expect((await run()).body).toMatchObject({ warning, counts: { professors_found: found } });
    }
  });

  it('takes the last bot and refuses one more; the answer to a repeated request stays', async () => {
    const { id: gmail } = await connectGmail(full);
    const create = (key: string) =>
      full.api(
        'POST',
        '/bots/create/',
        { name: 'One more', gmail_account: gmail, advanced_filters: { research_area: 'Glaciers' } },
        { 'idempotency-key': key },
      );
    await create('the first');
    await sql`
      insert into bots (user_id, name, status, num_professors, advanced_filters, created_at, updated_at)
      select user_id, name, status, num_professors, advanced_filters, created_at, updated_at from bots, generate_series(1, 197)
      where user_id = ${full.user.id} order by id limit 197`.execute(server.db);
    const last = await create('the last');
    expect(last.status).toBe(201);
    expect(await create('one more')).toMatchObject({
      status: 400,
      body: {
        detail: 'You have 200 bots, the most an account can have. Delete one before you create another.',
        code: 'bots_full',
      },
    });
    expect(await create('the last')).toMatchObject({
      status: 201,
      body: { bot: { id: (last.body as { bot: { id: number } }).bot.id } },
    });
  });
});
