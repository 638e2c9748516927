import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const iconButton = component({
  outline: 'none',
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  border: `${stroke.hair} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    ...focusable.selectors,
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[data-selected]': { background: vars.color.actionSoft, color: vars.color.actionText },
    '&[data-disabled]': { cursor: 'default', opacity: 0.45, background: 'transparent' },
    '&[data-pending]': { cursor: 'progress', background: 'transparent' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const tone = components({
  plain: { color: vars.color.textBody },
  outlined: {
    color: vars.color.textBody,
    background: vars.color.surfaceRaised,
    borderColor: vars.color.lineStrong,
  },
  danger: { color: vars.color.dangerText },
});

export const size = components({
  small: {
    inlineSize: extent[34],
    blockSize: extent[34],
    '@media': { [media.phone]: { inlineSize: extent[44], blockSize: extent[44] } },
  },
  medium: {
    inlineSize: extent[40],
    blockSize: extent[40],
    '@media': { [media.phone]: { inlineSize: extent[44], blockSize: extent[44] } },
  },
});

export const mark = component({
  position: 'absolute',
  insetBlockStart: space[8],
  insetInlineEnd: space[8],
  inlineSize: extent[8],
  blockSize: extent[8],
  borderRadius: vars.radius.full,
  background: vars.color.actionFill,
  border: `${stroke.ring} solid ${vars.color.surfacePage}`,
  boxSizing: 'content-box',
});
