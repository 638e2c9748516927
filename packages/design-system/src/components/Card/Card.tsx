import type { ReactNode } from 'react';
import * as s from './Card.css';

export interface CardProps {
  /** The room inside; it shrinks on a phone. `none` for a card whose rows bring their own room. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The element it is: `section` with `labelledBy`, `article` for a thing of its own, `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** The id of the heading inside it; gives a section its name among the landmarks. */
  labelledBy?: string;
  /** Groups inside it are split by `Divider`s, not by more cards. */
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
