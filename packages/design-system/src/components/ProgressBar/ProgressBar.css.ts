import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { still, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { waiting } from '../../theme/motion';

/** From before the start to past the end, in the direction of the line. */
const pass = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  inlineSize: '100%',
  position: 'relative',
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: space[12],
});
export const hidden = component(unseen);
export const label = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
const value = {
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  textAlign: 'end',
  marginInlineStart: 'auto',
} as const;
export const state = components({
  running: { ...value, color: vars.color.textMuted },
  done: { ...value, color: vars.color.successText },
  failed: { ...value, color: vars.color.dangerText },
});
export const now = component({ ...type('small'), color: vars.color.textMuted });
export const track = component({
  position: 'relative',
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
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
/** Of unknown length: a piece that passes by, and that stands in the middle for those who asked for stillness. */
export const passing = component({
  position: 'absolute',
  insetInlineStart: '30%',
  inlineSize: '40%',
  animation: `${pass} ${waiting.breath} ease-in-out infinite`,
  '@media': still,
});
export const tone = components({
  action: { background: vars.color.actionFill },
  success: { background: vars.color.successFill },
  reward: { background: vars.color.rewardFill },
  danger: { background: vars.color.dangerFill },
});
