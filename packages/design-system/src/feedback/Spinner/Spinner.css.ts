import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { still, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { waiting } from '../../theme/motion';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[10],
  color: vars.color.textMuted,
});
export const wheel = component({
  flex: 'none',
  inlineSize: extent[20],
  blockSize: extent[20],
  borderRadius: vars.radius.full,
  border: `${stroke.ring} solid ${vars.color.actionFill}`,
  borderBlockStartColor: 'transparent',
  animation: `${turn} ${waiting.turn} linear infinite`,
  '@media': still,
});
export const words = component(type('small'));
export const hidden = component(unseen);
