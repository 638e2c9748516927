import type { ReactNode } from 'react';
import type { Space } from '../theme/tokens';
import * as s from './layout.css';

export interface StackProps {
  gap: Space;
  align?: 'start' | 'center' | 'end' | 'stretch';
  as?: 'div' | 'section' | 'article' | 'header' | 'main' | 'nav' | 'aside' | 'ul' | 'ol' | 'li' | 'dl';
  labelledBy?: string;
  children: ReactNode;
}

/** Things below each other with one gap. */
export function Stack({ gap, align = 'stretch', as: As = 'div', labelledBy, children }: StackProps) {
  return (
    <As aria-labelledby={labelledBy} className={`${s.stack} ${s.gap[gap]} ${s.alignItems[align]}`}>
      {children}
    </As>
  );
}
