import type { ReactNode } from 'react';
import { useDirection, useLocale } from '../../i18n/locale';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './AlikeWords.css';

export interface AlikeWordsProps {
  /** The number of the passage, the same in both texts, in the digits of the letter. */
  marker: string;
  /** Where the words begin, for assistive technology, in the language of the page: "Same words, 2:". */
  before: string;
  /** Where they end. */
  after: string;
  /** The words as they are in the letter. */
  children: ReactNode;
}

/**
 * Words of a letter that another one has too: marked and numbered, so that they are found beside each other. For words that rest on a
 * source, use a `Claim`.
 */
export function AlikeWords({ marker, before, after, children }: AlikeWordsProps) {
  return (
    <mark className={s.mark}>
      <Said>{before} </Said>
      <sup className={s.marker} aria-hidden>
        {marker}
      </sup>
      <span className={s.words}>{children}</span>
      <Said> {after}</Said>
    </mark>
  );
}

function Said({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const direction = useDirection();
  return (
    <VisuallyHidden>
      <span lang={locale} dir={direction}>
        {children}
      </span>
    </VisuallyHidden>
  );
}
