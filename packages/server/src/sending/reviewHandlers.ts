import { loadDraft } from '../drafts/toDraft.ts';
import { withLeaving } from './withLeaving.ts';
import type { Deps } from '../platform/deps.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { idempotentRequest } from '../platform/http/idempotency.ts';
import type { Handlers } from '../platform/http/types.ts';
import { recordAnswer, removeAnswer } from './answers.ts';
import { approveDraft, skipDraft, unapproveDraft } from './approve.ts';
import { reportBounce } from './bounces.ts';
import { openReview } from './openReview.ts';
import { sendNow } from './sendNow.ts';
import { settleUnknown } from './settleUnknown.ts';

type Operations =
  | 'openReview'
  | 'approveEmailDraft'
  | 'unapproveEmailDraft'
  | 'sendEmailDraft'
  | 'skipEmailDraft'
  | 'settleEmailDraft'
  | 'reportBouncedEmail'
  | 'recordAnswer'
  | 'removeAnswer';

/** Decisions about a draft: approve, schedule, send or skip; and reports of its outcome. */
export function createReviewHandlers(deps: Deps): Pick<Handlers, Operations> {
  const one = async (userId: number, id: number, lang: Lang) =>
    withLeaving(deps, userId, await loadDraft(deps, userId, id, lang));

  return {
    async openReview({ userId, body, lang }) {
      return { status: 200, body: await openReview(deps, userId, body.professors, lang) };
    },

    async approveEmailDraft({ userId, path, body, lang, request }) {
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
      await approveDraft(deps, userId, path.id, body ?? {}, attempt);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async unapproveEmailDraft({ userId, path, lang }) {
      await unapproveDraft(deps, userId, path.id);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async sendEmailDraft({ userId, path, body, lang, request }) {
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
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

    async recordAnswer({ userId, path, body, lang, request }) {
      const attempt = idempotentRequest({ userId, request, body }, deps.now());
      await recordAnswer(deps, userId, path.id, body, attempt);
      return { status: 200, body: await one(userId, path.id, lang) };
    },

    async removeAnswer({ userId, path, lang }) {
      await removeAnswer(deps, userId, path.id);
      return { status: 200, body: await one(userId, path.id, lang) };
    },
  };
}
