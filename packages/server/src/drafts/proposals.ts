import type { components } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import type { Deps } from '../platform/deps.ts';
import type { DB, Json } from '../platform/db/schema.ts';
import { conflict, notFound } from '../platform/http/errors.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { rewriteEmail } from '../matching/rewrite.ts';
import { studentFor } from '../matching/studentFor.ts';
import { countWords } from '../matching/wordCount.ts';
import { toCandidate } from '../professors/toCandidate.ts';
import { bindingsOf } from './bindings.ts';
import { dayOf, type PlannedLetter } from './ensureDraft.ts';
import { comparedWith, judgedText } from './judgeLetter.ts';
import { checksOf, comparedBodies, otherSubjects } from './letterChecks.ts';
import { loadWriter } from './loadWriter.ts';
import { checkVersion } from './lockDraft.ts';
import { asTheRules, phrasingOf } from './phrasing/stored.ts';
import { mayMove } from './transitions.ts';

type Schemas = components['schemas'];

/** A draft of the person with its professor and what its run was about. Throws a 404. */
async function draftToJudge(db: Kysely<DB>, userId: number, draftId: number) {
  const draft = await db
    .selectFrom('email_drafts')
    .selectAll()
    .where('id', '=', draftId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!draft) throw notFound();
  const professor = await db
    .selectFrom('professors')
    .selectAll()
    .where('id', '=', draft.professor_id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { draft, professor };
}

/** What a draft has stored of its sentences. */
const knownOf = ({ bindings, phrasing }: { bindings: Json; phrasing: Json }) => ({
  bindings: bindingsOf(bindings),
  phrasing: phrasingOf(phrasing),
});

/** What each sentence of a text stands on, and its checks. Stores nothing. */
export async function judgeText(
  db: Kysely<DB>,
  userId: number,
  draftId: number,
  { subject, body }: Schemas['EmailDraftText'],
  lang: Lang,
): Promise<Schemas['EmailDraftJudgement']> {
  const { draft, professor } = await draftToJudge(db, userId, draftId);
  const writer = await loadWriter(db, userId);
  const judged = judgedText(body, comparedWith(professor), writer, knownOf(draft), lang);
  const others = await comparedBodies(db, userId, [{ id: draftId, body }]);
  const { evidence, bindings } = draft;
  const letter = { ...professor, id: draftId, subject, body, evidence, bindings };
  const checks = checksOf(letter, { student: await loadStudent(db, userId), writer }, others({ id: draftId }));
  return { ...judged, checks, word_count: countWords(body) };
}

/** Another text of a draft from the same facts (LTR-18). Stores nothing. Throws 404 and 409. */
export async function proposeText(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: number,
  draftId: number,
  { action, version }: Schemas['EmailDraftRewriteInput'],
  lang: Lang,
): Promise<Schemas['EmailDraftRewrite']> {
  const { draft, professor } = await draftToJudge(db, userId, draftId);
  mayMove(draft, 'edit');
  checkVersion(draft, version);
  const run =
    draft.bot_run_id === null
      ? undefined
      : await db.selectFrom('bot_runs').select('plan').where('id', '=', draft.bot_run_id).executeTakeFirst();
  const plan = (run?.plan ?? null) as unknown as PlannedLetter | null;
  const student = studentFor(await loadStudent(db, userId), plan?.interests ?? []);
  const options = {
    today: dayOf(now()),
    needResearchProposal: plan?.needProposal ?? false,
    otherSubjects: await otherSubjects(db, userId, draftId),
  };
  const plain = asTheRules(draft.body, phrasingOf(draft.phrasing));
  const email = rewriteEmail(student, toCandidate(professor), plain, action, options, draft.body);
  if (!email) throw conflict('nothingElse', 'nothing_else');
  const { subject, body, wordCount } = email;
  const writer = await loadWriter(db, userId);
  const judged = judgedText(body, comparedWith(professor), writer, knownOf(draft), lang);
  return { subject, body, ...judged, word_count: wordCount };
}
