import type { ReactNode } from 'react';
import * as s from './text.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h2' | 'h3';
  id?: string;
  children: ReactNode;
}

/** Words for assistive technology only. */
export function VisuallyHidden({ as: As = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <As id={id} className={s.visuallyHidden}>
      {children}
    </As>
  );
}
