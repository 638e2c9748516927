import type { BotResults, EmailDraft } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performRun } from '../bots/run.ts';
import { nextOpen } from './officeHours.ts';
import { createWorld, type World } from '../testing/botWorld.ts';

let world: World;
let counter = 0;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** A student whose bot has written its drafts, and how its results are asked for. */
async function written() {
  counter += 1;
  const student = await world.student(`leaving-${counter}@example.com`);
  const { botId, runId } = await world.bot(student, { selected_universities: await world.staffed(2) });
  await performRun(world.deps, runId);
  const api = world.api(student.userId);
  const waiting = async (query: string): Promise<readonly EmailDraft[]> =>
    (await api<BotResults>('GET', `/bots/${botId}/results/?draft_state=needs_review&${query}`)).body.results.flatMap(
      ({ draft }) => draft ?? [],
    );
  return { student, waiting };
}

describe('when a draft would leave', () => {
  it('is said of a draft that is looked at by itself, and not in a list', async () => {
    const { waiting } = await written();
    const [first] = await waiting('page_size=1');
    expect(new Date(first?.would_leave_at ?? '').getTime()).toBeGreaterThanOrEqual(world.deps.now().getTime());
    expect((await waiting('page_size=20')).map((draft) => 'would_leave_at' in draft)).not.toContain(true);
  });

  it('lies in the working hours of the professor', async () => {
    const { waiting } = await written();
    const [first] = await waiting('page_size=1');
    const said = new Date(first?.would_leave_at ?? '');
    const { window } = world.deps.config.mail;
    expect(nextOpen(said, first?.country_code ?? null, window)).toEqual(said);
    expect(nextOpen(world.deps.now(), first?.country_code ?? null, window).getTime()).toBeLessThanOrEqual(
      said.getTime(),
    );
  });

  it('is the same each time it is asked for while nothing changes', async () => {
    const { waiting } = await written();
    const asked = [await waiting('page_size=1'), await waiting('page_size=1')];
    const [once, again] = asked.map(([draft]) => draft?.would_leave_at);
    expect(once).toEqual(expect.any(String));
    expect(again).toBe(once);
  });

  it('is not said while all sending is paused', async () => {
    const { student, waiting } = await written();
    await world.db
      .updateTable('users')
      .set({ sending_paused_at: world.deps.now() })
      .where('id', '=', student.userId)
      .execute();
    expect((await waiting('page_size=1')).map((draft) => draft.would_leave_at)).toEqual([null]);
  });

  it('is not said without an account that can send', async () => {
    const { student, waiting } = await written();
    await world.db
      .updateTable('gmail_accounts')
      .set({ state: 'needs_reconnect' })
      .where('id', '=', student.accountId)
      .execute();
    expect((await waiting('page_size=1')).map((draft) => draft.would_leave_at)).toEqual([null]);
  });
});

describe('the order of the results', () => {
  it('begins with the draft that was written last when that is asked for', async () => {
    const { waiting } = await written();
    const ids = (await waiting('order=newest&page_size=20')).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });
});
