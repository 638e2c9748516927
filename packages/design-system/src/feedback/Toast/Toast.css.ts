import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { floating, focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';
import { zIndex } from '../../theme/stacking';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[8]})` } });

/* At the end of the window, where the page has room for it, and above a dock (`keepClear`); in the margin where that is wide enough. */
export const region = component({
  position: 'fixed',
  insetBlockEnd: 'var(--lift, 0)',
  marginBlockEnd: space[24],
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  zIndex: zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  maxInlineSize: `min(${measure.form}, calc(100vw - ${extent[48]}))`,
  pointerEvents: 'none',
  outline: 'none',
  '@media': {
    [media.phone]: {
      insetInline: space[12],
      marginBlockEnd: space[12],
      inlineSize: 'auto',
      maxInlineSize: 'none',
    },
    [media.margins]: {
      insetInline: `auto ${space[24]}`,
      maxInlineSize: measure.note,
    },
  },
});
export const toast = component({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: `${space[16]} ${space[6]}`,
  paddingBlock: space[6],
  minBlockSize: extent[48],
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.control,
  boxShadow: floating,
  outline: 'none',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: focusable.selectors,
});
/* The action is next to a single line of text, and below a longer one. */
export const body = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: space[12],
});
export const content = component({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
});
export const text = component({
  ...type('small'),
  flex: '1 1 auto',
  minInlineSize: 0,
  paddingBlock: space[4],
  color: vars.color.textStrong,
  overflowWrap: 'break-word',
});
export const icon = components({
  success: { flex: 'none', color: vars.color.successText },
  info: { flex: 'none', color: vars.color.actionText },
  danger: { flex: 'none', color: vars.color.dangerText },
});
