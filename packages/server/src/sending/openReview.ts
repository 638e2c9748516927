import type { EmailRefusal, EmailReview } from '@peyk/api-types';
import { ensureDraft } from '../drafts/ensureDraft.ts';
import { outcomeOf, type DraftState } from '../drafts/lifecycle.ts';
import { loadDrafts } from '../drafts/toDraft.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import { type Lang, type MessageKey, translate } from '../platform/http/messages/translate.ts';
import { wasContacted } from './contacts.ts';
import { mustNotWriteTo } from './keptRefusals.ts';

type ReviewDeps = Pick<Deps, 'db' | 'now' | 'secrets'>;

/** A rule that forbids the email: its message key and the code that an approval would be refused with. */
interface Rule {
  key: MessageKey;
  code: string;
}

const notThere: Rule = { key: 'notFound', code: 'not_found' };

/** The selected records that are the person's own, with the state of the draft to each. */
const recordsOf = ({ db }: ReviewDeps, userId: number, professors: readonly number[]) =>
  db
    .selectFrom('professors')
    .leftJoin('email_drafts', (join) =>
      join
        .onRef('email_drafts.professor_id', '=', 'professors.id')
        .onRef('email_drafts.user_id', '=', 'professors.user_id'),
    )
    .select(['professors.id', 'professors.full_name', 'professors.email', 'professors.person_key'])
    .select(['email_drafts.id as draft_id', 'email_drafts.state'])
    .where('professors.user_id', '=', userId)
    .where('professors.id', 'in', professors)
    .execute();

type SelectedRecord = Awaited<ReturnType<typeof recordsOf>>[number];

/** Why this professor may not be written to, by the rules that an approval is checked against; null where none forbids it. */
async function ruleAgainst(deps: ReviewDeps, userId: number, record: SelectedRecord): Promise<Rule | null> {
  const { db, now } = deps;
  const { email: recipient, person_key: personKey } = record;
  const state = record.state as DraftState | null;
  if (state !== null) {
    const outcome = outcomeOf(state, 'approve');
    if (outcome.kind === 'refused') return outcome;
    if (outcome.kind === 'stays') return { key: 'emailApproved', code: 'already_approved' };
  }
  // Without an address there is nobody to look up; the review says that it is missing.
  if (recipient === null) return null;
  if (await mustNotWriteTo(deps, db, userId, recipient)) return { key: 'doNotContact', code: 'do_not_contact' };
  if (await wasContacted(db, { userId }, { personKey, recipient }, now()))
    return { key: 'alreadyContacted', code: 'already_contacted' };
  return null;
}

/** The id of the draft to a record, which is written where there is none; null when the record was deleted meanwhile. */
async function draftFor(deps: ReviewDeps, userId: number, professorId: number): Promise<number | null> {
  try {
    return await deps.db
      .transaction()
      .execute((trx) => ensureDraft(deps, trx, { userId, professorId, runId: null, gmailAccountId: null }));
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 404) return null;
    throw error;
  }
}

/**
 * The drafts to exactly these professors, written where there are none, and who may not be written to, with the rule. Approves and sends
 * nothing. Another person's professor is one that is not there.
 */
export async function openReview(
  deps: ReviewDeps,
  userId: number,
  selected: readonly number[],
  lang: Lang,
): Promise<EmailReview> {
  const professors = [...new Set(selected)];
  const records = new Map((await recordsOf(deps, userId, professors)).map((record) => [record.id, record]));
  const ids: number[] = [];
  const refused: EmailRefusal[] = [];
  for (const professor of professors) {
    const record = records.get(professor);
    const refuse = ({ key, code }: Rule) =>
      refused.push({
        professor,
        professor_name: code === notThere.code ? null : (record?.full_name ?? null),
        code,
        detail: translate(lang, key),
      });
    const rule = record ? await ruleAgainst(deps, userId, record) : notThere;
    const draft = rule ? null : (record?.draft_id ?? (await draftFor(deps, userId, professor)));
    if (draft === null) refuse(rule ?? notThere);
    else ids.push(draft);
  }
  const drafts = await loadDrafts(deps.db, userId, ids, lang);
  return { drafts: ids.flatMap((id) => drafts.get(id) ?? []), refused };
}
