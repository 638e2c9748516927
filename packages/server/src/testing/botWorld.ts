import type { BotCreate, ResearchInterest } from '@peyk/api-types';
import { sql } from 'kysely';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../platform/deps.ts';
import { createSecrets } from '../platform/secrets.ts';
import { testKey } from './testKey.ts';
import { createDirectory } from '../directory/createDirectory.ts';
import type { CandidateProfessor, Directory } from '../directory/directory.ts';
import { createDirectoryHandlers } from '../directory/handlers.ts';
import { createDraftHandlers } from '../drafts/handlers.ts';
import { createReviewHandlers } from '../sending/reviewHandlers.ts';
import { createApp } from '../platform/http/app.ts';
import { mountContract } from '../platform/http/mount.ts';
import type { Handlers } from '../platform/http/types.ts';
import { scoreCandidates } from '../matching/score.ts';
import { createMatchingHandlers } from '../matching/matchScores.ts';
import { createProfessorHandlers } from '../professors/handlers.ts';
import { testDatabase } from './database.ts';
import type { Api } from './server.ts';
import { createBot } from '../bots/createBot.ts';
import { createBotHandlers } from '../bots/handlers.ts';
import { latestRuns } from '../bots/toBot.ts';

export type World = Awaited<ReturnType<typeof createWorld>>;

/** What a world decides about the people of the sample directory, whatever the sample holds. */
export interface Matching {
  /** The score of a candidate, given the one that scoring found. */
  scoreOf: (candidate: CandidateProfessor, found: number) => number;
  /** The department of a candidate. */
  departmentOf: (candidate: CandidateProfessor) => string;
}

/**
 * A database with the sample directory, where everybody matches strongly and has a department of their own unless a test decides otherwise.
 * Jobs are recorded, not run: tests run them by hand.
 */
