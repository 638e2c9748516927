import type { ReactNode } from 'react';
import * as s from './text.css';

export interface LetterProps {
  /** The language it is written in, for the voice that reads it. */
  lang?: 'en';
  /** Its paragraphs. */
  children: ReactNode;
}

/** The email itself: always left to right, set in the step `letter`, paragraphs apart. */
export function Letter({ lang = 'en', children }: LetterProps) {
  return (
    <div dir="ltr" lang={lang} className={s.letter}>
      {children}
    </div>
  );
}
