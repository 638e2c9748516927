import { sql } from 'kysely';
import { prepared } from '../db/prepared.ts';
import type { Deps } from '../deps.ts';
import { HttpProblem, notFound } from '../http/errors.ts';
import type { Lang } from '../http/messages/say.ts';
import { attemptOf } from '../http/once.ts';
import type { Handlers } from '../http/types.ts';
import { approveDraft, editDraft, skipDraft, unapproveDraft } from '../mail/approve.ts';
import { reportBounce } from '../mail/bounces.ts';
import { sendNow } from '../mail/sendNow.ts';
import { settleUnknown } from '../mail/settleUnknown.ts';
import { ensureDraft } from './ensureDraft.ts';
import { type EmailDraft, loadDrafts } from './toDraft.ts';

type DraftOperations =
  | 'listEmailDrafts'
  | 'getEmailDraft'
  | 'getOrCreateEmailDraft'
  | 'findEmailDraft'
  | 'updateEmailDraft'
  | 'approveEmailDraft'
  | 'unapproveEmailDraft'
  | 'sendEmailDraft'
  | 'skipEmailDraft'
  | 'settleEmailDraft'
  | 'reportBouncedEmail';

/** Email drafts: reading, writing, review and sending. */
export function createDraftHandlers(deps: Deps): Pick<Handlers, DraftOperations> {
  const { db } = deps;

  const one = async (userId: number, id: number, lang: Lang): Promise<EmailDraft> => {
    const draft = (await loadDrafts(db, userId, [id], lang)).get(id);
    if (!draft) throw notFound();
    return draft;
  };
  const draftOf = (userId: number, professorId: number) =>
    db
      .selectFrom('email_drafts')
      .select('id')
      .where('user_id', '=', userId)
      .where('professor_id', '=', professorId)
      .executeTakeFirst();

  return {
    async listEmailDrafts({ userId, query, lang }) {
      const { bot_run: run, state, page = 1, page_size: size = 20 } = query;
      let rows = db.selectFrom('email_drafts').where('user_id', '=', userId);
      if (state !== undefined) rows = rows.where('state', '=', state);
      if (run !== undefined) {
        // A draft is written once; later runs that find the same person attach to it.
        const found = db
          .selectFrom('bot_results')
          .select('professor_id')
          .where('run_id', '=', run)
          .where('user_id', '=', userId);
        rows = rows.where((eb) => eb.or([eb('bot_run_id', '=', run), eb('professor_id', 'in', found)]));
      }
      const shown = rows
        .select('id')
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size);
      const { count, ids } = await db
        .selectNoFrom([
          rows.select((eb) => eb.fn.countAll<number>().as('count')).as('count'),
          sql<number[]>`array(${shown})`.as('ids'),
        ])
        .modifyFront(prepared)
        .executeTakeFirstOrThrow();
      const drafts = await loadDrafts(db, userId, ids, lang);
      return { status: 200, body: { results: ids.flatMap((id) => drafts.get(id) ?? []), count: count ?? 0 } };
    },

    async getEmailDraft({ userId, path, lang }) {
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async getOrCreateEmailDraft({ userId, body, lang }) {
      const professor = await db
        .selectFrom('professors')
        .select('id')
        .where('id', '=', body.professor)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      if (!professor) throw notFound();
      const before = await draftOf(userId, professor.id);
      if (before) return { status: 200, body: await one(userId, before.id, lang) };
      const run =
        body.bot_run == null
          ? null
          : await db
              .selectFrom('bot_runs')
              .innerJoin('bots', 'bots.id', 'bot_runs.bot_id')
              .select(['bot_runs.id', 'bot_runs.language', 'bots.gmail_account_id'])
              .where('bot_runs.id', '=', body.bot_run)
              .where('bot_runs.user_id', '=', userId)
              .executeTakeFirst();
      if (run === undefined) throw notFound();
      const id = await db.transaction().execute((trx) =>
        ensureDraft(deps, trx, {
          userId,
          professorId: professor.id,
          runId: run?.id ?? null,
          // The letter is for the professor: the language of the screen has no say in it.
          lang: run?.language === 'fa' ? 'fa' : 'en',
          gmailAccountId: run?.gmail_account_id ?? null,
        }),
      );
      return { status: 201, body: await one(userId, id, lang) };
    },

    async findEmailDraft({ userId, body, lang }) {
      const found = await draftOf(userId, body.professor);
      if (!found) throw notFound();
      return { status: 200, body: await one(userId, found.id, lang) };
    },

    async updateEmailDraft({ userId, path, body, lang }) {
      try {
        await editDraft(deps, userId, path.id, { subject: body.subject, body: body.body, version: body.version });
      } catch (error) {
        if (!(error instanceof HttpProblem && error.code === 'draft_changed')) throw error;
        throw new HttpProblem(409, error.key, { code: error.code, current: await one(userId, path.id, lang) });
      }
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async approveEmailDraft({ userId, path, body, lang, request }) {
      const attempt = attemptOf({ userId, request, body }, deps.now());
      await approveDraft(deps, userId, path.id, body?.version, attempt);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async unapproveEmailDraft({ userId, path, lang }) {
      await unapproveDraft(deps, userId, path.id);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async sendEmailDraft({ userId, path, body, lang, request }) {
      const attempt = attemptOf({ userId, request, body }, deps.now());
      await sendNow(deps, userId, path.id, body?.version, attempt);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async skipEmailDraft({ userId, path, lang }) {
      await skipDraft(deps, userId, path.id);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async settleEmailDraft({ userId, path, body, lang }) {
      await settleUnknown(deps, userId, path.id, body.outcome);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async reportBouncedEmail({ userId, path, body, lang }) {
      await reportBounce(deps, userId, path.id, body ?? {});
      return { status: 200, body: await one(userId, path.id, lang) };
    },
  };
}
