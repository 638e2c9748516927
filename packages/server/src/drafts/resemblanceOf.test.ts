import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import type { EmailDraft } from './toDraft.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const base = '/api/emails/email-drafts/';
let made = 0;

async function draft(userId: number, name: string, body: string, fields: object = {}) {
  made += 1;
  const professor = await world.db
    .insertInto('professors')
    .values({ user_id: userId, person_key: `p${made}`, full_name: name })
    .returning('id')
    .executeTakeFirstOrThrow();
  const written = { subject: `To ${name}`, body, written_by: 'person', state: 'needs_review', ...fields };
  const { id } = await world.db
    .insertInto('email_drafts')
    .values({ user_id: userId, professor_id: professor.id, ...written })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, professor: professor.id };
}

const similarityOf = (shown: EmailDraft | undefined) => shown?.checks.find(({ code }) => code === 'similarity');

describe('SIM-01 the check of a letter that is too like another one', () => {
  const first = 'I tested nine walls of timber.';
  const second = 'Each of them held for an hour.';
  const body = `Dear Professor Doe,\n\n${first}\n\n${second}\n\nWhy do yours fail?`;
  const other = `Dear Professor Roe,\n\n${first}\n\n${second}\n\nWhy do they fail?`;

  it('says which letter of the person that is, and what both share', async () => {
    const { userId } = await world.student('resembles@example.com');
    const sent = { state: 'sent', sent_at: '2026-11-20T09:00:00Z' };
    const nearest = await draft(userId, 'Jane Roe', other, sent);
    await draft(userId, 'Kari Solheim', 'These words are unlike any others.');
    const { id } = await draft(userId, 'John Doe', body);
    const { body: shown } = await world.api(userId)<EmailDraft>('GET', `${base}${id}/`);
    const [start, end] = [body.indexOf(first), body.indexOf('\n\nWhy')];
    expect(similarityOf(shown)).toMatchObject({
      passed: false,
      resembles: {
        draft: nearest.id,
        professor: nearest.professor,
        professor_name: 'Jane Roe',
        state: 'sent',
        subject: 'To Jane Roe',
        body: other,
        sent_at: '2026-11-20T09:00:00.000Z',
        passages: [
          { start, end: start + first.length, other_start: start, other_end: start + first.length },
          { start: end - second.length, end, other_start: end - second.length, other_end: end },
        ],
        same_paragraphs: 2,
        paragraphs: 3,
      },
    });
  });

  it('says it after an edit that makes it so, and nothing after one that mends it, and never in a list', async () => {
    const { userId } = await world.student('resembles.edits@example.com');
    const api = world.api(userId);
    const nearest = await draft(userId, 'Jane Roe', other);
    const { id } = await draft(userId, 'John Doe', 'Nothing of it is alike.');
    const edited = async (text: string) =>
      similarityOf((await api<EmailDraft>('PATCH', `${base}${id}/`, { body: text })).body);
    expect(await edited(body)).toMatchObject({
      passed: false,
      resembles: { draft: nearest.id, state: 'needs_review', sent_at: null },
    });
    const { results } = (await api<{ results: EmailDraft[] }>('GET', base)).body;
    expect(results.map((each) => similarityOf(each))).toEqual([
      { code: 'similarity', passed: false, value: '0.88', blocks: true },
      { code: 'similarity', passed: false, value: '0.88', blocks: true },
    ]);
    expect(await edited(body.replace(first, 'Nobody has said this before me.'))).toEqual({
      code: 'similarity',
      passed: true,
      value: '0.50',
      blocks: false,
    });
  });

  it('names the most alike of several, and never the letter of somebody else, nor one that was skipped', async () => {
    const [person, stranger] = [
      await world.student('resembles.mine@example.com'),
      await world.student('resembles.theirs@example.com'),
    ];
    await draft(stranger.userId, 'Jane Roe', body);
    await draft(person.userId, 'Jane Roe', body, { state: 'skipped' });
    const { id } = await draft(person.userId, 'John Doe', body);
    const read = async () => similarityOf((await world.api(person.userId)<EmailDraft>('GET', `${base}${id}/`)).body);
    expect(await read()).toEqual({ code: 'similarity', passed: true, value: '0.00', blocks: false });
    const alike = await draft(person.userId, 'Kari Solheim', body.replace('Why', 'And why'));
    await draft(person.userId, 'Elin Berg', other);
    await draft(stranger.userId, 'John Doe', body);
    expect(await read()).toMatchObject({
      passed: false,
      resembles: { draft: alike.id, professor_name: 'Kari Solheim' },
    });
    expect((await world.api(stranger.userId)('GET', `${base}${id}/`)).status).toBe(404);
  });
});
