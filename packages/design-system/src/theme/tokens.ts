import { breakpoints } from './breakpoints.ts';
import { elevation } from './elevation.ts';
import { extent, glyph, measure, size, space, stroke } from './lengths.ts';
import { motion, waiting } from './motion.ts';
import { radius } from './radius.ts';
import { ramps } from './palette.ts';
import { dark, light, onField } from './roles.ts';
import { zIndex } from './stacking.ts';
import { latin, latinPhone, persian, persianPhone } from './typeScale.ts';
import { typeface, weights } from './typeface.ts';

export { breakpoints } from './breakpoints.ts';
export { SPACES } from './lengths.ts';
export type { Space, SpaceName } from './lengths.ts';
export { zIndex } from './stacking.ts';

/** All design tokens by name. The stylesheets and the page of tokens are generated from them. */
export const tokens = {
  ramp: ramps,
  role: { light, dark, onField },
  space,
  stroke,
  extent,
  measure,
  glyph,
  size,
  radius,
  elevation,
  motion,
  waiting,
  stacking: zIndex,
  breakpoint: breakpoints,
  typeface,
  weight: weights,
  type: { latin, latinPhone, persian, persianPhone },
};
