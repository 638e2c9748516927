import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  inlineSize: '100%',
  position: 'relative',
});
export const head = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '12px',
});
export const hidden = component(unseen);
export const label = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const value = component({ ...type('small'), color: vars.color.textMuted });
export const track = component({
  display: 'block',
  blockSize: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': { [media.forced]: { border: '1px solid CanvasText' } },
});
export const fill = component({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
export const tone = components({
  action: { background: vars.color.actionFill },
  success: { background: vars.color.successFill },
  reward: { background: vars.color.rewardFill },
});
