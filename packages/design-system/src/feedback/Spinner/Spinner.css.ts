import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { still, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = component({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  color: vars.color.textMuted,
});
export const wheel = component({
  inlineSize: '20px',
  blockSize: '20px',
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.actionFill}`,
  borderBlockStartColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  '@media': still,
});
export const words = component(type('small'));
export const hidden = component(unseen);
