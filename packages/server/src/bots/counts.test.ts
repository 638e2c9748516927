import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BotRun } from '@peyk/api-types';
import { createWorld, type World } from '../testing/botWorld.ts';
import { randomFrom } from '../testing/generated/random.ts';
import { performRun } from './run.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Invariants of every snapshot of a run. */
function expectConsistent({ counts, targets_limit: limit, status }: BotRun, listed: number): void {
  expect(counts.universities_read).toBeLessThanOrEqual(counts.universities_total);
  expect(counts.professors_found).toBe(listed);
  expect(counts.professors_scored).toBeLessThanOrEqual(counts.professors_found);
  expect(counts.skipped).toBeLessThanOrEqual(counts.professors_scored);
  expect(counts.drafts_written).toBeLessThanOrEqual(Math.min(limit, counts.professors_found - counts.skipped));
  expect(counts.drafts_waiting).toBeLessThanOrEqual(counts.professors_found - counts.skipped);
  if (status !== 'finished') return;
  expect(counts.universities_read).toBe(counts.universities_total);
  expect(counts.professors_scored).toBe(counts.professors_found);
}

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'the counts of a run agree with each other at every moment, and none goes back (generated run %i)',
  async (seed) => {
    const { pick: choose } = randomFrom(`counts of run ${seed}`);
    const student = await world.student(`counts${seed}@example.com`);
    const api = world.api(student.userId);
    const filters = {
      selected_universities: (await world.staffed(6)).slice(choose([0, 1, 2, 3])).slice(0, choose([1, 2, 3])),
      min_publications: choose([0, 0, 20, 60]),
      max_targets: choose([1, 3, 100]),
    };
    let before: number[] = [];
    const watch = async (botId: number, runId: number) => {
      const { body: run } = await api<BotRun>('GET', `/bots/${botId}/run/`);
      const { body } = await api<{ count: number }>('GET', `/bots/${botId}/results/?run=${runId}`);
      expectConsistent(run, body.count);
      const { universities_total: total, universities_read: read, ...people } = run.counts;
      const grown = [total, read, people.professors_found, people.professors_scored, people.drafts_written];
      expect(grown.filter((count, index) => count < (before[index] ?? 0))).toEqual([]);
      before = grown;
      return run;
    };
    // The second run meets the first one's drafts and newly forbidden addressees.
    for (const round of ['first', 'second']) {
      const { botId, runId } = await world.bot(student, filters, { num_professors: choose([2, 5]) });
      before = [];
      await performRun(world.deps, runId, { onProfessor: async () => void (await watch(botId, runId)) });
      const { status } = await watch(botId, runId);
      expect(status).toBe('finished');
      if (round === 'second') return;
      const found = await world.db
        .selectFrom('professors')
        .select('email')
        .where('user_id', '=', student.userId)
        .execute();
      for (const { email } of found)
        if (email !== null && choose([true, false, false]))
          await world.db
            .insertInto('do_not_contact')
            .values({ user_id: student.userId, recipient: email, reason: 'user' })
            .execute();
    }
  },
);
