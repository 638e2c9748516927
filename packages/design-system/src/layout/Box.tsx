import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface BoxProps {
  /** Room inside on all sides, a step of the 4 px grid. */
  padding?: Space;
  /** Room at its start and end; wins over `padding`. */
  paddingX?: Space;
  /** Room above and below; wins over `padding`. */
  paddingY?: Space;
  /** `raised` a sheet, `sunken` a well, `selected` what is chosen, `field` the deep field: one on a page, with words in `onField`. */
  surface?: 'page' | 'raised' | 'sunken' | 'selected' | 'field';
  /** A hairline around it, or only above or below. */
  border?: boolean | 'top' | 'bottom';
  /** As round as a mark, a control or a card. */
  radius?: 'mark' | 'control' | 'card';
  /**
   * Takes the room that is left in its row or column; `phone`: only there. `line`: on a phone it has a line of its row to
   * itself, which its content fills.
   */
  grow?: boolean | 'phone' | 'line';
  /** Lets long content shrink inside a row instead of pushing it wider. */
  minWidth0?: boolean;
  /** The element it is, where it has a meaning. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl';
  /** So that a link or a label can point at it. */
  id?: string;
  /** The id of the heading that names a `section`, `nav` or `aside`. */
  labelledBy?: string;
  /** May be left out where the area itself is the drawing. */
  children?: ReactNode;
}

/** A plain area: room inside, a surface, a hairline. Never room outside. */
export function Box({
  padding,
  paddingX,
  paddingY,
  surface,
  border,
  radius,
  grow,
  minWidth0,
  as: As = 'div',
  id,
  labelledBy,
  children,
}: BoxProps) {
  const classes = [
    padding !== undefined && s.padding[padding],
    paddingX !== undefined && s.paddingX[paddingX],
    paddingY !== undefined && s.paddingY[paddingY],
    surface && s.surface[surface],
    border === true && s.border.all,
    typeof border === 'string' && s.border[border],
    radius && s.radius[radius],
    grow === true && s.grow,
    grow === 'phone' && s.growPhone,
    grow === 'line' && s.growLine,
    minWidth0 && s.minWidth0,
  ];
  return (
    <As id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </As>
  );
}
