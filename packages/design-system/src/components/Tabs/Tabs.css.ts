import { component } from '../../css/component';
import { hairline, ring, type } from '../../css/parts';
import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  minInlineSize: 0,
  inlineSize: '100%',
});
export const strip = component({ borderBlockEnd: hairline, minInlineSize: 0 });
/*
 * Scrolls horizontally where it is narrow. A negative margin makes room for the focus ring, so that the text of the first tab aligns with
 * the content below.
 */
export const list = component({
  display: 'flex',
  gap: space[16],
  marginInline: `calc(-1 * ${space[4]})`,
  marginBlockEnd: `calc(-1 * ${stroke.hair})`,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
});
export const tab = component({
  ...type('ui'),
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: extent[44],
  paddingInline: space[4],
  outline: 'none',
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { color: vars.color.textStrong },
    '&[data-selected]': { color: vars.color.textStrong, fontWeight: 600 },
    '&[data-selected]::before': {
      content: '',
      position: 'absolute',
      insetInline: space[4],
      insetBlockEnd: 0,
      blockSize: stroke.ring,
      background: vars.color.actionFill,
    },
    '&[data-disabled]': { cursor: 'default', opacity: 0.55 },
    '&[data-focus-visible]': { ...ring, outlineOffset: `calc(-1 * ${stroke.ring})` },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]::before': { background: 'Highlight', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
export const face = component({ display: 'inline-flex', alignItems: 'center', gap: space[8] });
/* Each label reserves the width of its bold form: choosing a tab does not move the others. */
export const words = component({
  display: 'inline-grid',
  selectors: {
    '&::after': {
      content: 'attr(data-words)',
      blockSize: 0,
      overflow: 'hidden',
      visibility: 'hidden',
      fontWeight: 600,
    },
  },
});
export const count = component({
  ...type('micro'),
  minInlineSize: extent[22],
  paddingInline: space[6],
  borderRadius: vars.radius.full,
  background: vars.color.neutralSoft,
  color: vars.color.neutralText,
  textAlign: 'center',
  selectors: { '[data-selected] &': { background: vars.color.actionSoft, color: vars.color.actionText } },
});
export const panel = component({
  minInlineSize: 0,
  outline: 'none',
  borderRadius: vars.radius.mark,
  selectors: { '&[data-inert]': { display: 'none' }, '&[data-focus-visible]': ring },
});
