import { vars } from '../theme/contract.css';
import { stroke } from '../theme/lengths';
import type { TypeStep } from '../theme/typeScale';
import { media } from './media';

/** Font, size, line, weight and tracking of a step of the type scale. */
export function type(step: TypeStep) {
  const { size, line, weight, tracking } = vars.type[step];
  return {
    fontFamily: vars.font.family,
    fontSize: size,
    lineHeight: line,
    fontWeight: weight,
    letterSpacing: tracking,
  } as const;
}

/** The ring of focus: 2 px, 1 px away. */
export const ring = {
  outline: `${stroke.ring} solid ${vars.color.focus}`,
  outlineOffset: stroke.hair,
} as const;

/** The selector pair that shows the ring. */
export const focusable = {
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring },
} as const;

/** In forced colours only a control of the browser's own turns grey by itself. */
export const grayIfDisabled = {
  [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
} as const;

export const hairline = `${stroke.hair} solid ${vars.color.lineHair}`;

/** The one shadow, for what floats. */
export const floating = vars.elevation.floating;

/** Hidden from the eye, there for the ear. */
export const unseen = {
  position: 'absolute',
  inlineSize: stroke.hair,
  blockSize: stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Nothing moves for those who asked for stillness. */
export const still = { [media.still]: { animation: 'none', transition: 'none' } } as const;
