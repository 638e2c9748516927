import type { ReactNode } from 'react';
import * as s from './layout.css';

export interface DockProps {
  /** The primary button last, `fullWidth` in a `Box` that grows on a phone. */
  children: ReactNode;
  /** Why the action did not succeed: it stands where the thumb just was, however far the page is scrolled. */
  notice?: ReactNode;
}

/** The main action: a bar at the foot of a phone where a thumb reaches, a plain row on a desk. */
export function Dock({ children, notice }: DockProps) {
  return (
    <div className={s.dock}>
      {notice}
      <div className={s.dockRow}>{children}</div>
    </div>
  );
}
