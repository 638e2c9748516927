import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface BoxProps {
  /** The padding on all sides, a step of the 4 px grid; `roomy`: 40 px on a desktop, 24 px below. */
  padding?: Space | 'roomy';
  /** Inline padding; overrides `padding`. */
  paddingX?: Space;
  /** Block padding; overrides `padding`. */
  paddingY?: Space;
  /**
   * `raised` for a card-like surface, `sunken` for a recessed one, `selected` for a selection, `field` for the lapis field: one on a page,
   * with text in `onField`.
   */
  surface?: 'page' | 'raised' | 'sunken' | 'selected' | 'field';
  /** A hairline border around it, or only above or below. */
  border?: boolean | 'top' | 'bottom';
  /** The radius of a mark, a control or a card. */
  radius?: 'mark' | 'control' | 'card';
  /**
   * Fills the remaining space of its row or column; `phone`: only there. `phoneWhole`: the same, but what does not fit beside its words goes
   * to the next line before they break. `line`: on a phone it takes a separate line of its row, which its content fills. `words`: what is
   * left beside its neighbours, and a line of its own when that is less than 320 px.
   */
  grow?: boolean | 'phone' | 'phoneWhole' | 'line' | 'words';
  /** On a desktop it stays in view beside a longer column. */
  sticky?: boolean;
  /** Lets long content shrink inside a row instead of overflowing it. */
  minWidth0?: boolean;
  /** The element, where it has a meaning. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl';
  /** For a link or a label that refers to it. */
  id?: string;
  /** The id of the heading that names a `section`, `nav` or `aside`. */
  labelledBy?: string;
  /** Optional where the area itself is the drawing. */
  children?: ReactNode;
}

/**
 * A plain area with padding, a surface and a border. It never has a margin. For a raised surface, use a `Card`; for the gap between items,
 * a `Stack` or an `Inline`.
 */
export function Box({
  padding,
  paddingX,
  paddingY,
  surface,
  border,
  radius,
  grow,
  sticky,
  minWidth0,
  as: As = 'div',
  id,
  labelledBy,
  children,
}: BoxProps) {
  const classes = [
    padding === 'roomy' ? s.paddingRoomy : padding !== undefined && s.padding[padding],
    paddingX !== undefined && s.paddingX[paddingX],
    paddingY !== undefined && s.paddingY[paddingY],
    surface && s.surface[surface],
    border === true && s.border.all,
    typeof border === 'string' && s.border[border],
    radius && s.radius[radius],
    grow === true && s.grow,
    grow === 'phone' && s.growPhone,
    grow === 'phoneWhole' && s.growPhoneWhole,
    grow === 'line' && s.growLine,
    grow === 'words' && s.growWords,
    sticky && s.sticky,
    minWidth0 && s.minWidth0,
  ];
  return (
    <As id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </As>
  );
}
