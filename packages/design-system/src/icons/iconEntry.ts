import type { LucideIcon } from 'lucide-react';

/** `rtl` glyphs point along the line and turn with it; `never` glyphs mean the same both ways. */
export interface IconEntry {
  glyph: LucideIcon;
  flip: 'never' | 'rtl';
}

export const still = (glyph: LucideIcon): IconEntry => ({ glyph, flip: 'never' });
export const turning = (glyph: LucideIcon): IconEntry => ({ glyph, flip: 'rtl' });
