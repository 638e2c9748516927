import { areSubjectsAlike } from '../../matching/letter/subject.ts';
import { bodySimilarity } from '../../matching/similarity.ts';
import { asWriter } from '../../matching/judged/writer.ts';
import { measured, RUBRIC, type RubricAnswer } from '../judged/rubric.ts';
import type { ReportedLetter } from './letters.ts';
import { type Author, type Verdict, verdicts } from './verdicts.ts';

export interface Figure {
  name: string;
  goal: string;
  value: string;
  met: boolean;
}

const share = (value: number): string => `${Math.round(value * 100)} %`;

/** Pairs of subjects of one person that share more than half of their words (LTR-13). */
function alikeSubjects(letters: readonly ReportedLetter[]): number {
  let alike = 0;
  for (const [index, one] of letters.entries()) {
    for (const other of letters.slice(index + 1)) {
      if (one.student.key !== other.student.key) continue;
      if (areSubjectsAlike(one.email.subject, other.email.subject)) alike += 1;
    }
  }
  return alike;
}

/** The greatest similarity of two letters of one person (R13). */
function mostAlike(letters: readonly ReportedLetter[]): number {
  let most = 0;
  for (const [index, one] of letters.entries())
    for (const other of letters.slice(index + 1))
      if (one.student.key === other.student.key)
        most = Math.max(most, bodySimilarity(one.email.body, other.email.body, asWriter(one.student)));
  return most;
}

/** What the rules can measure of the letters by themselves. */
export function measuredFigures(letters: readonly ReportedLetter[]): Figure[] {
  const sentences = letters.flatMap((letter) => letter.sentences);
  const unbound = sentences.filter(({ sentenceClass }) => sentenceClass === 'unbound').length;
  const below = letters.filter(({ matchClass }) => matchClass === 'no').length;
  const thin = letters.filter(({ student }) => student.degrees.every(({ result }) => !result));
  const hidden = thin.filter(
    ({ email }) => !email.body.includes('[Your sentence: ') && !email.body.includes('I have no result of my own'),
  ).length;
  const gaps = letters.filter(({ sentences: all }) => all.some(({ sentenceClass }) => sentenceClass === 'gap')).length;
  const counts = letters.map(({ email }) => email.wordCount);
  return [
    { name: 'Sentences that no source supports', goal: '0', value: String(unbound), met: unbound === 0 },
    { name: 'Letters below Possible', goal: '0', value: String(below), met: below === 0 },
    { name: 'Letters of thin profiles that hide it', goal: '0', value: String(hidden), met: hidden === 0 },
    { name: 'Letters with a gap to fill', goal: 'none', value: `${gaps} of ${letters.length}`, met: true },
    {
      name: 'Words',
      goal: '120 to 220',
      value: `${Math.min(...counts)} to ${Math.max(...counts)}`,
      met: Math.max(...counts) <= 220,
    },
    {
      name: 'Pairs of alike subjects',
      goal: '0',
      value: String(alikeSubjects(letters)),
      met: alikeSubjects(letters) === 0,
    },
    {
      name: 'Most alike two letters of one person',
      goal: 'below 0.80',
      value: mostAlike(letters).toFixed(2),
      met: mostAlike(letters) < 0.8,
    },
  ];
}

/** What the readers of the panel answered, for letters of one author. */
export function panelFigures(author: Author): Figure[] {
  const judged = verdicts.filter((verdict) => verdict.author === author);
  if (judged.length === 0) return [];
  return RUBRIC.map((question): Figure => {
    const answers = judged.flatMap(({ answers }): RubricAnswer[] => {
      const answer = answers[question.key];
      return answer === undefined ? [] : [answer];
    });
    const { value, met } = measured(question, answers);
    const isGrade = typeof question.wished === 'number';
    return {
      name: question.asks,
      goal:
        question.goal === null
          ? 'all'
          : isGrade
            ? `at least ${question.goal}`
            : `“${question.wished}” in ${share(question.goal)}`,
      value: isGrade ? value.toFixed(1) : `“${question.wished}” in ${share(value)} of ${answers.length}`,
      met,
    };
  });
}

export interface ReadLetter {
  id: string;
  /** The mean of its readers' grades, of 5. */
  grade: number;
  verdicts: readonly Verdict[];
}

/** The letters of one author that the panel gave the lowest grades, the lowest first. */
export function leastLiked(author: Author, count: number): ReadLetter[] {
  const byLetter = Map.groupBy(
    verdicts.filter((verdict) => verdict.author === author),
    ({ letter }) => letter,
  );
  return [...byLetter]
    .map(([id, read]): ReadLetter => ({
      id,
      grade: read.reduce((sum, { answers }) => sum + Number(answers['grade']), 0) / read.length,
      verdicts: read,
    }))
    .sort((a, b) => a.grade - b.grade || a.id.localeCompare(b.id))
    .slice(0, count);
}
