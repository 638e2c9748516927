import type { ReactNode } from 'react';
import * as s from './text.css';

export interface VisuallyHiddenProps {
  /** A heading where a region needs an invisible one. */
  as?: 'span' | 'div' | 'h2' | 'h3';
  /** For an element that is named or described by it. */
  id?: string;
  /** In words, what is visible by position, colour or icon. */
  children: ReactNode;
}

/**
 * Text for assistive technology only. Its position in the document decides when it is read. For what nobody needs at a width, use `Hide`;
 * for the explanation of a control, a `Tooltip`.
 */
export function VisuallyHidden({ as: As = 'span', id, children }: VisuallyHiddenProps) {
  return (
    <As id={id} className={s.visuallyHidden}>
      {children}
    </As>
  );
}
