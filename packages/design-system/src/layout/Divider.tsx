import * as s from './layout.css';

export interface DividerProps {
  /** `vertical` stands between things of an `Inline` and is as high as they are. */
  orientation?: 'horizontal' | 'vertical';
}

/** A hairline between groups; decoration only. */
export function Divider({ orientation = 'horizontal' }: DividerProps) {
  return <div aria-hidden className={s.divider[orientation]} />;
}
