import type { Bot, BotResults, BotRun, Professor } from '@peyk/api-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedSampleDirectory } from '../directory/sample/seed.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { performRun } from './run.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A university that the sample has no longer, with one person. */
async function formerUniversity(): Promise<number> {
  const { id } = await world.db
    .insertInto('directory_universities')
    .values({
      source: 'sample',
      external_id: 'former',
      name: 'Former University',
      city: 'Oslo',
      country_id: 578,
      country_code: 'NO',
      world_rank: 3,
      country_rank: 1,
      rank_source: 'Sample directory',
      rank_date: '2025-01-01',
      search_key: 'former university',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const person = await world.db
    .insertInto('directory_people')
    .values({
      source: 'sample',
      external_id: 'sample:former-0001',
      university_id: id,
      full_name: 'Kari Former',
      department: 'Department of Computer Science',
      field: 'Machine learning',
      topics: ['deep learning'],
      topics_key: 'machine learning | deep learning',
      works_count: 40,
      email: 'kari@former.example',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('directory_publications')
    .values({
      person_id: person.id,
      title: 'Deep learning from few labels',
      venue: 'Journal',
      year: 2026,
      published_on: '2026-03-01',
      url: 'https://doi.example/former',
      abstract_sentence: 'We find that few labels are enough.',
    })
    .execute();
  await sql`update directory_meta set value = 'former'`.execute(world.db);
  return id;
}

it('MAT-10 a newer sample leaves the bots, records and drafts of people of the older one, and their next runs find nobody there', async () => {
  const student = await world.student('former@example.com');
  const api = world.api(student.userId);
  const former = await formerUniversity();
  const [present = 0] = await world.staffed(1);
  const both = { selected_universities: [former, present] };
  const done = await world.bot(student, { selected_universities: [former] });
  const underWay = await world.bot(student, both);
  const waiting = await world.bot(student, both);
  await performRun(world.deps, done.runId);
  // Killed after the first person, with the old university in its plan.
  await expect(
    performRun(world.deps, underWay.runId, {
      onProfessor: () => {
        throw new Error('killed');
      },
    }),
  ).rejects.toThrow('killed');

  await seedSampleDirectory(world.db);
  expect((await world.deps.directory.universities({ ids: [former] })).items).toEqual([]);

  const resultsOf = async (bot: number) => (await api<BotResults>('GET', `/bots/${bot}/results/`)).body;
  const found = await resultsOf(done.botId);
  expect(found.results.map(({ professor, draft }) => [professor.full_name, draft?.state])).toEqual([
    ['Kari Former', 'needs_review'],
  ]);
  const { body: list } = await api<{ results: Professor[] }>('GET', '/api/professor/professors/');
  const kari = list.results.find(({ full_name: name }) => name === 'Kari Former');
  expect(kari).toMatchObject({ university_name: 'Former University', university_country: 'Norway', sample: true });
  expect((await api('GET', `/api/professor/professors/${kari?.id}/`)).status).toBe(200);

  // A bot that keeps its filters can be edited; the old university cannot be chosen anew.
  const patch = (body: object) => api<Bot & { detail: string }>('PATCH', `/bots/${done.botId}/update/`, body);
  expect(await patch({ name: 'Still mine' })).toMatchObject({ status: 200, body: { name: 'Still mine' } });
  expect((await patch({ advanced_filters: { selected_universities: [former] } })).status).toBe(200);
  expect(await patch({ advanced_filters: { selected_universities: [former, present] } })).toMatchObject({
    status: 400,
    body: { 'advanced_filters.selected_universities': [expect.stringMatching(/\S/)] },
  });

  await performRun(world.deps, underWay.runId);
  await performRun(world.deps, waiting.runId);
  const { body: again } = await api<Bot>('POST', `/bots/${done.botId}/start/`);
  await performRun(world.deps, again.latest_run?.id ?? 0);
  const runs = await Promise.all(
    [done, underWay, waiting].map(async ({ botId }) => (await api<BotRun>('GET', `/bots/${botId}/run/`)).body),
  );
  expect(runs.map(({ status }) => status)).toEqual(['finished', 'finished', 'finished']);
  expect(runs.map(({ counts }) => counts.universities_total)).toEqual([0, 2, 1]);
  expect(runs[0]?.warning).toMatch(/universit/iu);
  const places = (await resultsOf(waiting.botId)).results.map(({ professor }) => professor.university_name);
  expect(places.length).toBeGreaterThan(0);
  expect(places).not.toContain('Former University');
});
