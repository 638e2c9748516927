import type { ReactNode } from 'react';
import * as s from './text.css';

export interface AutoProps {
  as?: 'bdi' | 'span' | 'p' | 'div';
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
