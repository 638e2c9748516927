import { sql } from 'kysely';
import { prepared } from '../platform/db/prepared.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, notFound } from '../platform/http/errors.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import type { Handlers } from '../platform/http/types.ts';
import { attachmentsOfRun, setAttachments } from './attachments.ts';
import { bindSentence } from './bindSentence.ts';
import { editDraft } from './editDraft.ts';
import { ensureDraft } from './ensureDraft.ts';
import { recordOpenedSource } from './openedSource.ts';
import { changeConsent, readLanguageModel } from './phrasing/consent.ts';
import { settlePhrasing } from './phrasing/settlePhrasing.ts';
import { judgeText, proposeText } from './proposals.ts';
import { type EmailDraft, loadDraft, loadDrafts } from './toDraft.ts';

type DraftOperations =
  | 'listEmailDrafts'
  | 'getEmailDraft'
  | 'getOrCreateEmailDraft'
  | 'findEmailDraft'
  | 'updateEmailDraft'
  | 'judgeEmailDraft'
  | 'bindEmailDraft'
  | 'recordOpenedSource'
  | 'rewriteEmailDraft'
  | 'settlePhrasing'
  | 'setEmailAttachments'
  | 'getLanguageModel'
  | 'updateLanguageModel';

/** The ids in a comma-separated list; a number that can be no id is nobody's. */
const idsIn = (list: string): number[] => list.split(',').map((id) => Math.min(Number(id), 2_147_483_647));

/** Adds to a draft what only its sending knows. */
type Planned = (userId: number, draft: EmailDraft) => Promise<EmailDraft>;

/** Reading and writing of drafts; their sending is in `sending`, which says with `planned` when a draft would leave. */
export function createDraftHandlers(
  deps: Deps,
  planned: Planned = (_, draft) => Promise.resolve(draft),
): Pick<Handlers, DraftOperations> {
  const { db } = deps;

  const one = async (userId: number, id: number, lang: Lang) =>
    planned(userId, await loadDraft(deps, userId, id, lang));
  const draftOf = (userId: number, professorId: number) =>
    db
      .selectFrom('email_drafts')
      .select('id')
      .where('user_id', '=', userId)
      .where('professor_id', '=', professorId)
      .executeTakeFirst();

  return {
    async listEmailDrafts({ userId, query, lang }) {
      const { bot_run: run, professor, professors, state, page = 1, page_size: size = 20 } = query;
      let rows = db.selectFrom('email_drafts').where('user_id', '=', userId);
      if (state !== undefined) rows = rows.where('state', '=', state);
      if (professor !== undefined) rows = rows.where('professor_id', '=', professor);
      // As one parameter, whatever its length: the text is prepared.
      if (professors !== undefined)
        rows = rows.where(sql<boolean>`email_drafts.professor_id = any(${idsIn(professors)}::int[])`);
      if (run !== undefined) {
        // A draft is written once; later runs that find the same person refer to it.
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
              .select(['bot_runs.id', 'bots.gmail_account_id'])
              .where('bot_runs.id', '=', body.bot_run)
              .where('bot_runs.user_id', '=', userId)
              .executeTakeFirst();
      if (run === undefined) throw notFound();
      const attachments = await attachmentsOfRun(deps, userId, run?.id ?? null);
      const id = await db.transaction().execute((trx) =>
        ensureDraft(deps, trx, {
          userId,
          professorId: professor.id,
          runId: run?.id ?? null,
          attachments,
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

    async judgeEmailDraft({ userId, path, body, lang }) {
      return { status: 200, body: await judgeText(db, userId, path.id, body, lang) };
    },

    async bindEmailDraft({ userId, path, body, lang }) {
      const { text, source, version } = body;
      await bindSentence(deps, userId, path.id, { text, source, version });
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async recordOpenedSource({ userId, path, body }) {
      await recordOpenedSource(deps, userId, path.id, body.url);
      return { status: 204, body: undefined };
    },

    async rewriteEmailDraft({ userId, path, body, lang }) {
      return { status: 200, body: await proposeText(deps, userId, path.id, body, lang) };
    },

    async settlePhrasing({ userId, path, body, lang }) {
      const { text, keep, version } = body;
      await settlePhrasing(deps, userId, path.id, { text, keep, version });
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async setEmailAttachments({ userId, path, body, lang }) {
      await setAttachments(deps, userId, path.id, body);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async getLanguageModel({ userId }) {
      return { status: 200, body: await readLanguageModel(deps, userId) };
    },

    async updateLanguageModel({ userId, body }) {
      await changeConsent(deps, userId, body);
      return { status: 200, body: await readLanguageModel(deps, userId) };
    },
  };
}
