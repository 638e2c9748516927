import { scoreCandidates } from '../score.ts';
import { studentFor } from '../studentFor.ts';
import { asCandidate, asStudent, judgedStudent, JUDGED_YEAR } from './index.ts';
import { classOf, type MatchClass } from '../matchClass.ts';
import { judgedPairs } from './pairs.ts';
import { judgedProfessors } from './professors/index.ts';
import type { JudgedPair } from './shapes.ts';

export interface CalibratedPair extends JudgedPair {
  score: number;
  given: MatchClass;
  /** How many classes the score is off: 0, 1 or 2. */
  off: number;
}

const ORDER: readonly MatchClass[] = ['no', 'possible', 'strong'];

/**
 * What the score of today says of each judged pair, every student among all judged professors. The goal of the next step: at least 55 pairs of
 * 60 in their class, none two classes off (MAT-05). The judgements are never changed to fit the score.
 */
export function calibrate(): CalibratedPair[] {
  const candidates = judgedProfessors.map(asCandidate);
  const scores = new Map(
    [...new Set(judgedPairs.map(({ student }) => student))].map((key) => [
      key,
      new Map(
        scoreCandidates(studentFor(asStudent(judgedStudent(key)), []), candidates, {
          year: JUDGED_YEAR,
        }).map((scored) => [scored.key, scored.score]),
      ),
    ]),
  );
  return judgedPairs.map((pair) => {
    const score = scores.get(pair.student)?.get(pair.professor);
    if (score === undefined) throw new RangeError(`No score for ${pair.student} and ${pair.professor}.`);
    const given = classOf(score);
    return { ...pair, score, given, off: Math.abs(ORDER.indexOf(given) - ORDER.indexOf(pair.judged)) };
  });
}

/** The pairs as a table, with the figures of MAT-05 and MAT-06 below it. */
export function calibrationTable(pairs: readonly CalibratedPair[]): string {
  const rows = pairs.map(({ student, professor, judged, given, score, off, trap = '' }) =>
    [
      student.padEnd(16),
      professor.padEnd(16),
      judged.padEnd(9),
      given.padEnd(9),
      String(score).padStart(5),
      (off === 0 ? '' : `${off} off`).padStart(6),
      trap,
    ]
      .join(' ')
      .trimEnd(),
  );
  const right = pairs.filter(({ off }) => off === 0).length;
  const farOff = pairs.filter(({ off }) => off === 2).length;
  const traps = pairs.filter(({ trap }) => trap !== undefined);
  const caught = traps.filter(({ off }) => off === 0).length;
  const head = `${'student'.padEnd(16)} ${'professor'.padEnd(16)} ${'judged'.padEnd(9)} ${'given'.padEnd(9)} score    off trap`;
  return [
    head,
    ...rows,
    '',
    `${right} of ${pairs.length} in the right class (goal: 55), ${farOff} two classes off (goal: 0)`,
    `${caught} of ${traps.length} word traps in the right class`,
    '',
  ].join('\n');
}
