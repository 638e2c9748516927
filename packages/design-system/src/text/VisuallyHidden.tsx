import type { ReactNode } from 'react';
import * as s from './text.css';

export interface VisuallyHiddenProps {
  /** A heading where a region needs one that the eye does not. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  /** So that something can be named or described by it. */
  id?: string;
  /** What the eye sees by place, colour or glyph, in words. */
  children: ReactNode;
}

/** Words for assistive technology only. Its place in the text decides when they are heard. */
export function VisuallyHidden({ as: As = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <As id={id} className={s.visuallyHidden}>
      {children}
    </As>
  );
}
