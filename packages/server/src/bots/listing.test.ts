import type { Bot, BotResults, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from './run.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A student with one bot, whose first run is queued. */
async function begun() {
  counter += 1;
  const student = await world.student(`listing-${counter}@example.com`);
  const selected_universities = await world.staffed(3);
  const { botId, runId } = await world.bot(student, { selected_universities });
  return { api: world.api(student.userId), botId, runId };
}

describe('what a bot is', () => {
  it('BOT-146 has every field of the specification', async () => {
    const { api, botId } = await begun();
    const [listed] = (await api<Bot[]>('GET', '/bots/')).body;
    expect(listed).toMatchObject({
      id: botId,
      name: expect.any(String) as string,
      status: expect.any(String) as string,
      num_professors: expect.any(Number) as number,
      matches_found: expect.any(Number) as number,
      emails_sent: expect.any(Number) as number,
      need_research_proposal: false,
      gmail_account: expect.any(Number) as number,
    });
    for (const field of ['target_country', 'target_university_name', 'target_rank_max', 'created_at', 'updated_at'])
      expect(listed).toHaveProperty(field);
  });

  it('BOT-147 BOT-148 keeps every filter, unknown ones too', async () => {
    const { api, botId } = await begun();
    const filters = {
      research_area: 'Optics',
      research_areas: ['Optics', 'Lasers'],
      target_country_name: 'Atlantis',
      selected_countries: ['Germany'],
      continent: 'Europe',
      subcontinent: 'Western Europe',
      selected_universities: await world.universities('DE', 2),
      search_mode: 'local',
      min_rank: 2,
      max_rank: 40,
      university_query: 'tech',
      min_publications: 3,
      description: 'Kind groups',
      run_interval: 90,
      max_targets: 12,
      house_style: 'formal',
    };
    const changed = await api<Bot>('PATCH', `/bots/${botId}/update/`, { advanced_filters: filters });
    expect(changed.status).toBe(200);
    expect(changed.body.advanced_filters).toMatchObject(filters);
    const again = await api<Bot>('PATCH', `/bots/${botId}/update/`, { advanced_filters: { run_interval: 30 } });
    expect(again.body.advanced_filters).toMatchObject({ ...filters, run_interval: 30 });
  });
});

describe('what a bot found', () => {
  it('stands as the newest of several runs saw it', async () => {
    const { api, botId, runId } = await begun();
    await performRun(world.deps, runId);
    const { body: second } = await api<BotRun>('POST', `/bots/${botId}/run/`, { dry_run: true });
    await performRun(world.deps, second.id);
    const results = async () => (await api<BotResults>('GET', `/bots/${botId}/results/`)).body.results;
    const [older = 0, newer = 0] = (await results()).map(({ professor }) => professor.id);
    for (const [run, professor] of [
      [runId, older],
      [second.id, newer],
    ] as const)
      await world.db
        .updateTable('bot_results')
        .set({ skipped_reason: 'contacted' })
        .where('run_id', '=', run)
        .where('professor_id', '=', professor)
        .execute();
    const states = new Map((await results()).map(({ professor, state }) => [professor.id, state]));
    expect([states.get(older), states.get(newer)]).toEqual(['needs_review', 'skipped']);
  });

  it('can be asked for by the state of the draft', async () => {
    const { api, botId, runId } = await begun();
    await performRun(world.deps, runId);
    const ask = async (query: string) => (await api<BotResults>('GET', `/bots/${botId}/results/?${query}`)).body;
    const all = await ask('page_size=100');
    const waiting = await ask('draft_state=needs_review&page_size=1&page=2');
    expect(waiting.count).toBe(all.results.filter(({ state }) => state === 'needs_review').length);
    expect(waiting.results.map(({ professor }) => professor.id)).toEqual([all.results[1]?.professor.id]);
    const [first] = all.results;
    await world.db
      .updateTable('email_drafts')
      .set({ state: 'unknown' })
      .where('id', '=', first?.draft?.id ?? 0)
      .execute();
    expect((await ask('draft_state=needs_review')).count).toBe(waiting.count - 1);
    expect(await ask('draft_state=unknown')).toMatchObject({ count: 1, results: [{ state: 'unknown' }] });
    expect(await ask('draft_state=sent')).toMatchObject({ results: [], count: 0 });
  });
});
