import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface InlineProps {
  /** Between the things, and between lines when they break. */
  gap: Space;
  /** How things of different height stand to each other: `baseline` for texts of different size. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Where the room that is left goes: `between` sends the last thing to the end of the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Lines break by default; `false` keeps one line. `up` stacks them upwards: the last thing, which matters most, comes on top. */
  wrap?: boolean | 'up';
  /** The element it is, where it has a meaning. */
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li';
  /** In reading order: they run from the start of the line in both directions. */
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
  const classes = [
    s.inline,
    s.gap[gap],
    s.alignItems[align],
    s.justify[justify],
    wrap === 'up' ? s.wrapUp : wrap ? s.wrap : s.nowrap,
  ];
  return <As className={classes.join(' ')}>{children}</As>;
}
