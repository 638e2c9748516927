import { asCandidate, judgedProfessor, judgedStudent } from '../../matching/judged/index.ts';
import { sentenceFactsOf, type Writer } from '../../matching/sentences/factsOf.ts';
import type { SentenceFacts } from '../../matching/sentences/shapes.ts';

/** A student of the judged world as the writer of a letter. */
export function judgedWriter(key: string): Writer {
  const student = judgedStudent(key);
  const names = [`${student.firstName} ${student.lastName}`, student.profile.latin_name ?? ''];
  return { ...student, names: names.filter((name) => name !== ''), plan: student.profile };
}

/** All that a letter of this pair may stand on. */
export const judgedFacts = ({ student, professor }: { student: string; professor: string }): SentenceFacts =>
  sentenceFactsOf(asCandidate(judgedProfessor(professor)), judgedWriter(student));
