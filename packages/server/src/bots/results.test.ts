import type { Bot, BotResult, BotResults, BotRun } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from './run.ts';
import { resultState } from './results.ts';
import { createWorld, type World } from '../testing/botWorld.ts';
import { withoutGaps } from '../testing/letter.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

type State = BotResult['state'];
type Draft = NonNullable<Parameters<typeof resultState>[1]>;
const draft = (state: Draft['state'], fields: Partial<Draft> = {}): Draft => ({
  state,
  scheduled_at: null,
  bounced_at: null,
  ...fields,
});
const at = '2026-11-21T10:00:00Z';

describe('where a professor stands', () => {
  // Anything sent or possibly sent keeps its state; otherwise the person's decision overrides the run's.
  it.each<[string, Draft | undefined, none: State, skipped: State, avoided: State]>([
    ['no draft', undefined, 'found', 'skipped', 'do_not_contact'],
    ['a draft that waits', draft('needs_review'), 'needs_review', 'skipped', 'do_not_contact'],
    ['a draft with a time', draft('approved', { scheduled_at: at }), 'scheduled', 'skipped', 'do_not_contact'],
    ['an approval without a time', draft('approved'), 'approved', 'skipped', 'do_not_contact'],
    ['a draft on its way', draft('sending', { scheduled_at: at }), 'sending', 'sending', 'sending'],
    ['a sent one', draft('sent', { scheduled_at: at }), 'sent', 'sent', 'sent'],
    ['one that came back', draft('sent', { bounced_at: at }), 'bounced', 'bounced', 'bounced'],
    ['one of unknown outcome', draft('unknown'), 'unknown', 'unknown', 'unknown'],
    ['one of unknown outcome that came back', draft('unknown', { bounced_at: at }), 'unknown', 'unknown', 'unknown'],
    ['a failed one', draft('failed', { scheduled_at: at }), 'failed', 'skipped', 'do_not_contact'],
    ['a skipped one', draft('skipped'), 'skipped', 'skipped', 'do_not_contact'],
  ])('with %s', (_, given, none, skipped, avoided) => {
    const states = [null, 'contacted', 'do_not_contact'].map((reason) => resultState(reason, given));
    expect(states).toEqual([none, skipped, avoided]);
  });
});

