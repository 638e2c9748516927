import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import type { MessageKey, MessageParams } from '../platform/http/messages/translate.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { happened } from '../rewards/earn.ts';
import { judgeSentences } from '../matching/sentences/judgeSentences.ts';
import { bindingsOf, markersOf } from './bindings.ts';
import { dayOf } from './ensureDraft.ts';
import { comparedWith, factsFor, reasonKeyOf, sourcesFor } from './judgeLetter.ts';
import { loadWriter } from './loadWriter.ts';
import { checkVersion, lockDraft } from './lockDraft.ts';
import { storeChecks } from './storedChecks.ts';
import { mayMove, moveDrafts } from './transitions.ts';

/** A 422 for a field that does not fit what is stored. */
const unfit = (field: string, key: MessageKey, params: MessageParams = {}): HttpProblem =>
  new HttpProblem(422, key, { code: 'invalid', params, fields: { [field]: [{ key, params }] } });

/**
 * Binds a sentence that has no source to one, or takes that back with a null; an approved draft returns to review (EVD-04). Throws 404 and
 * 409, and a 422 for a text that is no such sentence, and for a source that is not among the draft's or does not bear the sentence.
 */
export async function bindSentence(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  draftId: number,
  { text, source, version }: { text: string; source: string | null; version?: number | undefined },
): Promise<void> {
  await userTransaction(deps.db, userId, async (trx) => {
    // The person before the draft: binding earns something.
    await lockPerson(trx, userId);
    const draft = await lockDraft(trx, userId, draftId);
    const moves = mayMove(draft, 'edit');
    checkVersion(draft, version);
    const before = bindingsOf(draft.bindings);
    const others = before.filter((binding) => binding.text !== text);
    const bindings = source === null ? others : [...others, { text, source }];
    if (source !== null) {
      const professor = comparedWith(draft);
      const writer = await loadWriter(trx, userId);
      const facts = factsFor(professor, writer);
      const judged = judgeSentences(draft.body, facts, markersOf(others, facts, professor));
      if (!judged.some((one) => one.sentenceClass === 'unbound' && one.text === text))
        throw unfit('text', 'sentenceNotThere');
      const sources = sourcesFor(professor, writer, dayOf(deps.now()));
      if (!sources.some(({ key }) => key === source)) throw unfit('source', 'sourceUnknown');
      const bound = judgeSentences(draft.body, facts, markersOf(bindings, facts, professor));
      const refused = bound.find((one) => one.sentenceClass === 'unbound' && one.text === text);
      if (refused) throw unfit('source', refused.reason === 'word' ? 'sourceSaysLess' : reasonKeyOf(refused.reason));
    }
    const same = JSON.stringify(before) === JSON.stringify(bindings);
    if (!moves || same) return;
    await moveDrafts(trx, 'edit', [draftId], {
      now: deps.now(),
      draft: { bindings: JSON.stringify(bindings), version: draft.version + 1 },
    });
    await storeChecks(trx, userId, [draftId]);
    if (source === null) return;
    await happened(trx, {
      userId,
      event: 'sentence_bound',
      subject: `${draftId} ${text}`,
      actor: 'person',
      at: deps.now(),
      once: '',
    });
  });
}
