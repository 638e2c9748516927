import type { LucideIcon } from 'lucide-react';

/** `rtl` icons point in reading direction and are mirrored; `never` icons are the same in both. */
export interface IconEntry {
  glyph: LucideIcon;
  flip: 'never' | 'rtl';
}

export const still = (glyph: LucideIcon): IconEntry => ({ glyph, flip: 'never' });
export const turning = (glyph: LucideIcon): IconEntry => ({ glyph, flip: 'rtl' });
