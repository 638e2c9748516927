import type { ReactNode } from 'react';
import * as s from './text.css';

export interface LetterProps {
  lang?: 'en';
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
