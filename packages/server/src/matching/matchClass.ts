/** How close a match is (MAT-02): only strong and possible ones are drafted. */
export type MatchClass = 'strong' | 'possible' | 'no';

const STRONG = 70;
/** The least score of a match. */
export const POSSIBLE = 50;

/** The class of a score of 0 to 100. */
export const classOf = (score: number): MatchClass =>
  score >= STRONG ? 'strong' : score >= POSSIBLE ? 'possible' : 'no';
