import * as s from './layout.css';

export interface DividerProps {
  /** `vertical` is for an `Inline` and as high as its line. */
  orientation?: 'horizontal' | 'vertical';
  /** A few words in the middle of a horizontal line, between two alternatives: 'or with your email'. */
  label?: string;
}

/**
 * A hairline between groups; decorative except for its label. For space alone, use the gap of a `Stack`; between rows of one surface, a
 * `List`.
 */
export function Divider({ orientation = 'horizontal', label }: DividerProps) {
  if (label === undefined) return <div aria-hidden className={s.divider[orientation]} />;
  return <p className={s.labelledDivider}>{label}</p>;
}
