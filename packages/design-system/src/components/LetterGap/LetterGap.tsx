import type { ReactNode } from 'react';
import { useDirection, useLocale } from '../../i18n/locale';
import * as s from './LetterGap.css';

export interface LetterGapProps {
  /** For a link that leads to it. */
  id?: string;
  /** The id of the note in the margin, which is then placed on its line. */
  describedBy?: string;
  /** The accessible name: "Your sentence". */
  label: string;
  /** The field in which the sentence is written, and what helps to write it; in the language of the page. */
  children: ReactNode;
}

/**
 * A place inside a letter that waits for a sentence of its writer. It speaks the language of the page, whatever the letter is in. For words
 * that are written already and rest on a source, use a `Claim`.
 */
export function LetterGap({ id, describedBy, label, children }: LetterGapProps) {
  const locale = useLocale();
  const direction = useDirection();
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      lang={locale}
      dir={direction}
      className={s.gap}
    >
      {children}
    </div>
  );
}
