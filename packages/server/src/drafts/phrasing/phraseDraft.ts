import type { Kysely } from 'kysely';
import type { LanguageModelConfig } from '../../platform/config.ts';
import type { Deps } from '../../platform/deps.ts';
import type { DB } from '../../platform/db/schema.ts';
import { userTransaction } from '../../platform/locks.ts';
import type { DraftCheck } from '../../matching/checks.ts';
import type { Evidence } from '../../matching/compose.ts';
import { persianSources } from '../../matching/letter/persianSources.ts';
import type { Letter } from '../../matching/letter/write.ts';
import { loadStudent } from '../../matching/loadStudent.ts';
import { isolate } from '../../platform/isolate.ts';
import { checkPhrase, type PersianPart, type Phrase, type PhraseRefusal } from '../../matching/phrasing/checkPhrase.ts';
import { type Slot, type SlotName, slotsOf } from '../../matching/phrasing/slots.ts';
import { judgeSentences } from '../../matching/sentences/judgeSentences.ts';
import type { SentenceJudgement } from '../../matching/sentences/shapes.ts';
import { bindingsOf, markersOf } from '../bindings.ts';
import { comparedWith, factsFor } from '../judgeLetter.ts';
import { checksOf, comparedBodies } from '../letterChecks.ts';
import { loadWriter } from '../loadWriter.ts';
import { lockDraft, type LockedDraft } from '../lockDraft.ts';
import { storeChecks } from '../storedChecks.ts';
import { moveDrafts } from '../transitions.ts';
import { askModel, type CallFailure, MAX_TOKENS } from './askModel.ts';
import { correct, reserve } from './budget.ts';
import { hasConsent } from './consent.ts';
import { promptFor } from './prompt.ts';
import { readAnswer } from './readAnswer.ts';
import type { StoredPhrase } from './stored.ts';

/** A draft that the rules have just written. */
export interface PhrasableDraft {
  userId: number;
  runId: number | null;
  draftId: number;
  version: number;
  letter: Letter;
}

/** What came of it. `spent`: the day's use or the consent is at its end. `changed`: the draft is no longer what the rules wrote. */
export type Phrased =
  | { phrased: number; refused: PhraseRefusal[] }
  | { none: 'nothing' | 'spent' | 'changed' | 'no_consent' | 'answer' | CallFailure };

type PhraseDeps = Pick<Deps, 'db' | 'now'>;

const persianText = (parts: readonly PersianPart[], originalOf: (text: string) => string | null): string =>
  parts
    .map((part) => {
      if ('text' in part) return part.text;
      if ('title' in part) return isolate(part.title);
      const original = originalOf(part.content);
      return original === null ? isolate(part.content) : `${isolate(part.content)} (${original})`;
    })
    .join('');

/** What the gates say of a text of this draft. */
async function createGates(db: Kysely<DB>, draft: LockedDraft) {
  const userId = draft.user_id;
  const [student, writer] = [await loadStudent(db, userId), await loadWriter(db, userId)];
  const others = (await comparedBodies(db, userId, [{ id: draft.id, body: draft.body }]))({ id: draft.id });
  const professor = comparedWith(draft);
  const facts = factsFor(professor, writer);
  return {
    originalOf: persianSources(writer).originalOf,
    judge: (body: string): SentenceJudgement[] =>
      judgeSentences(body, facts, markersOf(bindingsOf(draft.bindings), facts, professor)),
    checks: (body: string): DraftCheck[] => checksOf({ ...draft, body }, { student, writer }, others),
  };
}

type Gates = Awaited<ReturnType<typeof createGates>>;

const sameMarkers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((marker) => b.includes(marker));

/** Why a text may not take the place of another one, of which it differs in one sentence; null where it may. */
function objection(gates: Gates, before: string, after: string, slot: Slot, text: string): PhraseRefusal | null {
  const [was, is] = [gates.judge(before), gates.judge(after)];
  const rules = was.find((sentence) => sentence.text === slot.rules);
  const phrased = is.find((sentence) => sentence.text === text);
  if (
    !rules ||
    phrased?.sentenceClass !== rules.sentenceClass ||
    !sameMarkers(phrased.rests, rules.rests) ||
    is.length !== was.length ||
    is.some((sentence, index) => sentence.sentenceClass !== was[index]?.sentenceClass)
  )
    return 'judged';
  const passed = new Set(gates.checks(before).flatMap((check) => (check.passed ? check.code : [])));
  const isWorse = gates.checks(after).some((check) => !check.passed && passed.has(check.code));
  return isWorse ? 'checks' : null;
}

