import type { Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { CandidateProfessor } from '../directory/directory.ts';
import type { Deps } from '../platform/deps.ts';
import { wasContacted } from '../sending/contacts.ts';
import { mustNotWriteTo } from '../sending/keptRefusals.ts';
import type { SkipCode } from './reasons.ts';

/**
 * The reason not to write to this professor now, or null. `email` is the address in the person's own record, which may differ from the
 * directory's.
 */
export async function skipReason(
  deps: Pick<Deps, 'secrets' | 'now'>,
  trx: Transaction<DB>,
  {
    userId,
    candidate,
    email,
    minPublications,
  }: { userId: number; candidate: CandidateProfessor; email: string | null; minPublications: number },
): Promise<SkipCode | null> {
  if (email !== null && (await mustNotWriteTo(deps, trx, userId, email))) return 'do_not_contact';
  if (await wasContacted(trx, { userId }, { personKey: candidate.key, recipient: email ?? '' }, deps.now()))
    return 'contacted';
  if (candidate.publications.length === 0) return 'no_publication';
  return candidate.worksCount < minPublications ? 'few_publications' : null;
}
