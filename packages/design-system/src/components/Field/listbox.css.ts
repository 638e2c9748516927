import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { floating, focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

const panel = {
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.control,
  boxShadow: floating,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` } },
} as const;

/** A list as wide as the field it belongs to. */
export const popover = component({
  ...panel,
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '200px',
  maxInlineSize: 'calc(100vw - 24px)',
});
/** A panel as wide as what is inside. */
export const popoverWide = component({
  ...panel,
  minInlineSize: '220px',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
});

export const list = component({
  outline: 'none',
  padding: '6px',
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});

export const item = component({
  ...type('ui'),
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '40px',
  paddingInline: '10px',
  paddingBlock: '6px',
  borderRadius: vars.radius.mark,
  color: vars.color.textBody,
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: '48px' } },
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.neutralSoft },
    '&[data-selected]': { background: vars.color.actionSoft, color: vars.color.textStrong, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default', background: 'transparent' },
    ...focusable.selectors,
  },
});
export const words = component({ flex: '1 1 0%', minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const description = component({ ...type('caption'), color: vars.color.textMuted });
export const tick = component({
  flex: 'none',
  visibility: 'hidden',
  color: vars.color.actionText,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
export const status = component({ ...type('small'), padding: '10px', color: vars.color.textMuted });
