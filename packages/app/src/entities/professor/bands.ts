import { shownScore } from '@peyk/design-system';

/** The bands of an h-index by their colours: green, amber, red, muted (specification, section 9). */
export type HIndexBand = 'green' | 'amber' | 'red' | 'muted';

/** The band of an h-index. A low one is muted, although a higher one is red. */
export function hIndexBand(hIndex: number | null): HIndexBand {
  if (hIndex === null || hIndex < 10) return 'muted';
  if (hIndex >= 50) return 'green';
  return hIndex >= 20 ? 'amber' : 'red';
}

/** The bands of a match score by their colours. */
export type ScoreBand = 'green' | 'amber' | 'red';

/** The band of a match score as it is shown, which is a whole percent: 79.6 is shown as 80 and is green. */
export function scoreBand(score: number): ScoreBand {
  const shown = shownScore(score);
  if (shown >= 80) return 'green';
  return shown >= 50 ? 'amber' : 'red';
}
