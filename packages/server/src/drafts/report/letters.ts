import type { CandidateProfessor } from '../../directory/directory.ts';
import { candidates } from '../../matching/fixtures.ts';
import { composeEmail, type ComposedEmail } from '../../matching/compose.ts';
import { asCandidate, judgedStudent, JUDGED_YEAR } from '../../matching/judged/index.ts';
import { judgedProfessors } from '../../matching/judged/professors/index.ts';
import type { JudgedStudent } from '../../matching/judged/shapes.ts';
import { asWriter } from '../../matching/judged/writer.ts';
import { classOf, type MatchClass } from '../../matching/matchClass.ts';
import { scoreCandidates } from '../../matching/score.ts';
import { sentenceFactsOf, type Writer } from '../../matching/sentences/factsOf.ts';
import { judgeSentences } from '../../matching/sentences/judgeSentences.ts';
import type { SentenceFacts, SentenceJudgement } from '../../matching/sentences/shapes.ts';
import { studentFor } from '../../matching/studentFor.ts';

/** Ten profiles in eight fields: two written in Persian, two without a result. */
export const REPORTED = [
  'mina-rostami',
  'nasim-kazemi',
  'joseph-mwangi',
  'thandeka-nkosi',
  'tomasz-wilk',
  'leyla-demir',
  'rosa-quispe',
  'rohan-deshpande',
  'camila-duarte',
  'anna-lindqvist',
] as const;

/** Letters of each. */
export const EACH = 5;
/** The day on which they are written. */
export const REPORT_DAY = `${JUDGED_YEAR}-11-25`;

export interface ReportedLetter {
  /** "student/professor" */
  id: string;
  student: JudgedStudent;
  professor: CandidateProfessor;
  score: number;
  matchClass: MatchClass;
  email: ComposedEmail;
  facts: SentenceFacts;
  sentences: SentenceJudgement[];
}

const keyOf = ({ key }: CandidateProfessor): string => key.replace(/^[^:]*:/u, '');

/** The student as the sentences of their letters are compared with. */
export function writerOf(student: JudgedStudent): Writer {
  const { firstName, lastName, profile, degrees, papers, researchExperiences, projects, jobs, skills, interests } =
    student;
  const names = [`${firstName} ${lastName}`, profile.latin_name ?? ''].filter((name) => name !== '');
  return { names, plan: profile, degrees, papers, researchExperiences, projects, jobs, skills, interests };
}

/** What the sentences of this student's letter to this professor may stand on. */
export const factsOf = (student: JudgedStudent, professor: CandidateProfessor): SentenceFacts =>
  sentenceFactsOf(professor, writerOf(student));

/**
 * What a run would write for ten students over the judged professors and all people of the sample: for each the five closest, none below
 * Possible.
 */
export function reportedLetters(): ReportedLetter[] {
  const professors = [...judgedProfessors.map(asCandidate), ...candidates];
  return REPORTED.flatMap((key) => {
    const student = judgedStudent(key);
    const writer = studentFor(asWriter(student), []);
    const subjects: string[] = [];
    return scoreCandidates(writer, professors, { year: JUDGED_YEAR })
      .filter(({ score }) => classOf(score) !== 'no')
      .slice(0, EACH)
      .map(({ candidate, score }): ReportedLetter => {
        const email = composeEmail(writer, candidate, {
          today: REPORT_DAY,
          needResearchProposal: false,
          otherSubjects: subjects,
        });
        subjects.push(email.subject);
        const facts = factsOf(student, candidate);
        return {
          id: `${key}/${keyOf(candidate)}`,
          student,
          professor: candidate,
          score,
          matchClass: classOf(score),
          email,
          facts,
          sentences: judgeSentences(email.body, facts),
        };
      });
  });
}

/** All letters as one text, which is compared when a wording changes. */
export const lettersText = (letters: readonly ReportedLetter[]): string =>
  letters
    .map(
      ({ id, score, matchClass, email }) =>
        `=== ${id} · ${score} (${matchClass})\nSubject: ${email.subject}\n\n${email.body}\n`,
    )
    .join('\n');
