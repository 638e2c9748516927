/** How complete a profile is, in the words of the specification (section 4, Profile completion). */
export type CompletionLabel = 'excellent' | 'good' | 'fair' | 'poor';

export interface Completion {
  /** Whole percents. */
  percent: number;
  filled: number;
  /** The personal section and the fifteen lists. */
  total: number;
  label: CompletionLabel;
}

/**
 * The rounded percentage of the sections that are filled (specification, section 9): the personal one by phone, gender and address, a list by
 * an entry.
 */
export function completionOf(isPersonalComplete: boolean, counts: readonly number[]): Completion {
  const filled = [isPersonalComplete, ...counts.map((count) => count > 0)].filter(Boolean).length;
  const total = counts.length + 1;
  const percent = Math.round((100 * filled) / total);
  return { percent, filled, total, label: labelOf(percent) };
}

function labelOf(percent: number): CompletionLabel {
  if (percent >= 90) return 'excellent';
  if (percent >= 75) return 'good';
  return percent >= 50 ? 'fair' : 'poor';
}
