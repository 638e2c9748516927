import type { ReactNode } from 'react';
import * as s from './Card.css';

export interface CardProps {
  /** `none` for a card whose rows bring their own room. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  labelledBy?: string;
  children: ReactNode;
}

/** A raised sheet with a hairline. Never inside another one. */
export function Card({ padding = 'medium', as: As = 'div', labelledBy, children }: CardProps) {
  return (
    <As aria-labelledby={labelledBy} className={`${s.card} ${s.padding[padding]}`}>
      {children}
    </As>
  );
}
