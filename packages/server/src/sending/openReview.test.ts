import type { EmailReview, Professor } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { keepRefusals } from './keptRefusals.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const base = '/api/emails/email-drafts/';
let made = 0;

async function professor(userId: number, fields: object = {}): Promise<number> {
  made += 1;
  const { id } = await world.db
    .insertInto('professors')
    .values({
      user_id: userId,
      person_key: `review${made}`,
      full_name: `Jane Doe ${made}`,
      email: `review${made}@university.example`,
      ...fields,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const drafted = async (userId: number, state: string): Promise<number> => {
  const id = await professor(userId);
  await world.db
    .insertInto('email_drafts')
    .values({ user_id: userId, professor_id: id, subject: 'S', body: `B${made}`, written_by: 'person', state })
    .execute();
  return id;
};

const statesOf = async (userId: number) =>
  (await world.db.selectFrom('email_drafts').select('state').where('user_id', '=', userId).execute()).map(
    ({ state }) => state,
  );

describe('FAC-08 A-125 the review of the selected professors', () => {
  it('holds a draft to each in the order of the request, written where there was none, and approves nothing', async () => {
    const person = await world.student('review@example.com');
    const [first, second] = [await professor(person.userId), await professor(person.userId, { email: null })];
    const skipped = await drafted(person.userId, 'skipped');
    await professor(person.userId);
    const ask = async () => {
      const { status, body } = await world.api(person.userId)<EmailReview>('POST', `${base}review/`, {
        professors: [second, skipped, first, second],
      });
      expect([status, body.refused]).toEqual([200, []]);
      return body.drafts;
    };
    const drafts = await ask();
    expect(drafts.map((draft) => [draft.professor, draft.state])).toEqual([
      [second, 'needs_review'],
      [skipped, 'skipped'],
      [first, 'needs_review'],
    ]);
    expect((await ask()).map(({ id }) => id)).toEqual(drafts.map(({ id }) => id));
    expect((await statesOf(person.userId)).toSorted()).toEqual(['needs_review', 'needs_review', 'skipped']);
    expect(await world.db.selectFrom('approvals').select('id').where('user_id', '=', person.userId).execute()).toEqual(
      [],
    );
  });

  it('names whoever may not be written to with the rule, and writes no draft to them', async () => {
    const [person, other] = [await world.student('rules@example.com'), await world.student('rules.too@example.com')];
    const avoided = await professor(person.userId, { email: 'avoided@university.example' });
    const contacted = await professor(person.userId, { email: 'contacted@university.example' });
    const theirs = await professor(other.userId);
    await world.db
      .insertInto('do_not_contact')
      .values({ user_id: null, recipient: 'avoided@university.example', reason: 'complaint' })
      .execute();
    await world.db
      .insertInto('contacts')
      .values({
        user_id: person.userId,
        person_key: 'somebody',
        recipient: 'contacted@university.example',
        season: 2000,
        claimed_at: world.pass(0),
      })
      .execute();
    const states = ['approved', 'sending', 'sent', 'unknown'];
    const leaving = await Promise.all(states.map((state) => drafted(person.userId, state)));
    const well = await professor(person.userId);
    const api = world.api(person.userId);
    const { body } = await api<EmailReview>('POST', `${base}review/`, {
      professors: [avoided, contacted, theirs, ...leaving, well],
    });
    expect(body.drafts.map((draft) => draft.professor)).toEqual([well]);
    expect(body.refused.map((one) => [one.professor, one.code])).toEqual([
      [avoided, 'do_not_contact'],
      [contacted, 'already_contacted'],
      [theirs, 'not_found'],
      [leaving[0], 'already_approved'],
      [leaving[1], 'already_sending'],
      [leaving[2], 'already_sent'],
      [leaving[3], 'sent_unknown'],
    ]);
    expect(body.refused.map((one) => one.professor_name === null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(body.refused[0]?.detail).toBe('This address is on the do-not-contact list.');
    expect((await statesOf(person.userId)).toSorted()).toEqual([...states, 'needs_review'].toSorted());
    const { status } = await api('POST', `${base}review/`, { professors: [] });
    expect(status).toBe(400);
  });
});

it('FAC-08 names a refusal that outlived the list it was on as one not to contact', async () => {
  const person = await world.student('kept@example.com');
  const avoided = await professor(person.userId, { email: 'kept@university.example' });
  await world.db
    .insertInto('do_not_contact')
    .values({ user_id: person.userId, recipient: 'kept@university.example', reason: 'user' })
    .execute();
  await world.db.transaction().execute((trx) => keepRefusals(world.deps, trx, person.userId));
  await world.db.deleteFrom('do_not_contact').where('user_id', '=', person.userId).execute();
  const { body } = await world.api(person.userId)<EmailReview>('POST', `${base}review/`, { professors: [avoided] });
  expect(body.drafts).toEqual([]);
  expect(body.refused.map((one) => one.code)).toEqual(['do_not_contact']);
});

describe('the drafts of professors', () => {
  it('are listed for one, for several and for ids that nobody has', async () => {
    const [person, other] = [await world.student('those@example.com'), await world.student('those.too@example.com')];
    const [one, two, three] = [
      await drafted(person.userId, 'sent'),
      await drafted(person.userId, 'needs_review'),
      await drafted(person.userId, 'needs_review'),
    ];
    const theirs = await drafted(other.userId, 'sent');
    const ask = async (query: string) => {
      const { status, body } = await world.api(person.userId)<{ results: { professor: number }[]; count: number }>(
        'GET',
        `${base}?${query}`,
      );
      return [status, body.count, body.results.map((draft) => draft.professor)];
    };
    expect(await ask(`professor=${one}`)).toEqual([200, 1, [one]]);
    expect(await ask(`professors=${one},${three},${theirs},9999999999`)).toEqual([200, 2, [three, one]]);
    expect(await ask(`professors=${one},${two}&state=needs_review`)).toEqual([200, 1, [two]]);
    expect(await ask(`professor=${theirs}`)).toEqual([200, 0, []]);
  });
});

describe('a professor', () => {
  it('says in which state the email is and whether the address is not to be written to', async () => {
    const [person, other] = [await world.student('row@example.com'), await world.student('row.too@example.com')];
    const sent = await drafted(person.userId, 'sent');
    const avoided = await professor(person.userId, { email: 'row.avoided@university.example' });
    for (const [userId, recipient] of [
      [person.userId, 'row.avoided@university.example'],
      [other.userId, `review${made - 1}@university.example`],
    ] as const)
      await world.db.insertInto('do_not_contact').values({ user_id: userId, recipient, reason: 'user' }).execute();
    const api = world.api(person.userId);
    const { body } = await api<{ results: Professor[] }>('GET', '/api/professor/professors/?ordering=full_name');
    const rows = Object.fromEntries(body.results.map((row) => [row.id, [row.draft_state, row.do_not_contact]]));
    expect(rows).toEqual({ [sent]: ['sent', false], [avoided]: [null, true] });
    const { body: one } = await api<Professor>('GET', `/api/professor/professors/${avoided}/`);
    expect([one.draft_state, one.do_not_contact]).toEqual([null, true]);
  });
});
