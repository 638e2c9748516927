import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface DockProps {
  /** The primary button last, `fullWidth` in a `Box` that grows on a phone. */
  children: ReactNode;
  /** Why the action failed: shown next to the button, however far the page is scrolled. */
  notice?: ReactNode;
  /** Whether it stays in view on a desktop too, below a page longer than the window. */
  sticks?: boolean;
}

/**
 * The main action: a bar at the bottom of a phone within reach of the thumb, a plain row on a desktop, unless it `sticks`. For an action
 * amid the content, use a `Button` where it belongs.
 */
export function Dock({ children, notice, sticks = false }: DockProps) {
  return (
    <div data-dock className={sticks ? `${s.dock} ${s.dockSticks}` : s.dock}>
      {notice}
      <div className={s.dockRow}>{children}</div>
    </div>
  );
}
