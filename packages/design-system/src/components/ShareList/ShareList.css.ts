import { component } from '../../css/component';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';
import * as bar from '../ProgressBar/track';

export const list = component({ display: 'flex', flexDirection: 'column', gap: space[12], minInlineSize: 0 });

const ends = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[12],
  rowGap: space[4],
} as const;
export const row = component(ends);
export const sum = component({ ...ends, borderBlockStart: hairline, paddingBlockStart: space[12] });

export const term = component({ ...type('small'), color: vars.color.textBody, minInlineSize: 0 });
const said = {
  ...type('small'),
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: 'auto',
} as const;
export const value = component(said);
export const sumTerm = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const sumValue = component({ ...said, fontWeight: 600 });

/* On a line of its own below the words. */
export const line = component({ flex: '1 0 100%' });
export const track = component({ ...bar.track, blockSize: extent[6] });
export const fill = component({ ...bar.fill, background: vars.color.actionFill });
