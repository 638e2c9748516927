import type { ReactNode } from 'react';
import * as s from './HalfPage.css';

export interface HalfPageProps {
  /** The form: usually one `Stack`. */
  children: ReactNode;
  /** One sentence on the field. */
  title: string;
  /** What the letter is: "Example email". */
  caption: string;
  /** Paragraphs of a letter in English, long enough to reach the edge of the page. */
  letter: ReactNode;
}

/**
 * A page of one form inside a `Frame`: a column of 400 px, and on a desktop the lapis field as the other half of the whole screen, with a
 * letter on paper that the edge of the page cuts. For anything other than one form, use a `Page`.
 */
export function HalfPage({ children, title, caption, letter }: HalfPageProps) {
  return (
    <div className={s.halves}>
      <div className={s.column}>{children}</div>
      <aside className={s.aside}>
        <h2 className={s.title}>{title}</h2>
        <p className={s.caption}>{caption}</p>
        <div className={s.paper}>
          <div dir="ltr" lang="en" className={s.letter}>
            {letter}
          </div>
        </div>
      </aside>
    </div>
  );
}
