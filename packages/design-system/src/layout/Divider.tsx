import * as s from './layout.css';

export interface DividerProps {
  /** `vertical` stands between things of an `Inline` and is as high as they are. */
  orientation?: 'horizontal' | 'vertical';
  /** A few words in the middle of a horizontal line, where two groups are a choice: 'or with your email'. */
  label?: string;
}

/** A hairline between groups; decoration only, but for its words. */
export function Divider({ orientation = 'horizontal', label }: DividerProps) {
  if (label === undefined) return <div aria-hidden className={s.divider[orientation]} />;
  return <p className={s.labelledDivider}>{label}</p>;
}
