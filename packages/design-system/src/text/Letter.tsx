import type { ReactNode } from 'react';
import { useDirection, useLocale } from '../i18n/locale';
import * as s from './text.css';

export interface LetterProps {
  /** The language of the text, for screen readers. */
  lang?: 'en';
  /** Its paragraphs. */
  children: ReactNode;
}

/**
 * The email itself: always left to right, in the step `letter`, with space between paragraphs. For the email with its sender and subject,
 * use a `LetterSheet`.
 */
export function Letter({ lang = 'en', children }: LetterProps) {
  return (
    <div dir="ltr" lang={lang} className={s.letter}>
      {children}
    </div>
  );
}

/** What stands between two paragraphs of a letter and is no part of it, in the language of the page: a note below its paragraph. */
export function LetterAside({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const direction = useDirection();
  return (
    <div lang={locale} dir={direction} className={s.letterAside}>
      {children}
    </div>
  );
}
