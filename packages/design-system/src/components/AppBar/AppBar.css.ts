import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';

export const bar = component({ background: vars.color.surfacePage, borderBlockEnd: hairline });
export const inner = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[32],
  minBlockSize: extent[68],
  maxInlineSize: `calc(${measure.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  '@media': {
    [media.belowWide]: { gap: space[20] },
    [media.belowDesktop]: { gap: space[16] },
    [media.phone]: { minBlockSize: extent[60], gap: space[12] },
  },
});
export const start = component({ flex: 'none', display: 'flex', alignItems: 'center', gap: space[12] });
export const nav = component({
  display: 'flex',
  alignSelf: 'stretch',
  gap: space[24],
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: { gap: space[16] },
    [media.belowDesktop]: { gap: space[12] },
    [media.phone]: { display: 'none' },
  },
});
export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': {
    [media.belowWide]: { gap: space[8] },
    [media.belowDesktop]: { gap: space[4] },
    [media.phone]: { flex: '1 1 0%' },
  },
});
/* One line high: what does not fit beside the empty start of it wraps below, where it is cut off. */
export const ifRoom = component({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      flex: '1 1 0%',
      minInlineSize: 0,
      blockSize: extent[34],
      overflow: 'hidden',
    },
    [media.small]: { display: 'none' },
  },
  selectors: { '&::before': { content: '', blockSize: extent[34] } },
});
