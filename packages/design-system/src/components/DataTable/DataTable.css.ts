import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';

export const frame = component({ minInlineSize: 0, inlineSize: '100%' });
export const table = component({ inlineSize: '100%' });

const cellBox = {
  paddingBlock: space[12],
  paddingInline: space[12],
  verticalAlign: 'middle',
  textAlign: 'start',
  '@media': { [media.phone]: { paddingInline: space[8] } },
} as const;

export const head = component({
  ...cellBox,
  ...type('small'),
  overflowWrap: 'normal',
  color: vars.color.textMuted,
  fontWeight: 500,
  borderBlockEnd: hairline,
});
export const tickHead = component({
  ...cellBox,
  inlineSize: extent[56],
  position: 'relative',
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { inlineSize: extent[44], paddingInline: 0 } },
});
export const rowHead = component({
  ...cellBox,
  ...type('ui'),
  color: vars.color.textStrong,
  fontWeight: 400,
  selectors: { 'tr[data-chosen] > &': { fontWeight: 600 } },
});
// Short facts do not break inside words; the column that names the row shrinks.
export const cell = component({ ...cellBox, ...type('small'), color: vars.color.textMuted, overflowWrap: 'normal' });
export const tick = component({
  paddingInlineStart: space[12],
  verticalAlign: 'middle',
  '@media': { [media.phone]: { paddingInlineStart: space[4] } },
});
export const end = component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const wideOnly = component({ '@media': { [media.phone]: { display: 'none' } } });

const line = { borderBlockEnd: hairline, selectors: { '&:last-child': { borderBlockEnd: 'none' } } } as const;
export const row = component(line);
export const rowSelected = component({ ...line, background: vars.color.surfaceSelected });
