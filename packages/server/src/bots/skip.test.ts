import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { candidates } from '../matching/fixtures.ts';
import { skipReason } from './skip.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { storeMessage } from '../testing/messages.ts';
import { seasonOf } from '../sending/contacts.ts';

let world: World;
let student: Awaited<ReturnType<World['student']>>;
beforeAll(async () => {
  world = await createWorld();
  student = await world.student('skip@example.com');
});
afterAll(() => world.close());

const professor = candidates.find(({ publications }) => publications.length > 0) as CandidateProfessor;

const reason = (changes: Partial<CandidateProfessor>, minPublications: number, userId = student.userId) =>
  world.db.transaction().execute((trx) =>
    skipReason(world.deps, trx, {
      userId,
      candidate: { ...professor, ...changes },
      email: 'professor@university.example',
      minPublications,
    }),
  );

describe('a professor is found and not written to', () => {
  it('with one publication less than the minimum of the bot, and with none', async () => {
    expect(await reason({ worksCount: 9 }, 10)).toBe('few_publications');
    expect(await reason({ worksCount: 0 }, 1)).toBe('few_publications');
    expect(await reason({ worksCount: 10, publications: [] }, 10)).toBe('no_publication');
  });

  it('and is written to with exactly the minimum, with one more, and where there is no minimum', async () => {
    expect(await reason({ worksCount: 10 }, 10)).toBeNull();
    expect(await reason({ worksCount: 11 }, 10)).toBeNull();
    expect(await reason({ worksCount: 0 }, 0)).toBeNull();
  });

  it('R11 for what the person decided, before any number is looked at, and not for what somebody else did', async () => {
    const other = await world.student('other@example.com');
    await world.db
      .insertInto('do_not_contact')
      .values({ user_id: other.userId, recipient: 'professor@university.example', reason: 'person' })
      .execute();
    expect(await reason({ worksCount: 0 }, 10, other.userId)).toBe('do_not_contact');
    expect(await reason({ worksCount: 10 }, 10)).toBeNull();
  });

  it.each([
    ['is the record’s', 'professor@university.example', 'old@university.example', 'contacted'],
    ['is the record’s, and the directory knows none', 'professor@university.example', null, 'contacted'],
    ['is the directory’s alone', 'old@university.example', 'old@university.example', null],
  ])('R6 for an earlier letter to the address that %s', async (_, recipient, email, expected) => {
    const { userId } = await world.student(`written-to-${String(email).length}-${recipient.length}@example.com`);
    await storeMessage(world.db, {
      user_id: userId,
      person_key: 'another record',
      recipient,
      season: seasonOf(world.deps.now()),
      state: 'sent',
      message_id: `<${userId}@skip>`,
      created_at: world.deps.now(),
    });
    expect(await reason({ email }, 0, userId)).toBe(expected);
  });
});
