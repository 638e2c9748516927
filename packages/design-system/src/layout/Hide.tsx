import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface HideProps {
  /** Gone on screens narrower than this: below a tablet means on phones. */
  below?: 'tablet' | 'desktop';
  /** Gone on screens of this width and wider. */
  above?: 'tablet' | 'desktop';
  /** What must be there at all widths does not belong here; its words are gone for everybody, also for the ear. */
  children: ReactNode;
}

/** Leaves its content out below or from a width on (tablet 768, desktop 1024). */
export function Hide({ below, above, children }: HideProps) {
  const classes = [s.hide, below && s.hideBelow[below], above && s.hideAbove[above]];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
