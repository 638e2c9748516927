import type { Deps } from '../platform/deps.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { happened } from '../rewards/earn.ts';
import type { DraftState } from './lifecycle.ts';
import { lockDraft } from './lockDraft.ts';

/** While the person has not decided: afterwards a source is no longer read before the approval (QST-02). */
const UNDECIDED: readonly string[] = ['needs_review', 'failed', 'skipped'] satisfies DraftState[];

/**
 * Records that the person opened a source that the draft cites, once for each. Of a draft that is approved or has left, and for an address
 * that the draft does not cite, nothing is recorded. Throws 404.
 */
export const recordOpenedSource = (
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  draftId: number,
  url: string,
): Promise<void> =>
  userTransaction(deps.db, userId, async (trx) => {
    await lockPerson(trx, userId);
    const draft = await lockDraft(trx, userId, draftId);
    const cited = draft.evidence as unknown as { kind: string; url: string | null }[];
    if (!UNDECIDED.includes(draft.state) || !cited.some((one) => one.kind !== 'profile' && one.url === url)) return;
    await happened(trx, {
      userId,
      event: 'source_opened',
      subject: `${draftId} ${url}`,
      actor: 'person',
      at: deps.now(),
      once: '',
    });
  });
