import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '100%',
  '@media': { [media.phone]: { gap: 0 } },
});
export const pages = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { [media.phone]: { gap: 0 } },
});
/* At 320 px there is room for the ends and the current page. */
export const room = components({
  any: {},
  wide: { '@media': { [media.compact]: { display: 'none' } } },
  narrow: { display: 'none', '@media': { [media.compact]: { display: 'block' } } },
});
export const gap = component({
  ...type('small'),
  inlineSize: extent[28],
  textAlign: 'center',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { inlineSize: extent[16] } },
});

const box = {
  ...type('small'),
  outline: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: extent[38],
  blockSize: extent[38],
  paddingInline: space[6],
  borderRadius: vars.radius.control,
  color: vars.color.textBody,
  cursor: 'pointer',
  '@media': { [media.phone]: { minInlineSize: extent[44], blockSize: extent[44] } },
} as const;
export const page = component({
  ...box,
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.neutralSoft } },
});
export const pageCurrent = component({
  ...box,
  background: vars.color.actionSoft,
  color: vars.color.actionText,
  fontWeight: 600,
  selectors: focusable.selectors,
  '@media': { ...box['@media'], [media.forced]: { border: `${stroke.ring} solid CanvasText` } },
});
