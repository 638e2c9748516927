import { globalStyle } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { layers } from '../../css/layers.css';
import { media } from '../../css/media';
import { floating, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';
import { circle } from '../MarginNotes/beside';

export const scene = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
const floats = {
  position: 'relative',
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.control,
  boxShadow: floating,
} as const;

/* Over the upper corner of the letter, half outside of it: where its lines end, which are English in either language. */
export const score = component({
  ...floats,
  zIndex: 1,
  alignSelf: 'flex-end',
  padding: `${space[12]} ${space[18]} ${space[12]} ${space[12]}`,
  marginBlockEnd: `-${space[48]}`,
  marginInlineEnd: `-${space[28]}`,
  '@media': {
    /* Hardly over the letter, whose address has the whole of its narrow line. */
    [media.belowDesktop]: { marginInlineEnd: space[12], marginBlockEnd: `-${space[8]}` },
  },
  selectors: {
    '&:dir(rtl)': {
      alignSelf: 'flex-start',
      marginInlineStart: `-${space[28]}`,
      marginInlineEnd: 0,
      '@media': { [media.belowDesktop]: { marginInlineStart: space[12] } },
    },
  },
});
export const sheet = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  padding: `${space[20]} ${space[32]} ${space[80]}`,
  '@media': { [media.phone]: { padding: `${space[12]} ${space[20]} ${space[64]}` } },
});
export const address = component({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: extent[48],
  paddingBlock: space[8],
  borderBlockEnd: hairline,
  color: vars.color.textStrong,
});
export const label = component({ flex: 'none', color: vars.color.textMuted });
export const subject = component({
  ...type('ui'),
  fontWeight: 600,
  paddingBlock: space[14],
  borderBlockEnd: hairline,
  color: vars.color.textStrong,
});
export const text = component({ ...type('body'), paddingBlockStart: space[16], color: vars.color.textStrong });
globalStyle(`${text} > * + *`, { '@layer': { [layers.components]: { marginBlockStart: space[14] } } });

/* Over the lower edge of the letter; the one where its lines begin reaches out of it. */
export const notes = component({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  marginBlockStart: `-${space[48]}`,
  marginInlineStart: `-${space[40]}`,
  marginInlineEnd: space[16],
  '@media': {
    [media.belowDesktop]: { marginInline: space[12] },
    [media.phone]: { flexDirection: 'column', alignItems: 'stretch', gap: space[8] },
  },
  selectors: {
    '&:dir(rtl)': {
      marginInline: `${space[16]} -${space[40]}`,
      '@media': { [media.belowDesktop]: { marginInline: space[12] } },
    },
  },
});
export const note = component({
  ...floats,
  flex: '1 1 0%',
  minInlineSize: 0,
  maxInlineSize: measure.note,
  display: 'flex',
  gap: space[10],
  padding: `${space[12]} ${space[16]}`,
  '@media': { [media.phone]: { flex: 'none', maxInlineSize: 'none' } },
});
export const marker = component({ ...circle, background: vars.color.actionSoft, color: vars.color.actionText });
export const firstMarker = component({
  ...circle,
  background: vars.color.actionSolid,
  color: vars.color.actionOnSolid,
});
export const words = component({ minInlineSize: 0 });
export const kind = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.color.textMuted,
});
export const source = component({
  ...type('small'),
  fontWeight: 600,
  color: vars.color.textStrong,
  textAlign: 'start',
});
