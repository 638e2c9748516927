import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { useDirection, useLocale } from '../../i18n/locale';
import * as s from './Claim.css';

export interface ClaimProps {
  /** The number of its note, in the digits of the letter. */
  marker: string;
  /** Its note is focused or hovered. */
  active?: boolean;
  /** The id of its note, which is then placed on this line and describes these words. */
  describedBy?: string;
  /** `quiet`: only the number, for whole sentences. `danger`: something is wrong with these words. */
  tone?: 'evidence' | 'quiet' | 'danger';
  /** Opens its note; its number is then a button, for the pointer: the keyboard reaches the note itself. */
  onOpen?: () => void;
  /** What its number opens: "Source 3". */
  openLabel?: string;
  /** What is wrong with the words, in the language of the page: said right after them. */
  label?: string;
  /** The words as they are in the letter. */
  children: ReactNode;
}

/**
 * Words of the letter that have a note: marked, with its number. For words that another letter has too, use `AlikeWords`; for a sentence
 * that is still to be written, a `LetterGap`.
 */
export function Claim({
  marker,
  active = false,
  describedBy,
  tone = 'evidence',
  onOpen,
  openLabel,
  label,
  children,
}: ClaimProps) {
  const locale = useLocale();
  const direction = useDirection();
  return (
    <span aria-describedby={describedBy} role="mark">
      <span className={active ? s.active[tone] : s.tone[tone]}>
        {children}
        <sup className={tone === 'danger' ? s.markerDanger : s.marker}>
          {onOpen ? (
            <RacButton excludeFromTabOrder className={s.opener} aria-label={openLabel} onPress={onOpen}>
              {marker}
            </RacButton>
          ) : (
            marker
          )}
        </sup>
      </span>
      {label !== undefined && (
        <>
          {' '}
          <span className={s.label} lang={locale} dir={direction}>
            {label}
          </span>
        </>
      )}
    </span>
  );
}