export async function createWorld(matching: Partial<Matching> = {}) {
  const {
    scoreOf = (_, found) => Math.max(70, found),
    departmentOf = ({ department, fullName }) => `${department} ${fullName}`,
  } = matching;
  const database = await testDatabase();
  const { db } = database;
  const queued: number[] = [];
  const jobs = {
    send: async (_trx: unknown, _name: string, data: { runId: number }) => {
      queued.push(data.runId);
    },
  } as unknown as Deps['jobs'];
  const sample = await createDirectory(null, db);
  const directory: Directory = {
    kind: sample.kind,
    universities: (filter) => sample.universities(filter),
    universityCounts: () => sample.universityCounts(),
    professor: (key) => sample.professor(key),
    professorsOf: async (ids, query) =>
      (await sample.professorsOf(ids, query)).map((found) => ({ ...found, department: departmentOf(found) })),
  };
  const score: typeof scoreCandidates = (student, candidates, options) =>
    scoreCandidates(student, candidates, options)
      .map((scored) => ({ ...scored, score: scoreOf(scored.candidate, scored.score) }))
      .sort((a, b) => b.score - a.score);
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const clock = { now: new Date('2026-11-21T10:00:00Z') };
  const secrets = createSecrets(config.dataDir, testKey('a key for tests'));
  const deps = { config, db, jobs, directory, score, secrets, now: () => clock.now };

  // The contract's routes with only these handlers; the token is the user's id.
  const app = await createApp({ ...config, appDir: null });
  const handlers = {
    ...createBotHandlers(deps),
    ...createMatchingHandlers(deps),
    ...createProfessorHandlers(deps),
    ...createDirectoryHandlers(deps),
    // The dependencies for sending are missing, so nothing may be sent here.
    ...createDraftHandlers(deps as unknown as Deps),
    ...createReviewHandlers(deps as unknown as Deps),
  };
  await mountContract(app, handlers as Handlers, async (request) => ({
    userId: Number(request.headers.authorization?.replace('Bearer ', '')),
    sessionId: 1,
  }));

  const entry = (userId: number, section: string, fields: object) =>
    db
      .insertInto('profile_entries')
      .values({ user_id: userId, section, fields: JSON.stringify(fields) })
      .execute();

  return {
    deps,
    db,
    queued,
    /** Advances the clock; returns the new time. */
    pass: (minutes: number): Date => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
      return clock.now;
    },
    connection: database.connection,
    close: async () => {
      await app.close();
      await database.close();
    },
    /** Sends requests as one user; responses are validated against the contract. */
    api: (userId: number) => {
      const call: Api = async (method, url, body, headers = {}) => {
        const form = body instanceof FormData ? new Response(body) : null;
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers: {
            authorization: `Bearer ${userId}`,
            ...(form ? { 'content-type': form.headers.get('content-type') ?? '' } : {}),
            ...headers,
          },
          ...(form ? { payload: Buffer.from(await form.arrayBuffer()) } : body ? { payload: body } : {}),
        });
        const parsed: unknown = answer.body === '' ? undefined : answer.json();
        return { status: answer.statusCode, body: parsed as never, headers: new Headers() };
      };
      return call;
    },
    /** A student with a degree, a project, two interests and a connected Gmail account. */
    async student(email: string): Promise<{ userId: number; accountId: number }> {
      const { id: userId } = await db
        .insertInto('users')
        .values({ email, first_name: 'Nasrin', last_name: 'Ahmadi' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await entry(userId, 'degrees', {
        degree_type: 'Master',
        field_of_study: 'Computer Engineering',
        university_name: 'Sharif University of Technology',
        year_start: 2022,
        year_end: 2025,
        is_current: false,
        thesis_title: 'Robust learning from few labelled examples',
        thesis_abstract: 'We study learning from few labels under distribution shift.',
        result:
          'With 20 labels a class, semi-supervised learning lost 4 points under distribution shift, and supervised learning lost 11.',
      });
      await entry(userId, 'projects', {
        project_title: 'A toolkit for semi-supervised learning',
        year_start: 2024,
        project_description: 'Neural networks trained with few labels.',
      });
      const interests: Partial<ResearchInterest>[] = [
        {
          interest_name: 'Machine learning',
          subfield: 'Semi-supervised learning',
          question: 'How many labels does a network need to notice that its data have changed?',
        },
        { interest_name: 'Robotics', subfield: null },
      ];
      for (const interest of interests) await entry(userId, 'research_interests', interest);
      const { id: accountId } = await db
        .insertInto('gmail_accounts')
        .values({ user_id: userId, google_subject: email, email, state: 'connected' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { userId, accountId };
    },
    /** Ids of the best-ranked universities of a country. */
    async universities(countryCode: string, count: number): Promise<number[]> {
      const { items } = await directory.universities({});
      return items
        .filter((item) => item.countryCode === countryCode)
        .slice(0, count)
        .map((item) => item.id);
    },
    /** Ids of the universities with the most people, all of whom have an address and publications. At least five at each. */
    async staffed(count: number): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select university_id as id from directory_people
        where source = 'sample'
        group by university_id
        having count(*) >= 5 and bool_and(email is not null)
        order by count(*) desc, university_id
        limit ${count}`.execute(db);
      if (rows.length < count) throw new Error(`The sample has only ${rows.length} such universities`);
      return rows.map(({ id }) => id);
    },
    /** Creates a bot and returns it with its first run, which is queued. */
    async bot(
      student: { userId: number; accountId: number },
      filters: Partial<BotCreate['advanced_filters']>,
      fields: Partial<BotCreate> = {},
    ): Promise<{ botId: number; runId: number }> {
      const botId = await createBot(deps, {
        userId: student.userId,
        attempt: null,
        body: {
          name: 'Machine learning in the north',
          gmail_account: student.accountId,
          ...fields,
          advanced_filters: { research_area: 'Machine learning', ...filters },
        },
      });
      const run = (await latestRuns(db, [botId])).get(botId);
      if (!run) throw new Error('A new bot has a run');
      return { botId, runId: run.id };
    },
  };
}
