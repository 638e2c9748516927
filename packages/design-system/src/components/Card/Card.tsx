import type { ReactNode } from 'react';
import * as s from './Card.css';

export interface CardProps {
  /** The padding; smaller on a phone. `none` for a card whose rows have their own. */
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The element: `section` with `labelledBy`, `article` for something self-contained, `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  /** The id of the heading inside it; names a section as a landmark. */
  labelledBy?: string;
  /** Groups inside it are split by `Divider`s, not by more cards. */
  children: ReactNode;
}

/** A raised surface with a hairline. Never nest cards. For rows on one surface, use a `List`; for a plain area with padding, a `Box`. */
export function Card({ padding = 'medium', as: As = 'div', labelledBy, children }: CardProps) {
  return (
    <As aria-labelledby={labelledBy} className={`${s.card} ${s.padding[padding]}`}>
      {children}
    </As>
  );
}
