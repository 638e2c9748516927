import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, glyph, space, stroke } from '../../theme/lengths';

const surface = {
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
} as const;
export const card = component(surface);

/* One surface: the lines between the numbers are the background seen through hairline gaps. */
export const ledger = component({
  ...surface,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: stroke.hair,
  background: vars.color.lineHair,
  '@media': {
    // A long number may take room from its neighbour.
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))' },
    [media.forced]: { background: 'CanvasText' },
  },
});
export const columns = components({
  2: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } },
  3: { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  4: {},
});

export const stat = component({
  position: 'relative',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingBlock: space[24],
  paddingInline: space[24],
  background: vars.color.surfaceRaised,
  selectors: {
    '&:has([data-hovered])': { background: vars.color.surfaceSunken },
    // The last of an odd number spans the line, so that no cell is empty.
    [`${ledger} > &:last-child:nth-child(odd)`]: {
      '@media': { [media.belowDesktop]: { gridColumn: '1 / -1' } },
    },
  },
  '@media': { [media.phone]: { padding: space[20] }, [media.small]: { padding: space[16] } },
});
export const label = component({ ...type('small'), color: vars.color.textMuted });
export const cover = component({
  outline: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&[data-hovered]': { textDecorationLine: 'underline', textUnderlineOffset: glyph.underline },
    '&[data-focus-visible]::after': {
      ...ring,
      outlineOffset: `calc(-1 * ${stroke.bold})`,
      borderRadius: vars.radius.control,
    },
  },
});
export const value = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[8],
});
export const figure = component({
  ...type('figure'),
  color: vars.color.textStrong,
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
  // Two of ten digits do not fit side by side on a phone at full size.
  selectors: { '&[data-long]': { '@media': { [media.phone]: { ...type('title3') } } } },
});
export const none = component({ ...type('figure'), color: vars.color.textMuted });
export const unit = component({ ...type('ui'), color: vars.color.textMuted });
export const bone = component({
  display: 'flex',
  alignItems: 'center',
  inlineSize: extent[72],
  blockSize: vars.type.figure.line,
});
export const below = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[4]} ${space[12]}`,
  // As high as a line with a badge in it.
  minBlockSize: extent[26],
});
export const hint = component({
  ...type('small'),
  color: vars.color.textMuted,
  selectors: { '&[data-loading]': { visibility: 'hidden' } },
});
export const change = component({
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  fontWeight: 500,
});
export const changeTone = components({
  good: { color: vars.color.successText },
  bad: { color: vars.color.dangerText },
  neutral: { color: vars.color.textMuted },
});
export const segments = component({ display: 'flex', gap: space[4], paddingBlock: space[8] });
export const segment = component({
  flex: '1 1 0%',
  maxInlineSize: extent[22],
  blockSize: extent[6],
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  selectors: { '&[data-short]': { maxInlineSize: extent[10] } },
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
export const filled = components({
  action: { background: vars.color.actionFill },
  success: { background: vars.color.successFill },
});
export const filledForced = component({
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
