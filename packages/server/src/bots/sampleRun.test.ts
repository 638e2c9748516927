import type { ResearchInterest } from '@peyk/api-types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld, type World } from '../testing/botWorld.ts';
import { performRun } from './run.ts';

let world: World;
beforeAll(async () => {
  // The people of the sample as they are, with the scores that they get.
  world = await createWorld({ scoreOf: (_, found) => found, departmentOf: ({ department }) => department });
});
afterAll(() => world.close());

const LIMIT = 6;

const interests: Record<string, Partial<ResearchInterest>> = {
  'Structural engineering': {
    interest_name: 'Structural engineering',
    question: 'How can damage be told from temperature when a bridge has few sensors?',
  },
  Immunology: {
    interest_name: 'Immunology',
    question: 'Why do antibodies against malaria fade within months in some children and last for years in others?',
  },
  History: {
    interest_name: 'Social history of Iran',
    question: 'Who paid for bread when grain ran short in Qajar towns, and whom did people hold to blame?',
  },
  'Machine learning': { interest_name: 'Machine learning', subfield: 'Semi-supervised learning' },
};

async function draftsOf(userId: number) {
  return world.db
    .selectFrom('email_drafts as draft')
    .innerJoin('match_scores as match', (join) =>
      join.onRef('match.professor_id', '=', 'draft.professor_id').onRef('match.bot_run_id', '=', 'draft.bot_run_id'),
    )
    .innerJoin('professors', 'professors.id', 'draft.professor_id')
    .select([
      'draft.bot_run_id as run',
      'match.score',
      'professors.department',
      'professors.university_name as university',
    ])
    .where('draft.user_id', '=', userId)
    .execute();
}

it.each(Object.entries(interests))(
  'MAT-02 MAT-03 two bots over the sample draft no match below possible, no more than their number, and one for a department (%s)',
  async (area, interest) => {
    const student = await world.student(`${area.replace(' ', '-').toLowerCase()}@example.com`);
    await world.db
      .updateTable('profile_entries')
      .set({ fields: JSON.stringify(interest) })
      .where('user_id', '=', student.userId)
      .where('section', '=', 'research_interests')
      .execute();
    const { items } = await world.deps.directory.universities({ page: 1, pageSize: 30 });
    const runs = [];
    for (const name of ['First', 'Second']) {
      const filters = { research_area: area, selected_universities: items.map(({ id }) => id), max_targets: LIMIT };
      const { runId } = await world.bot(student, filters, { name, num_professors: 5 });
      await performRun(world.deps, runId);
      runs.push(runId);
    }
    const drafts = await draftsOf(student.userId);
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.filter(({ score }) => (score ?? 0) < 50)).toEqual([]);
    for (const run of runs) expect(drafts.filter((draft) => draft.run === run).length).toBeLessThanOrEqual(LIMIT);
    const places = drafts.map(({ university, department }) => `${university}|${department}`);
    expect(new Set(places).size).toBe(places.length);
    // There were people who are not close, so that the first line can fail.
    const { count } = await world.db
      .selectFrom('match_scores')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('bot_run_id', 'in', runs)
      .where('score', '<', 50)
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(0);
  },
);
