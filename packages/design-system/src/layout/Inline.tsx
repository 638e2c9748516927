import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface InlineProps {
  gap: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lines break by default; `false` keeps one line. */
  wrap?: boolean;
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  children: ReactNode;
}

/** Things beside each other with one gap, on more lines when they must. */
export function Inline({
  gap,
  align = 'center',
  justify = 'start',
  wrap = true,
  as: As = 'div',
  children,
}: InlineProps) {
  const classes = [s.inline, s.gap[gap], s.alignItems[align], s.justify[justify], wrap ? s.wrap : s.nowrap];
  return <As className={classes.join(' ')}>{children}</As>;
}
