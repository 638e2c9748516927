import type { ReactNode } from 'react';
import * as s from './Claim.css';

export interface ClaimProps {
  /** The number of its note, as it is written in the margin. */
  marker: string;
  /** The note is being looked at. */
  active?: boolean;
  /** The id of its note. */
  describedBy?: string;
  children: ReactNode;
}

/** Words of the letter that rest on a source: underlined, with the number of their note. */
export function Claim({ marker, active = false, describedBy, children }: ClaimProps) {
  return (
    <span className={active ? s.claimActive : s.claim} aria-describedby={describedBy} role="mark">
      {children}
      <sup className={s.marker}>{marker}</sup>
    </span>
  );
}
