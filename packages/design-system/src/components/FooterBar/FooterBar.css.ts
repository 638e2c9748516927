import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space } from '../../theme/lengths';

export const footer = component({ ...type('small'), color: vars.color.textMuted, borderBlockStart: hairline });
export const inner = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[32],
  rowGap: space[12],
  maxInlineSize: `calc(${measure.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: space[32],
});
export const start = component({ minInlineSize: 0 });
export const end = component({ display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[8] });

/** A separate row, whatever room the line below it leaves. */
export const columns = component({
  flex: '1 0 100%',
  display: 'grid',
  gridTemplateColumns: '2fr repeat(3, 1fr)',
  gap: space[32],
  paddingBlock: `${space[16]} ${space[32]}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'repeat(2, 1fr)', columnGap: space[24], paddingBlockStart: 0 },
  },
});
export const brand = component({
  maxInlineSize: measure.column,
  '@media': { [media.belowDesktop]: { gridColumn: '1 / -1', maxInlineSize: measure.form } },
});
export const title = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const entries = component({ paddingBlockStart: space[4] });
/** As high as a touch target; two lines of a long name stay together. */
export const entry = component({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: extent[32],
  '@media': { [media.phone]: { minBlockSize: extent[44] } },
});
