import type { ReactNode } from 'react';
import * as s from './AppBar.css';

export interface AppBarProps {
  /** The mark and name. */
  start: ReactNode;
  /** `NavLink`s; they leave below 768, where a `Drawer` holds them. */
  nav?: ReactNode;
  /** What is the person's own: pill, notifications, account, and the button of the menu on a phone. */
  end?: ReactNode;
  /** The name of the navigation: "Main". */
  label?: string;
}

/** The frame at the head of every page. */
export function AppBar({ start, nav, end, label }: AppBarProps) {
  return (
    <header className={s.bar}>
      <div className={s.inner}>
        <div className={s.start}>{start}</div>
        {nav !== undefined && (
          <nav aria-label={label} className={s.nav}>
            {nav}
          </nav>
        )}
        <div className={s.end}>{end}</div>
      </div>
    </header>
  );
}
