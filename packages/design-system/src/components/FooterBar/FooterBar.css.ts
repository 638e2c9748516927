import { component } from '../../css/component';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const footer = component({ ...type('small'), color: vars.color.textMuted, borderBlockStart: hairline });
export const inner = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '32px',
  rowGap: '12px',
  maxInlineSize: `calc(1200px + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: '32px',
});
export const start = component({ minInlineSize: 0 });
export const end = component({ display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '8px' });
