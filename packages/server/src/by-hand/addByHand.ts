import type { Professor } from '@peyk/api-types';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Deps } from '../platform/deps.ts';
import { conflict } from '../platform/http/errors.ts';
import { type IdempotentRequest, runOnce } from '../platform/http/idempotency.ts';
import { lockPerson, userTransaction } from '../platform/locks.ts';
import { scoreRecord } from '../drafts/ensureDraft.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { storeScore } from '../matching/storeScore.ts';
import { insertProfessor, loadProfessor, refuseWithoutRoom } from '../professors/records.ts';
import { alikeProfessors, type Identity } from '../professors/samePerson.ts';
import type { StoredSources } from '../professors/sources.ts';
import { publicationColumns } from '../professors/toProfessor.ts';
import { type ReadByHand, toStored } from './readByHand.ts';

export const identityOf = ({ fields }: ReadByHand): Identity => ({
  full_name: fields.full_name,
  university_name: fields.university_name ?? null,
  email: fields.email ?? null,
});

/** Throws a 409 where the person has this professor, or one of whom they have not said that it is somebody else. */
async function refuseAlike(db: Kysely<DB>, userId: number, read: ReadByHand, another: boolean): Promise<void> {
  const alike = await alikeProfessors(db, userId, identityOf(read));
  if (alike.some(({ by }) => by === 'address')) throw conflict('professorExists', 'professor_exists');
  if (alike.length > 0 && !another) throw conflict('professorAlike', 'professor_alike');
}

/** Adds a professor whom the person found. Without a paper there is nothing to compare with, and no score. */
export async function addByHand(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: number,
  read: ReadByHand,
  { another, attempt }: { another: boolean; attempt: IdempotentRequest | null },
): Promise<Professor> {
  const now = deps.now();
  const papers = read.papers.map(toStored).sort((a, b) => b.year - a.year);
  const sources: StoredSources = papers.length === 0 ? {} : { publications: { source: 'doi', at: now.toISOString() } };

  const insert = async (trx: Transaction<DB>): Promise<Professor> => {
    await lockPerson(trx, userId);
    await refuseWithoutRoom(trx, userId, 1);
    await refuseAlike(trx, userId, read, another);
    const id = await insertProfessor(deps, trx, userId, {
      ...read.fields,
      ...publicationColumns(papers),
      sources: JSON.stringify(sources),
    });
    if (papers.length > 0) {
      const student = await loadStudent(trx, userId);
      const scored = await scoreRecord(deps, trx, { userId, professorId: id, student });
      await storeScore(trx, { userId, professorId: id, runId: null, scored }, now);
    }
    return loadProfessor(trx, userId, id);
  };
  return userTransaction(deps.db, userId, (trx) => runOnce(trx, attempt, () => insert(trx)));
}