describe('two bots of one person and one of another', () => {
  it('show each what they found, sent and wait for, however often they ran', async () => {
    const [person, stranger] = [await world.student('two@example.com'), await world.student('stranger@example.com')];
    const [here = 0, there = 0] = await world.staffed(2);
    const bots = [
      await world.bot(person, { selected_universities: [here], max_targets: 9 }, { num_professors: 2 }),
      await world.bot(person, { selected_universities: [here, there], max_targets: 9 }, { num_professors: 3 }),
      await world.bot(stranger, { selected_universities: [here], max_targets: 9 }, { num_professors: 3 }),
    ] as const;
    const owners = [person, person, stranger];
    const again: number[] = [];
    for (const { runId } of bots) await performRun(world.deps, runId);
    for (const [index, { botId }] of bots.entries()) {
      world.pass(60);
      const run = await world.api(owners[index]?.userId ?? 0)<BotRun>('POST', `/bots/${botId}/run/`);
      await performRun(world.deps, run.body.id);
      again.push(run.body.id);
    }

    const results = async (index: number, query = '') =>
      (
        await world.api(owners[index]?.userId ?? 0)<BotResults>(
          'GET',
          `/bots/${bots[index]?.botId}/results/?page_size=100${query}`,
        )
      ).body;
    const numbers = async () =>
      Promise.all(
        bots.map(async ({ botId }, index) => {
          const { body } = await world.api(owners[index]?.userId ?? 0)<Bot>('GET', `/bots/${botId}/`);
          const { count } = await results(index);
          return [body.matches_found, body.emails_sent, body.drafts_waiting, count];
        }),
      );
    expect(await numbers()).toEqual([
      [2, 0, 2, 2],
      [6, 0, 6, 6],
      [3, 0, 3, 3],
    ]);

    // Of the two professors found by both bots, one is sent to, and one is skipped only by the first bot's newer run.
    const [sent, skipped] = (await results(0)).results.map(({ professor }) => professor.id);
    const ids = { run_id: again[0] ?? 0, professor_id: skipped ?? 0 };
    await world.db
      .updateTable('email_drafts')
      .set({ state: 'sent' })
      .where('professor_id', '=', sent ?? 0)
      .execute();
    await world.db
      .updateTable('bot_results')
      .set({ skipped_reason: 'contacted' })
      .where('run_id', '=', ids.run_id)
      .where('professor_id', '=', ids.professor_id)
      .execute();
    // The first bot wrote the letter; the second found its addressee too.
    expect(await numbers()).toEqual([
      [2, 1, 0, 2],
      [6, 0, 5, 6],
      [3, 0, 3, 3],
    ]);
    const stateOf = async (index: number, query = '') =>
      (await results(index, query)).results.find(({ professor }) => professor.id === skipped)?.state;
    expect([await stateOf(0), await stateOf(0, `&run=${bots[0].runId}`), await stateOf(1)]).toEqual([
      'skipped',
      'needs_review',
      'needs_review',
    ]);
    // Runs of another bot or another person give no results here.
    for (const run of [bots[1].runId, bots[2].runId]) expect((await results(0, `&run=${run}`)).count).toBe(0);
    const waiting = [0, 1, 2].map((index) => results(index, '&draft_state=needs_review'));
    expect((await Promise.all(waiting)).map(({ count }) => count)).toEqual([0, 5, 3]);
    expect(await results(1, '&draft_state=needs_review&page=9')).toMatchObject({ results: [], count: 5 });
  });

  it('keep the drafts to review of the runs before, through a run that finds nobody, until each is decided', async () => {
    const person = await world.student('waiting@example.com');
    const [here = 0, there = 0] = await world.staffed(2);
    const bots = [
      await world.bot(person, { selected_universities: [here] }, { num_professors: 3 }),
      await world.bot(person, { selected_universities: [there] }, { num_professors: 2 }),
    ] as const;
    const api = world.api(person.userId);
    for (const { runId } of bots) await performRun(world.deps, runId);
    const [{ botId }, { botId: other }] = bots;
    const queue = async () => (await api<BotResults>('GET', `/bots/${botId}/results/?draft_state=needs_review`)).body;
    /** The number of the bot, in the list and by itself, that of the other bot, and what the queue holds. */
    const waiting = async () => {
      const listed = (await api<Bot[]>('GET', '/bots/')).body;
      const { body: alone } = await api<Bot>('GET', `/bots/${botId}/`);
      const [first, second] = [botId, other].map((id) => listed.find((bot) => bot.id === id)?.drafts_waiting);
      expect(alone.drafts_waiting).toBe(first);
      return [first, second, (await queue()).count];
    };
    expect(await waiting()).toEqual([3, 2, 3]);

    await api('PATCH', `/bots/${botId}/update/`, {
      advanced_filters: { selected_universities: [], search_mode: 'name', university_query: 'no such place' },
    });
    const { body: second } = await api<BotRun>('POST', `/bots/${botId}/run/`);
    expect(await waiting()).toEqual([3, 2, 3]);
    await performRun(world.deps, second.id);
    const { body: bot } = await api<Bot>('GET', `/bots/${botId}/`);
    expect(bot.latest_run).toMatchObject({ id: second.id, counts: { professors_found: 0, drafts_waiting: 0 } });
    expect(await waiting()).toEqual([3, 2, 3]);

    const next = async () => {
      const { id = 0, body = '' } = (await queue()).results[0]?.draft ?? {};
      return { path: `/api/emails/email-drafts/${id}`, body: withoutGaps(body) };
    };
    const top = await next();
    await api('PATCH', `${top.path}/`, { body: top.body });
    const approved = await api('POST', `${top.path}/approve/`);
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect(await waiting()).toEqual([2, 2, 2]);
    expect((await api('POST', `${(await next()).path}/skip/`)).status).toBe(200);
    expect(await waiting()).toEqual([1, 2, 1]);

    const stranger = await world.student('waits.too@example.com');
    const { botId: theirs } = await world.bot(stranger, { selected_universities: [here] }, { num_professors: 3 });
    expect((await world.api(stranger.userId)<Bot>('GET', `/bots/${theirs}/`)).body.drafts_waiting).toBe(0);
  });

  it('show of equal scores those of the newest run first, in the order in which it found them', async () => {
    const person = await world.student('equal@example.com');
    const [here = 0, there = 0] = await world.staffed(2);
    const { botId, runId } = await world.bot(person, { selected_universities: [here] }, { num_professors: 3 });
    await performRun(world.deps, runId);
    const api = world.api(person.userId);
    await api('PATCH', `/bots/${botId}/update/`, { advanced_filters: { selected_universities: [there] } });
    const { body: second } = await api<BotRun>('POST', `/bots/${botId}/run/`);
    await performRun(world.deps, second.id);
    await world.db.updateTable('match_scores').set({ score: 50 }).where('user_id', '=', person.userId).execute();
    const positions = await world.db
      .selectFrom('bot_results')
      .select('professor_id')
      .where('user_id', '=', person.userId)
      .orderBy('run_id', 'desc')
      .orderBy('position')
      .execute();
    const { results } = (await api<BotResults>('GET', `/bots/${botId}/results/`)).body;
    expect(results.map(({ professor }) => professor.id)).toEqual(positions.map((row) => row.professor_id));
  });
});
