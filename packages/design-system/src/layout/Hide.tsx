import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface HideProps {
  /** Hidden on screens narrower than this: below a tablet means on phones. */
  below?: 'tablet' | 'desktop';
  /** Hidden on screens of this width and wider. */
  above?: 'tablet' | 'desktop';
  /** Content that is not needed at all widths: it is also hidden from assistive technology. */
  children: ReactNode;
}

/**
 * Hides its content below or from a width on (tablet 768, desktop 1024). For words that only a screen reader says, use `VisuallyHidden`;
 * for other columns at another width, a `Grid`.
 */
export function Hide({ below, above, children }: HideProps) {
  const classes = [s.hide, below && s.hideBelow[below], above && s.hideAbove[above]];
  return <div className={classes.filter(Boolean).join(' ')}>{children}</div>;
}
