import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space } from '../../theme/lengths';

export const list = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

const stackedRow = { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } as const;
const row = {
  display: 'grid',
  alignItems: 'baseline',
  columnGap: space[24],
  paddingBlock: space[12],
  minInlineSize: 0,
  selectors: { '& + &': { borderBlockStart: hairline } },
} as const;
export const layout = components({
  side: {
    ...row,
    gridTemplateColumns: `minmax(0, ${measure.tiny}) minmax(0, 1fr)`,
    '@media': { [media.phone]: stackedRow },
  },
  stacked: { ...row, ...stackedRow },
  /* A value that does not fit next to its term wraps below it, aligned to the same end as the others. */
  spread: { ...row, display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space[2] },
});
export const term = component({ ...type('small'), color: vars.color.textMuted });
export const line = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minInlineSize: 0,
  selectors: { [`${layout.spread} > &`]: { marginInlineStart: 'auto', textAlign: 'end' } },
});
export const value = component({ ...type('ui'), color: vars.color.textStrong, minInlineSize: 0 });
export const empty = component({ ...type('ui'), color: vars.color.textMuted });
/* Its buttons align with the text and do not make a row taller. */
export const actions = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  marginBlock: `calc(-1 * ${space[6]})`,
  '@media': { [media.phone]: { marginBlock: `calc(-1 * ${space[8]})` } },
});
