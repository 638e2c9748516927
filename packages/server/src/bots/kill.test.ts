import type { Bot, BotRun, User } from '@peyk/api-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStaff, addUniversities } from '../testing/generated/directory.ts';
import { killableServer, type KillableServer } from '../testing/killServer.ts';
import { type Api, caller, TEST_PASSWORD } from '../testing/server.ts';
import { until } from '../testing/until.ts';

const UNIVERSITIES = 40;
const PER_UNIVERSITY = 8;

let server: KillableServer;
beforeAll(async () => {
  server = await killableServer();
});
afterAll(() => server.close());

async function signIn(): Promise<{ api: Api; user: User }> {
  const open = caller(server.url);
  const account = { email: 'killed@example.com', password: TEST_PASSWORD };
  await open('POST', '/api/auth/signup/', { ...account, first_name: 'Nasrin', last_name: 'Ahmadi' });
  const { body } = await open<{ access: string; user: User }>('POST', '/api/auth/login/', account);
  return { api: caller(server.url, body.access), user: body.user };
}

const found = (run: BotRun): number => run.counts.professors_found;

describe('a server that is killed in the middle of a run', () => {
  it(
    'goes on after each restart, loses nothing it has shown and does nothing twice',
    { timeout: 180_000 },
    async () => {
      const { db } = server.database;
      await server.start();
      const { api, user } = await signIn();
      const account = await db
        .insertInto('gmail_accounts')
        .values({ user_id: user.id, google_subject: 'killed', email: user.email, state: 'connected' })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { ids: universities } = await addUniversities(db, UNIVERSITIES);
      await addStaff(db, universities, PER_UNIVERSITY);
      const created = await api<{ bot: Bot; run: BotRun }>('POST', '/bots/create/', {
        name: 'Killed bot',
        gmail_account: account.id,
        num_professors: PER_UNIVERSITY,
        advanced_filters: {
          research_area: 'Machine learning',
          selected_universities: universities,
          max_targets: 50,
        },
      });
      expect(created.status).toBe(201);
      const botId = created.body.bot.id;
      const total = UNIVERSITIES * PER_UNIVERSITY;
      const read = async (): Promise<BotRun> => (await api<BotRun>('GET', `/bots/${botId}/run/`)).body;

      let shown = 0;
      for (const share of [0.1, 0.5]) {
        const run = await until(
          `${share} of the run is done`,
          async () => {
            const now = await read();
            return found(now) >= total * share ? now : null;
          },
          60_000,
        );
        expect(run.status).toBe('running');
        shown = found(run);
        await server.kill();
        await server.start();
        expect(found(await read())).toBeGreaterThanOrEqual(shown);
        const kept = found(await read());
        await until('the run goes on', async () => found(await read()) > kept, 20_000);
      }
      const run = await until(
        'the run has ended',
        async () => {
          const now = await read();
          return ['queued', 'running'].includes(now.status) ? null : now;
        },
        60_000,
      );

      expect(run).toMatchObject({ status: 'finished', stage: 'done', error: null });
      expect(run.counts).toMatchObject({
        universities_total: UNIVERSITIES,
        universities_read: UNIVERSITIES,
        professors_found: total,
      });
      const professors = await db
        .selectFrom('professors')
        .select('person_key')
        .where('user_id', '=', user.id)
        .execute();
      expect(new Set(professors.map(({ person_key }) => person_key)).size).toBe(total);
      expect(professors).toHaveLength(total);
      const drafts = await db
        .selectFrom('email_drafts')
        .select('professor_id')
        .where('user_id', '=', user.id)
        .execute();
      expect(drafts).toHaveLength(run.counts.drafts_written);
      expect(drafts.length).toBeLessThanOrEqual(50);
      const unexplained = await db
        .selectFrom('bot_results')
        .select('professor_id')
        .where('run_id', '=', run.id)
        .where('undrafted_reason', 'is', null)
        .where('skipped_reason', 'is', null)
        .execute();
      expect(new Set(unexplained)).toEqual(new Set(drafts));
      const places = await db
        .selectFrom('bot_results')
        .select(['university_id', 'position'])
        .where('run_id', '=', run.id)
        .execute();
      expect(places.map(({ position }) => position).sort((a, b) => a - b)).toEqual(
        Array.from({ length: total }, (_, index) => index),
      );
      for (const [id, rows] of Map.groupBy(places, (place) => place.university_id))
        expect([id, rows.length]).toEqual([id, PER_UNIVERSITY]);
      expect((await api<Bot>('GET', `/bots/${botId}/`)).body).toMatchObject({
        status: 'Active',
        latest_run: { counts: { professors_found: total } },
      });
    },
  );
});
