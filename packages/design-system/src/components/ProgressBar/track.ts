import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';
import { extent, stroke } from '../../theme/lengths';

/** The background of a bar. */
export const track = {
  display: 'block',
  blockSize: extent[8],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
} as const;

/** The filled part, from the start of the line; each bar sets its colour. */
export const fill = {
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const;
