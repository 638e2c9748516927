import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { userTransaction } from '../platform/locks.ts';
import { isHeaderSafe } from '../platform/mail/mime.ts';
import { bindingsOf, boundAfter } from './bindings.ts';
import { checkVersion, lockDraft } from './lockDraft.ts';
import { phrasingOf, stillPhrased } from './phrasing/stored.ts';
import { storeChecks } from './storedChecks.ts';
import { mayMove, moveDrafts } from './transitions.ts';

/** Changes subject and body; an approved draft returns to review. Throws 404 and 409. */
export async function editDraft(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  draftId: number,
  edit: { subject?: string | undefined; body?: string | undefined; version?: number | undefined },
): Promise<void> {
  if (edit.subject !== undefined && !isHeaderSafe(edit.subject)) {
    throw new HttpProblem(400, 'unacceptableText', {
      code: 'invalid',
      fields: { subject: [{ key: 'unacceptableText' }] },
    });
  }
  await userTransaction(deps.db, userId, async (trx) => {
    const draft = await lockDraft(trx, userId, draftId);
    const moves = mayMove(draft, 'edit');
    checkVersion(draft, edit.version);
    const subject = edit.subject ?? draft.subject;
    const body = edit.body ?? draft.body;
    if (!moves || (subject === draft.subject && body === draft.body)) return;
    await moveDrafts(trx, 'edit', [draftId], {
      now: deps.now(),
      draft: {
        subject,
        body,
        version: draft.version + 1,
        written_by: 'person',
        bindings: JSON.stringify(boundAfter(bindingsOf(draft.bindings), body)),
        phrasing: JSON.stringify(stillPhrased(phrasingOf(draft.phrasing), body)),
      },
    });
    await storeChecks(trx, userId, [draftId]);
  });
}
