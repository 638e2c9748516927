import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { candidates } from '../matching/fixtures.ts';
import { skipReason } from './skip.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

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
    skipReason(trx, {
      userId,
      candidate: { ...professor, ...changes },
      email: 'professor@university.example',
      minPublications,
      now: world.deps.now(),
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
});
