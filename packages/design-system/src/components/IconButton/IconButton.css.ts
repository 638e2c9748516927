import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const iconButton = component({
  outline: 'none',
  position: 'relative',
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    ...focusable.selectors,
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[data-selected]': { background: vars.color.actionSoft, color: vars.color.actionText },
    '&[data-disabled]': { cursor: 'default', opacity: 0.45, background: 'transparent' },
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
    inlineSize: '34px',
    blockSize: '34px',
    '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
  },
  medium: {
    inlineSize: '40px',
    blockSize: '40px',
    '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
  },
});

export const mark = component({
  position: 'absolute',
  insetBlockStart: '7px',
  insetInlineEnd: '8px',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: vars.color.actionFill,
  border: `2px solid ${vars.color.surfacePage}`,
  boxSizing: 'content-box',
});
