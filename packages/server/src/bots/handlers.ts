import type { Bot, BotRun } from '@peyk/api-types';
import type { WithDirectory } from '../directory/directory.ts';
import { sql } from 'kysely';
import { POSSIBLE } from '../matching/matchClass.ts';
import { weighEdit } from '../platform/db/editConflicts.ts';
import type { Deps } from '../platform/deps.ts';
import { changedElsewhere, notFound } from '../platform/http/errors.ts';
import { type Lang, translate } from '../platform/http/messages/translate.ts';
import { idempotentRequest, claimKey, recordResult, recordedResult } from '../platform/http/idempotency.ts';
import type { Context, Handlers } from '../platform/http/types.ts';
import { userTransaction } from '../platform/locks.ts';
import { reschedule } from '../sending/reschedule.ts';
import { withLeaving } from '../sending/withLeaving.ts';
import { type Action, act, deleteBot, requireAccount, startBot } from './actions.ts';
import { beginRun, fieldsOf, lockBot } from './beginRun.ts';
import { createBot } from './createBot.ts';
import { changedBotFields, checkBotFields, flatFields, knowsUniversities } from './input.ts';
import { targetRankMax } from './plan.ts';
import { listResults } from './results.ts';
import { loadBots, selectRuns, toRun } from './toBot.ts';

type Operations =
  | 'listBots'
  | 'getBot'
  | 'createBot'
  | 'updateBot'
  | 'deleteBot'
  | 'getBotStats'
  | 'getLatestBotRun'
  | 'runBot'
  | 'listBotResults'
  | 'startBot'
  | 'pauseBot'
  | 'resumeBot'
  | 'stopBot';

/** The run's id in an idempotency record. */
const runOf = (left: unknown): number => (left as { run?: number } | undefined)?.run ?? 0;

