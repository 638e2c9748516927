import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { mark } from '../../theme/motion';
import { zIndex } from '../../theme/stacking';

export const list = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

const base = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[12],
  paddingBlock: space[16],
  paddingInline: space[20],
  '@media': { [media.phone]: { paddingInline: space[16] } },
} as const;
const line = { 'li + &': { borderBlockStart: hairline } } as const;

export const cover = component({
  outline: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-focus-visible]::after': { ...ring, outlineOffset: `-${stroke.bold}`, borderRadius: vars.radius.control },
  },
});

const fade = keyframes({ 'from, 50%': { backgroundColor: vars.color.actionSoft } });
/* A link has led to it: a ring as long as it has focus, and a tint that fades. With reduced motion the tint stays like the ring. */
const arrived = {
  ...ring,
  outlineOffset: `-${stroke.bold}`,
  borderRadius: vars.radius.control,
  animation: `${fade} ${mark}`,
  '@media': { [media.still]: { animation: 'none', backgroundColor: vars.color.actionSoft } },
} as const;
export const row = component({
  ...base,
  selectors: { ...line, '&:focus': arrived },
});
export const rowPressable = component({
  ...base,
  /* Only for the row: its buttons have their own hover style. */
  selectors: { ...line, [`&:has(${cover}[data-hovered])`]: { background: vars.color.surfaceSunken } },
});
export const leading = component({ flex: 'none', display: 'grid', placeItems: 'center' });
/* On the line of the name, whatever stands below that. */
export const before = component({
  ...type('small'),
  flex: 'none',
  alignSelf: 'flex-start',
  inlineSize: extent[96],
  color: vars.color.textMuted,
});
export const body = component({
  flex: `1 1 ${extent[120]}`,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
});
export const title = component({ ...type('ui'), fontWeight: 600, color: vars.color.textStrong });
export const description = component({ ...type('small'), color: vars.color.textMuted });
/* Above the row's click area, so that its buttons receive their presses. */
export const trailing = component({
  position: 'relative',
  zIndex: zIndex.raised,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
});
export const below = component({ position: 'relative', zIndex: zIndex.raised, flex: '1 0 100%', minInlineSize: 0 });