/** Puts into a draft what passes every gate; what fails stays as the rules wrote it, and the draft says which (AIX-02). */
async function apply(
  { db, now }: PhraseDeps,
  service: LanguageModelConfig,
  { userId, runId, draftId, version }: PhrasableDraft,
  slots: readonly Slot[],
  phrases: ReadonlyMap<SlotName, Phrase>,
): Promise<Phrased> {
  return userTransaction(db, userId, async (trx) => {
    // The person may have taken it back while the service was writing.
    if (!(await hasConsent(trx, userId, service))) return { none: 'no_consent' };
    const draft = await lockDraft(trx, userId, draftId);
    if (draft.version !== version || draft.state !== 'needs_review' || draft.written_by !== 'composer')
      return { none: 'changed' };
    const gates = await createGates(trx, draft);
    const phrasing: StoredPhrase[] = [];
    let { body } = draft;
    for (const slot of slots) {
      const phrase = phrases.get(slot.name);
      if (phrase === undefined || body.split(slot.rules).length !== 2) continue;
      const checked = checkPhrase(slot, phrase);
      const stored = { rules: slot.rules, model: service.model, kept: false };
      const refuse = (refused: PhraseRefusal): void =>
        void phrasing.push({ ...stored, text: slot.rules, by: 'rules', persian: null, refused });
      if ('refused' in checked) refuse(checked.refused);
      else if (checked.text !== slot.rules) {
        const { text, persian } = checked;
        const next = body.replace(slot.rules, () => text);
        const refused = objection(gates, body, next, slot, text);
        if (refused !== null) refuse(refused);
        else {
          body = next;
          phrasing.push({
            ...stored,
            text,
            by: 'model',
            persian: persianText(persian, gates.originalOf),
            refused: null,
          });
        }
      }
    }
    const taken = phrasing.filter(({ by }) => by === 'model');
    if (phrasing.length > 0) {
      const quoted = (draft.evidence as unknown as Evidence[]).map((fact) => ({
        ...fact,
        quote: taken.find(({ rules }) => rules === fact.quote)?.text ?? fact.quote,
      }));
      await moveDrafts(trx, 'phrase', [draftId], {
        now: now(),
        draft: {
          body,
          evidence: JSON.stringify(quoted),
          phrasing: JSON.stringify(phrasing),
          version: version + 1,
          written_by: taken.length > 0 ? 'model' : 'composer',
        },
      });
      await storeChecks(trx, userId, [draftId]);
      if (runId !== null && taken.length > 0)
        await trx
          .updateTable('bot_runs')
          .set((of) => ({ phrased_sentences: of('phrased_sentences', '+', taken.length) }))
          .where('id', '=', runId)
          .execute();
    }
    return { phrased: taken.length, refused: phrasing.flatMap(({ refused }) => refused ?? []) };
  });
}

/**
 * Lets a language model phrase the sentences of a draft that it may (AIX). The draft of the rules is stored before, so whatever the service
 * does, there is a draft. No transaction is open during the call, and a draft that its person changed meanwhile stays as it is.
 */
export async function phraseDraft(
  deps: PhraseDeps,
  service: LanguageModelConfig,
  draft: PhrasableDraft,
  signal: AbortSignal,
): Promise<Phrased> {
  const { facts, slots } = slotsOf(draft.letter);
  const messages = slots.length === 0 ? null : promptFor(facts, slots);
  if (messages === null) return { none: 'nothing' };
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  const tokens = Math.ceil(characters / 3) + MAX_TOKENS;
  const reservation = await reserve(deps.db, draft.userId, service, { tokens, now: deps.now() });
  if (reservation === null) return { none: 'spent' };
  const asked = await askModel(service, messages, signal);
  if (asked.tokens !== null) await correct(deps.db, service, reservation, asked.tokens);
  if ('failed' in asked) return { none: asked.failed };
  const phrases = readAnswer(asked.content, slots);
  return phrases === null ? { none: 'answer' } : apply(deps, service, draft, slots, phrases);
}
