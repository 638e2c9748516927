export type MatchClass = 'strong' | 'possible' | 'no';

/** The class of a score by MAT-02. */
export const classOf = (score: number): MatchClass => (score >= 70 ? 'strong' : score >= 50 ? 'possible' : 'no');
