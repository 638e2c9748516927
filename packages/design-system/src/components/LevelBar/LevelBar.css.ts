import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  minInlineSize: 0,
  inlineSize: '100%',
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[12]}`,
});
export const level = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const left = component({ ...type('small'), color: vars.color.textMuted });
export const detail = component({ ...type('caption'), color: vars.color.textMuted });
export const track = component({
  display: 'block',
  blockSize: extent[8],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
export const fill = component({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.rewardFill,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
