import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import { isDoNotContact, wasContacted } from '../sending/rules.ts';

/** Why a professor is found but not written to. Each word is the key of the sentence the person reads. */
export type SkipReason = 'skippedContacted' | 'skippedDoNotContact' | 'skippedNoPublication' | 'skippedFewPublications';

/**
 * The reason not to write to this person now, or null. `email` is the address of the person's own record, which may differ from the
 * directory's.
 */
export async function skipReason(
  trx: Transaction<DB>,
  {
    userId,
    candidate,
    email,
    minPublications,
    now,
  }: { userId: number; candidate: CandidateProfessor; email: string | null; minPublications: number; now: Date },
): Promise<SkipReason | null> {
  if (email !== null && (await isDoNotContact(trx, userId, email))) return 'skippedDoNotContact';
  if (await wasContacted(trx, { userId }, { personKey: candidate.key, recipient: email ?? '' }, now))
    return 'skippedContacted';
  if (candidate.publications.length === 0) return 'skippedNoPublication';
  return candidate.worksCount < minPublications ? 'skippedFewPublications' : null;
}