/** Bots of the signed-in person, their runs and results. */
export function createBotHandlers(
  deps: Pick<Deps, 'config' | 'db' | 'jobs' | 'now'> & WithDirectory,
): Pick<Handlers, Operations> {
  const { db, now } = deps;

  const oneBot = async (userId: number, lang: Lang, id: number): Promise<Bot> => {
    const [bot] = await loadBots(db, userId, lang, id);
    if (!bot) throw notFound();
    return bot;
  };

  const oneRun = async (id: number, lang: Lang): Promise<BotRun> =>
    toRun(await selectRuns(db).where('bot_runs.id', '=', id).executeTakeFirstOrThrow(notFound), lang);

  const control =
    (action: Action) =>
    async ({ path, userId, lang }: Pick<Context<'pauseBot'>, 'path' | 'userId' | 'lang'>) => {
      await act(deps, userId, path.id, action);
      return { status: 200 as const, body: await oneBot(userId, lang, path.id) };
    };

  return {
    listBots: async ({ userId, lang }) => ({ status: 200, body: await loadBots(db, userId, lang) }),
    getBot: async ({ path, userId, lang }) => ({ status: 200, body: await oneBot(userId, lang, path.id) }),

    createBot: async ({ body, userId, lang, request }) => {
      const attempt = idempotentRequest({ userId, request, body }, now());
      const id = await createBot(deps, { userId, body, attempt });
      const bot = await oneBot(userId, lang, id);
      return { status: 201, body: { bot, run: bot.latest_run } };
    },

    updateBot: async ({ path, body, userId, lang }) => {
      const known = await knowsUniversities(deps, body.advanced_filters);
      const isLate = await db.transaction().execute(async (trx) => {
        const row = await lockBot(trx, userId, path.id);
        const stored = fieldsOf(row);
        const fields = changedBotFields(stored, body);
        const edit = weighEdit(row, flatFields(stored), flatFields(fields), body.version);
        if (edit.kind === 'clash') return true;
        await checkBotFields({ db: trx, now }, userId, fields, known, stored);
        await trx
          .updateTable('bots')
          .set({
            ...fields,
            advanced_filters: JSON.stringify(fields.advanced_filters),
            target_rank_max: targetRankMax(fields.advanced_filters),
            ...(edit.kind === 'change' ? { version: edit.version, field_versions: edit.field_versions } : {}),
            updated_at: now(),
          })
          .where('id', '=', path.id)
          .execute();
        return false;
      });
      const bot = await oneBot(userId, lang, path.id);
      if (isLate) throw changedElsewhere(bot);
      return { status: 200, body: bot };
    },

    deleteBot: async ({ path, userId, lang }) => {
      await deleteBot(deps, userId, path.id);
      return { status: 200, body: { detail: translate(lang, 'botDeleted') } };
    },

    getBotStats: async ({ userId }) => {
      const bots = await db
        .selectFrom('bots')
        .select([
          sql<number>`count(*)::int`.as('total_bots'),
          sql<number>`count(*) filter (where status in ('Active', 'Running'))::int`.as('active_bots'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      const found = await db
        .selectFrom('bot_results')
        .innerJoin('bot_runs', 'bot_runs.id', 'bot_results.run_id')
        .leftJoin('match_scores', (join) =>
          join
            .onRef('match_scores.bot_run_id', '=', 'bot_results.run_id')
            .onRef('match_scores.professor_id', '=', 'bot_results.professor_id'),
        )
        .select([
          sql<number>`count(distinct bot_results.professor_id)::int`.as('total_professors'),
          sql<number>`count(distinct (bot_runs.bot_id, bot_results.professor_id))
            filter (where bot_results.skipped_reason is null and match_scores.score >= ${POSSIBLE})::int`.as(
            'total_matches',
          ),
        ])
        .where('bot_results.user_id', '=', userId)
        .executeTakeFirstOrThrow();
      const mail = await db
        .selectFrom('email_drafts')
        .innerJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
        .select(sql<number>`count(*)::int`.as('emails_sent'))
        .where('email_drafts.user_id', '=', userId)
        .where('email_drafts.state', '=', 'sent')
        .executeTakeFirstOrThrow();
      return { status: 200, body: { ...bots, ...found, ...mail } };
    },

    getLatestBotRun: async ({ path, userId, lang }) => {
      const row = await selectRuns(db)
        .where('bot_id', '=', path.id)
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (!row) throw notFound();
      return { status: 200, body: toRun(row, lang) };
    },

    runBot: async ({ path, body, userId, lang, request }) => {
      const attempt = idempotentRequest({ userId, request, body }, now());
      const id = await userTransaction(db, userId, async (trx) => {
        if (attempt && !(await claimKey(trx, attempt))) return runOf(await recordedResult(trx, attempt));
        // A run ends a pause, so what became due in it gets a new slot.
        await reschedule(deps, trx, userId, path.id);
        const bot = await lockBot(trx, userId, path.id);
        await requireAccount({ db: trx, now }, userId, bot.gmail_account_id);
        const limit = body?.targets_limit ?? bot.num_professors;
        const run = await beginRun(deps, trx, { bot, dryRun: body?.dry_run ?? false, targetsLimit: limit });
        await recordResult(trx, attempt, { run });
        return run;
      });
      return { status: 202, body: await oneRun(id, lang) };
    },

    listBotResults: async ({ path, query, userId, lang }) => {
      const { page = 1, page_size: pageSize = 20, run: runId, draft_state: draftState, class: only, order } = query;
      const wanted = { userId, botId: path.id, runId, draftState, only, order, lang, page, pageSize };
      const [bot, body] = await Promise.all([
        db.selectFrom('bots').select('id').where('id', '=', path.id).where('user_id', '=', userId).executeTakeFirst(),
        listResults(db, wanted),
      ]);
      if (!bot) throw notFound();
      // Each one has to be planned, so only where one is looked at.
      if (pageSize > 1) return { status: 200, body };
      const results = await Promise.all(
        body.results.map(async (result) => ({
          ...result,
          draft: result.draft && (await withLeaving(deps, userId, result.draft)),
        })),
      );
      return { status: 200, body: { ...body, results } };
    },

    startBot: async ({ path, body, userId, lang }) => {
      await startBot(deps, userId, path.id, { schedule: body?.schedule ?? true });
      return { status: 200, body: await oneBot(userId, lang, path.id) };
    },
    pauseBot: control('pause'),
    resumeBot: control('resume'),
    stopBot: control('stop'),
  };
}
