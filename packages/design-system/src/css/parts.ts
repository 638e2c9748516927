import { vars } from '../theme/contract.css';
import { stroke } from '../theme/lengths';
import type { TypeStep } from '../theme/typeScale';
import { media } from './media';

/** Font, size, line height, weight and tracking of a step of the type scale. */
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

/** The focus ring: 2 px, 1 px away. */
export const ring = {
  outline: `${stroke.ring} solid ${vars.color.focus}`,
  outlineOffset: stroke.hair,
} as const;

/** The selector pair that shows the ring. */
export const focusable = {
  outline: 'none',
  selectors: { '&[data-focus-visible]': ring },
} as const;

/** In forced colours only native controls turn grey by themselves. */
export const grayIfDisabled = {
  [media.forced]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
} as const;

export const hairline = `${stroke.hair} solid ${vars.color.lineHair}`;

/** The one shadow, for floating elements. */
export const floating = vars.elevation.floating;

/** Visually hidden, but available to assistive technology. */
export const unseen = {
  position: 'absolute',
  inlineSize: stroke.hair,
  blockSize: stroke.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** No motion if the person prefers reduced motion. */
export const still = { [media.still]: { animation: 'none', transition: 'none' } } as const;
