import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { floating, focusable, grayIfDisabled, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${space[4]})` } });

const panel = {
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.control,
  boxShadow: floating,
  overflow: 'auto',
  outline: 'none',
  selectors: { '&[data-entering]': { animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}` } },
} as const;

/** A list as wide as its field. */
export const popover = component({
  ...panel,
  inlineSize: 'var(--trigger-width)',
  minInlineSize: measure.tiny,
  maxInlineSize: `calc(100vw - ${extent[24]})`,
});
/** A panel as wide as its content. */
export const popoverWide = component({
  ...panel,
  minInlineSize: measure.tiny,
  maxInlineSize: `min(${measure.form}, calc(100vw - ${extent[24]}))`,
});

export const list = component({
  outline: 'none',
  padding: space[6],
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});

export const item = component({
  ...type('ui'),
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  minBlockSize: extent[40],
  paddingInline: space[10],
  paddingBlock: space[6],
  borderRadius: vars.radius.mark,
  color: vars.color.textBody,
  cursor: 'pointer',
  '@media': { [media.phone]: { minBlockSize: extent[48] }, ...grayIfDisabled },
  selectors: {
    '&[data-hovered], &[data-focused]': { background: vars.color.neutralSoft },
    '&[data-selected]': { background: vars.color.actionSoft, color: vars.color.textStrong, fontWeight: 600 },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default', background: 'transparent' },
    ...focusable.selectors,
  },
});
export const section = component({ display: 'flex', flexDirection: 'column', gap: space[2] });
export const heading = component({
  ...type('caption'),
  color: vars.color.textMuted,
  paddingInline: space[10],
  paddingBlock: space[6],
});
export const words = component({ flex: '1 1 0%', minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const description = component({ ...type('caption'), color: vars.color.textMuted });
export const tick = component({
  flex: 'none',
  visibility: 'hidden',
  color: vars.color.actionText,
  selectors: { '[data-selected] > &': { visibility: 'visible' } },
});
