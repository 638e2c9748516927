import type { ReactNode } from 'react';
import * as s from './Frame.css';

export interface FrameProps {
  /** An `AppBar`. */
  header: ReactNode;
  /** A `FooterBar`; it stays at the bottom of a short page. */
  footer: ReactNode;
  /** The id of the main region, which can take focus after a navigation. */
  mainId: string;
  /** The first link in the tab order: 'Skip to content'. */
  skipLabel: string;
  /** A `Page`. */
  children: ReactNode;
}

/** Header, main region, footer: the outermost layout of every page. For the column inside its main region, use a `Page`. */
export function Frame({ header, footer, mainId, skipLabel, children }: FrameProps) {
  return (
    <div className={s.frame}>
      <a href={`#${mainId}`} className={s.skip}>
        {skipLabel}
      </a>
      {header}
      <main id={mainId} tabIndex={-1} className={s.main}>
        {children}
      </main>
      {footer}
    </div>
  );
}
