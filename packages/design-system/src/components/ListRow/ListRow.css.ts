import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

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
  columnGap: '16px',
  rowGap: '12px',
  paddingBlock: '16px',
  paddingInline: '20px',
  '@media': { [media.phone]: { paddingInline: '16px' } },
} as const;
const line = { 'li + &': { borderBlockStart: hairline } } as const;

export const row = component({ ...base, selectors: line });
export const rowPressable = component({
  ...base,
  selectors: { ...line, '&:has([data-hovered])': { background: vars.color.surfaceSunken } },
});
export const leading = component({ flex: 'none', display: 'grid', placeItems: 'center' });
export const body = component({
  flex: '1 1 180px',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});
export const title = component({ ...type('ui'), fontWeight: 600, color: vars.color.textStrong });
export const cover = component({
  outline: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-focus-visible]::after': { ...ring, outlineOffset: '-3px', borderRadius: vars.radius.control },
  },
});
export const description = component({ ...type('small'), color: vars.color.textMuted });
/* Above the cover of the row, so that its own buttons take their presses. */
export const trailing = component({
  position: 'relative',
  zIndex: 1,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
});
export const below = component({ position: 'relative', zIndex: 1, flex: '1 0 100%', minInlineSize: 0 });
