import type { LetterAttachment, LetterAttachmentsInput } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import {
  type ApprovedFile,
  type CvDeps,
  currentCvFile,
  filesOf,
  heldFiles,
  proposalFault,
} from '../attachments/files.ts';
import { letterCv } from '../cv/ownCv.ts';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, invalidField } from '../platform/http/errors.ts';
import { userTransaction } from '../platform/locks.ts';
import { type LockedDraft, lockDraft } from './lockDraft.ts';
import { mayMove, moveDrafts } from './transitions.ts';

interface WithFiles {
  id: number;
  state: string;
  cv_file_id: number | null;
  proposal_file_id: number | null;
  /** What was approved; null without an approval. */
  approved_files: unknown;
}

/** What a CV would be made from today; null where none can be made. */
async function cvOfToday(db: Kysely<DB>, userId: number): Promise<string | null> {
  try {
    return (await letterCv(db, userId)).contentKey;
  } catch (error) {
    // A letter is read all the same, with the CV that it has.
    if (error instanceof HttpProblem) return null;
    throw error;
  }
}

const approvedFiles = (stored: unknown): ApprovedFile[] | null => stored as ApprovedFile[] | null;

const named = (file: ApprovedFile): ApprovedFile => {
  const { kind, name, size, pages, sha256 } = file;
  return { kind, name, size, pages, sha256 };
};

/** The files that go with each of these drafts; of an approved one those that were approved. A CV that would be another one today says so. */
export async function attachmentsOf(
  db: Kysely<DB>,
  userId: number,
  rows: readonly WithFiles[],
): Promise<Map<number, LetterAttachment[]>> {
  const ids = [...new Set(rows.flatMap((row) => [row.cv_file_id, row.proposal_file_id]))];
  const files = await filesOf(db, userId, ids);
  const open = rows.some((row) => row.cv_file_id !== null && !HAS_LEFT.has(row.state));
  const today = open ? await cvOfToday(db, userId) : null;
  return new Map(
    rows.map((row) => {
      const own = [row.cv_file_id, row.proposal_file_id].flatMap((id) => files.find((file) => file.id === id) ?? []);
      const list =
        approvedFiles(row.approved_files) ??
        own.map((file, at) => asAttached(file, at === 0 && file.id === row.cv_file_id));
      const attached = list.map((file): LetterAttachment => {
        const stored = own.find(({ sha256 }) => sha256 === file.sha256);
        const outdated =
          file.kind === 'cv' && !HAS_LEFT.has(row.state) && today !== null && (stored?.made_from ?? today) !== today;
        return { ...named(file), file: stored?.id ?? null, outdated };
      });
      return [row.id, attached];
    }),
  );
}

/** A letter that is leaving or has left: another CV today changes nothing about it. */
const HAS_LEFT = new Set(['sending', 'sent', 'unknown']);

type OwnFile = Awaited<ReturnType<typeof filesOf>>[number];

const asAttached = (file: OwnFile, isCv: boolean): ApprovedFile => ({
  kind: isCv ? 'cv' : 'proposal',
  name: file.name,
  size: file.size,
  pages: file.pages,
  sha256: file.sha256,
});

/** The files of a locked draft, as its approval records them. */
export async function filesToApprove(trx: Kysely<DB>, userId: number, draft: LockedDraft): Promise<ApprovedFile[]> {
  const files = await filesOf(trx, userId, [draft.cv_file_id, draft.proposal_file_id]);
  return [draft.cv_file_id, draft.proposal_file_id].flatMap((id, at) => {
    const file = id === null ? undefined : files.find((one) => one.id === id);
    return file ? [asAttached(file, at === 0)] : [];
  });
}

/**
 * Sets what goes with a draft; an approved one returns to review (ATT-01). Throws 404, 400 for a proposal, and 409 once it is leaving or
 * where no CV can be made.
 */
export async function setAttachments(
  deps: Pick<Deps, 'db' | 'now' | 'log'>,
  userId: number,
  draftId: number,
  { cv, proposal }: LetterAttachmentsInput,
): Promise<void> {
  // Drawn before the draft is locked: a long CV takes a second.
  const current = cv === 'current' ? await ownDraftsCv(deps, userId, draftId) : null;
  await userTransaction(deps.db, userId, async (trx) => {
    const draft = await lockDraft(trx, userId, draftId);
    const moves = mayMove(draft, 'edit');
    if (proposal !== null && proposal !== draft.proposal_file_id) {
      const fault = await proposalFault(trx, userId, proposal, await mostPages(trx, draftId));
      if (fault) throw invalidField('proposal', fault.key, fault.params);
    }
    const files = {
      cv_file_id: cv === 'none' ? null : (current ?? draft.cv_file_id),
      proposal_file_id: proposal,
    };
    const same = files.cv_file_id === draft.cv_file_id && files.proposal_file_id === draft.proposal_file_id;
    if (moves && !same) await moveDrafts(trx, 'edit', [draftId], { now: deps.now(), draft: files });
  });
}

/** The CV of today for a draft of the person's. Throws a 404 first: nothing is drawn for somebody else's. */
async function ownDraftsCv(deps: Pick<Deps, 'db' | 'now' | 'log'>, userId: number, draftId: number): Promise<number> {
  const draft = await deps.db.transaction().execute((trx) => lockDraft(trx, userId, draftId));
  mayMove(draft, 'edit');
  return currentCvFile(deps, userId);
}

/** The most pages of a proposal in a draft: its bot says so, and without a bot there is no limit. */
async function mostPages(trx: Kysely<DB>, draftId: number): Promise<number> {
  const bot = await trx
    .selectFrom('email_drafts')
    .innerJoin('bot_runs', 'bot_runs.id', 'email_drafts.bot_run_id')
    .innerJoin('bots', 'bots.id', 'bot_runs.bot_id')
    .select('bots.proposal_max_pages')
    .where('email_drafts.id', '=', draftId)
    .executeTakeFirst();
  return bot?.proposal_max_pages ?? Infinity;
}

/** What a new draft carries. */
export interface NewAttachments {
  cv_file_id: number | null;
  proposal_file_id: number | null;
}

/**
 * What a new draft of a run carries: as its bot says now (ATT-01). Call it outside a transaction: the CV may have to be drawn. A CV that
 * cannot be made is left out, because the email is worth more than the file; its page says why.
 */
export async function attachmentsOfRun(deps: CvDeps, userId: number, runId: number | null): Promise<NewAttachments> {
  const bot =
    runId === null
      ? undefined
      : await deps.db
          .selectFrom('bot_runs')
          .innerJoin('bots', 'bots.id', 'bot_runs.bot_id')
          .select(['bots.attach_cv', 'bots.proposal_file_id'])
          .where('bot_runs.id', '=', runId)
          .where('bot_runs.user_id', '=', userId)
          .executeTakeFirst();
  const cv = bot?.attach_cv
    ? await currentCvFile(deps, userId).catch((error: unknown) => {
        if (error instanceof HttpProblem) return null;
        throw error;
      })
    : null;
  return { cv_file_id: cv, proposal_file_id: bot?.proposal_file_id ?? null };
}

/** Those that are still there, held until the transaction ends. */
export async function stillThere(trx: Kysely<DB>, userId: number, wanted: NewAttachments): Promise<NewAttachments> {
  const there = await heldFiles(trx, userId, [wanted.cv_file_id, wanted.proposal_file_id]);
  const kept = (id: number | null) => (id !== null && there.has(id) ? id : null);
  return { cv_file_id: kept(wanted.cv_file_id), proposal_file_id: kept(wanted.proposal_file_id) };
}
