import type { ReactNode } from 'react';
import * as s from './AppBar.css';

export interface AppBarProps {
  /** The logo and the name. */
  start: ReactNode;
  /** `NavLink`s; hidden below 768 px, where a `Drawer` holds them. */
  nav?: ReactNode;
  /** Something short before `end` that a phone shows where it fits whole, and leaves out where it does not. */
  ifRoom?: ReactNode;
  /** The person's own controls: pill, notifications, account, and the menu button on a phone. */
  end?: ReactNode;
  /** The name of the navigation: "Main". */
  label?: string;
}

/** The header of every page. To move between parts of one page, use `Tabs` or a `SectionNav`. */
export function AppBar({ start, nav, ifRoom, end, label }: AppBarProps) {
  return (
    <header className={s.bar}>
      <div className={s.inner}>
        <div className={s.start}>{start}</div>
        {nav !== undefined && (
          <nav aria-label={label} className={s.nav}>
            {nav}
          </nav>
        )}
        <div className={s.end}>
          {ifRoom !== undefined && <div className={s.ifRoom}>{ifRoom}</div>}
          {end}
        </div>
      </div>
    </header>
  );
}
