import { component } from '../../css/component';
import { focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';

export const root = component({ borderBlock: hairline, minInlineSize: 0 });
export const heading = component({});
export const trigger = component({
  ...type('ui'),
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  inlineSize: '100%',
  minBlockSize: extent[48],
  paddingBlock: space[8],
  color: vars.color.textStrong,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  selectors: { ...focusable.selectors, '&[data-hovered]': { color: vars.color.actionText } },
});
export const chevron = component({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
/* A summary that does not fit next to the title wraps to a new line, aligned with the title. */
export const words = component({
  flex: '1 1 0%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[10],
  minInlineSize: 0,
});
export const title = component({ minInlineSize: 0, overflowWrap: 'anywhere', fontWeight: 600 });
export const summary = component({
  ...type('small'),
  minInlineSize: 0,
  color: vars.color.textMuted,
});
export const panel = component({});
export const content = component({ paddingBlock: `${space[8]} ${space[20]}` });
