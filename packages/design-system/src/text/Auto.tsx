import type { ReactNode } from 'react';
import * as s from './text.css';

export interface AutoProps {
  /** `bdi` inside a line, `p` or `div` where it is a block of its own. */
  as?: 'bdi' | 'span' | 'p' | 'div';
  /** A name, a title or a text as somebody wrote it. */
  children: ReactNode;
}

/** A person's own words: direction comes from their first strong letter and touches nothing around them. */
export function Auto({ as: As = 'bdi', children }: AutoProps) {
  return (
    <As dir="auto" className={As === 'bdi' || As === 'span' ? s.isolated : s.plaintext}>
      {children}
    </As>
  );
}
