import type { ReactNode } from 'react';
import * as s from './text.css';

export interface AutoProps {
  /** `bdi` inside a line, `p` or `div` for a block. */
  as?: 'bdi' | 'span' | 'p' | 'div';
  /** A name, a title or a text written by somebody. */
  children: ReactNode;
}

/**
 * User-written text: its direction comes from its first strong character and is isolated from the text around it. For an address, a code or
 * a number, use `Ltr`; for the text of an email, a `Letter`.
 */
export function Auto({ as: As = 'bdi', children }: AutoProps) {
  return (
    <As dir="auto" className={As === 'bdi' || As === 'span' ? s.isolatedAuto : s.plaintext}>
      {children}
    </As>
  );
}
