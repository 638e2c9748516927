import type { ReactNode } from 'react';
import * as s from './text.css';

export interface LtrProps {
  as?: 'bdi' | 'span' | 'p' | 'div';
  children: ReactNode;
}

/** An address, code or number that always reads from left to right, isolated from the line around it. */
export function Ltr({ as: As = 'bdi', children }: LtrProps) {
  return (
    <As dir="ltr" className={s.isolated}>
      {children}
    </As>
  );
}
