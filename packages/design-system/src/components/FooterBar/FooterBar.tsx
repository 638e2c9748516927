import type { ReactNode } from 'react';
import * as s from './FooterBar.css';

export interface FooterBarProps {
  /** One sentence about the product. */
  start: ReactNode;
  /** Quiet `Link`s: privacy, terms. */
  end: ReactNode;
}

/** The line at the foot of every page. */
export function FooterBar({ start, end }: FooterBarProps) {
  return (
    <footer className={s.footer}>
      <div className={s.inner}>
        <div className={s.start}>{start}</div>
        <div className={s.end}>{end}</div>
      </div>
    </footer>
  );
}
