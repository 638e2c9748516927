import type { Deps } from '../../platform/deps.ts';
import { HttpProblem } from '../../platform/http/errors.ts';
import { userTransaction } from '../../platform/locks.ts';
import type { Evidence } from '../../matching/compose.ts';
import { checkVersion, lockDraft } from '../lockDraft.ts';
import { storeChecks } from '../storedChecks.ts';
import { mayMove, moveDrafts } from '../transitions.ts';
import { phrasingOf } from './stored.ts';

/**
 * Ends the mark of a sentence that a model was asked to phrase: kept as it is, or written as the rules do, which returns an approved draft to
 * review. Throws 404 and 409, and a 422 for a text without such a mark.
 */
export async function settlePhrasing(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  draftId: number,
  { text, keep, version }: { text: string; keep: boolean; version?: number | undefined },
): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    const draft = await lockDraft(trx, userId, draftId);
    const moves = mayMove(draft, 'edit');
    checkVersion(draft, version);
    const phrasing = phrasingOf(draft.phrasing);
    const phrase = phrasing.find((each) => each.text === text && !each.kept);
    if (phrase === undefined)
      throw new HttpProblem(422, 'phraseNotThere', { code: 'invalid', fields: { text: [{ key: 'phraseNotThere' }] } });
    if (keep || phrase.by === 'rules') {
      const kept = phrasing.map((each) => (each === phrase ? { ...each, kept: true } : each));
      await trx
        .updateTable('email_drafts')
        .set({ phrasing: JSON.stringify(kept) })
        .where('id', '=', draftId)
        .execute();
      return;
    }
    if (!moves) return;
    const others = phrasing.filter((each) => each !== phrase);
    const quoted = (draft.evidence as unknown as Evidence[]).map((fact) =>
      fact.quote === text ? { ...fact, quote: phrase.rules } : fact,
    );
    await moveDrafts(trx, 'edit', [draftId], {
      now: deps.now(),
      draft: {
        body: draft.body.replace(text, () => phrase.rules),
        evidence: JSON.stringify(quoted),
        phrasing: JSON.stringify(others),
        version: draft.version + 1,
        written_by: others.some(({ by }) => by === 'model') ? 'model' : 'composer',
      },
    });
    await storeChecks(trx, userId, [draftId]);
  });
}
