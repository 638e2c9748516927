import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface InlineProps {
  /** Between the items, and between lines when they wrap. */
  gap: Space;
  /** The alignment of items of different height: `baseline` for texts of different size. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** The distribution of free space: `between` moves the last item to the end of the line. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Items wrap by default; `false` keeps one line. `up` wraps upwards: the last item, which matters most, comes on top. */
  wrap?: boolean | 'up';
  /** The element, where it has a meaning. */
  as?: 'div' | 'span' | 'header' | 'footer' | 'nav' | 'ul' | 'ol' | 'li' | 'dl';
  /** In reading order, from the start of the line in both directions. */
  children: ReactNode;
}

/** Items in a row with one gap, wrapping when they must. For columns that line up, use a `Grid`; for items below each other, a `Stack`. */
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
