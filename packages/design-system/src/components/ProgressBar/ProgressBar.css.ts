import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { still, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';
import { waiting } from '../../theme/motion';
import * as bar from './track';

/** From before the start to past the end, in reading direction. */
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
export const track = component({ ...bar.track, position: 'relative' });
export const fill = component(bar.fill);
/** Indeterminate: a moving segment, which with reduced motion stays in the middle. */
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
