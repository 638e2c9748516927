import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface StackProps {
  /** The gap between the items, which have no margins. */
  gap: Space;
  /** `stretch` makes them as wide as the column, `start` as wide as their content. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** The element, where it has a meaning: `ul` for things of one kind. */
  as?: 'div' | 'section' | 'article' | 'header' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl';
  /** The id of the heading that names a `section`, `nav` or `aside`. */
  labelledBy?: string;
  /** From top to bottom. */
  children: ReactNode;
}

/** Items stacked with one gap. For items in a row, use an `Inline`; for columns, a `Grid`. */
export function Stack({ gap, align = 'stretch', as: As = 'div', labelledBy, children }: StackProps) {
  return (
    <As aria-labelledby={labelledBy} className={`${s.stack} ${s.gap[gap]} ${s.alignItems[align]}`}>
      {children}
    </As>
  );
}
