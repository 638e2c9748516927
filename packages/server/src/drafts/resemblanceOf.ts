import type { components } from '@peyk/api-types';
import type { Db } from '../platform/db/open.ts';
import { similarityLimit } from '../matching/checks.ts';
import { loadStudent } from '../matching/loadStudent.ts';
import { sharedWords } from '../matching/sharedWords.ts';
import { mostAlike } from '../matching/similarity.ts';
import { comparedLetters } from './letterChecks.ts';

type DraftResemblance = components['schemas']['DraftResemblance'];

/**
 * The person's own letter that makes the check of similarity fail (R13), with what both share; null where none is too like. Found as the
 * check finds it, but the passages are only computed here: where they are shown.
 */
export async function resemblanceOf(
  db: Db,
  userId: number,
  letter: { id: number; body: string },
): Promise<DraftResemblance | null> {
  const student = await loadStudent(db, userId);
  const others = (await comparedLetters(db, userId, [letter]))(letter);
  const { similarity, place } = mostAlike(
    letter.body,
    others.map(({ body }) => body),
    student,
  );
  const other = place === null ? undefined : others[place];
  if (!other || similarity < similarityLimit) return null;
  const shown = await db
    .selectFrom('email_drafts')
    .innerJoin('professors', 'professors.id', 'email_drafts.professor_id')
    .select([
      'email_drafts.subject',
      'email_drafts.professor_id',
      'email_drafts.state',
      'email_drafts.sent_at',
      'professors.full_name',
    ])
    .where('email_drafts.id', '=', other.id)
    .where('email_drafts.user_id', '=', userId)
    .executeTakeFirst();
  if (!shown) return null;
  const { passages, sameParagraphs, paragraphs } = sharedWords(letter.body, other.body, student);
  return {
    draft: other.id,
    professor: shown.professor_id,
    professor_name: shown.full_name,
    state: shown.state as DraftResemblance['state'],
    subject: shown.subject,
    body: other.body,
    sent_at: shown.sent_at === null ? null : new Date(shown.sent_at).toISOString(),
    passages: passages.map(({ start, end, otherStart, otherEnd }) => ({
      start,
      end,
      other_start: otherStart,
      other_end: otherEnd,
    })),
    same_paragraphs: sameParagraphs,
    paragraphs,
  };
}
