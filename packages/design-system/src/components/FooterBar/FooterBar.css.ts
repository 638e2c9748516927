import { component } from '../../css/component';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space } from '../../theme/lengths';

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
