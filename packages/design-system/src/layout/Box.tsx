import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface BoxProps {
  padding?: Space;
  paddingX?: Space;
  paddingY?: Space;
  surface?: 'page' | 'raised' | 'sunken' | 'selected' | 'field';
  border?: boolean | 'top' | 'bottom';
  radius?: 'mark' | 'control' | 'card';
  /** Takes the room that is left in its row or column; `phone`: only there. */
  grow?: boolean | 'phone';
  /** Lets long content shrink inside a row instead of pushing it wider. */
  minWidth0?: boolean;
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl';
  id?: string;
  labelledBy?: string;
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
    minWidth0 && s.minWidth0,
  ];
  return (
    <As id={id} aria-labelledby={labelledBy} className={classes.filter(Boolean).join(' ') || undefined}>
      {children}
    </As>
  );
}
