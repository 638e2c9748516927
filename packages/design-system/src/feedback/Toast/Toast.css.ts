import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { floating, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { zIndex } from '../../theme/tokens';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const region = component({
  position: 'fixed',
  insetBlockEnd: '24px',
  insetInlineStart: '24px',
  zIndex: zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  maxInlineSize: 'min(420px, calc(100vw - 48px))',
  pointerEvents: 'none',
  '@media': { [media.phone]: { insetInline: '12px', insetBlockEnd: '84px', maxInlineSize: 'none' } },
});
export const toast = component({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  paddingInline: '16px 6px',
  paddingBlock: '6px',
  minBlockSize: '52px',
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.control,
  boxShadow: floating,
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
});
export const text = component({ ...type('small'), flex: '1 1 0%', minInlineSize: 0, color: vars.color.textStrong });
export const icon = components({
  success: { flex: 'none', color: vars.color.successText },
  info: { flex: 'none', color: vars.color.actionText },
  danger: { flex: 'none', color: vars.color.dangerText },
});
