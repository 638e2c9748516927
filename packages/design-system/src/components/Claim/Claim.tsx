import type { ReactNode } from 'react';
import * as s from './Claim.css';

export interface ClaimProps {
  /** The number of its note, in the digits of the letter. */
  marker: string;
  /** Its note is focused or hovered. */
  active?: boolean;
  /** The id of its note, which is then placed on this line and describes these words. */
  describedBy?: string;
  /** The words as they are in the letter. */
  children: ReactNode;
}

/** Words of the letter that rest on evidence: underlined, with the number of their note. */
export function Claim({ marker, active = false, describedBy, children }: ClaimProps) {
  return (
    <span className={active ? s.claimActive : s.claim} aria-describedby={describedBy} role="mark">
      {children}
      <sup className={s.marker}>{marker}</sup>
    </span>
  );
}
