import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface HideProps {
  below?: 'tablet' | 'desktop';
  above?: 'tablet' | 'desktop';
  children: ReactNode;
}

/** Leaves its content out below or from a width on (tablet 768, desktop 1024). */
export function Hide({ below, above, children }: HideProps) {
  const classes = [s.hide, below && s.hideBelow[below], above && s.hideAbove[above]];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
