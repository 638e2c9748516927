import type { ReactNode } from 'react';
import * as s from './text.css';

export interface LetterProps {
  /** The language of the text, for screen readers. */
  lang?: 'en';
  /** Its paragraphs. */
  children: ReactNode;
}

/** The email itself: always left to right, in the step `letter`, with space between paragraphs. */
export function Letter({ lang = 'en', children }: LetterProps) {
  return (
    <div dir="ltr" lang={lang} className={s.letter}>
      {children}
    </div>
  );
}
