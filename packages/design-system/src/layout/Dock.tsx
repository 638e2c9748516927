import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface DockProps {
  /** The primary button last, `fullWidth` in a `Box` that grows on a phone. */
  children: ReactNode;
  /** Why the action failed: shown next to the button, however far the page is scrolled. */
  notice?: ReactNode;
}

/** The main action: a bar at the bottom of a phone within reach of the thumb, a plain row on a desktop. */
export function Dock({ children, notice }: DockProps) {
  return (
    <div className={s.dock}>
      {notice}
      <div className={s.dockRow}>{children}</div>
    </div>
  );
}
