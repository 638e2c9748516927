import { component } from '../../css/component';
import { hairline, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';
import { list, popover } from '../Field/listbox.css';

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, inlineSize: '100%' });

/** Shown instead of suggestions. */
export const nothing = component({
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: space[10],
  color: vars.color.textMuted,
});
/** The list scrolls; the footer below it does not. */
export const panel = component([popover, { display: 'flex', flexDirection: 'column', overflow: 'hidden' }]);
/* A grid, because a flex column would shrink long suggestions. */
export const options = component([list, { display: 'grid', alignContent: 'start', minBlockSize: 0, overflow: 'auto' }]);
export const note = component({
  ...type('caption'),
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[16],
  paddingBlock: space[8],
  borderBlockStart: hairline,
  color: vars.color.textMuted,
});

export const failed = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: space[8],
  paddingBlockStart: space[4],
  color: vars.color.dangerText,
});
export const message = component({ display: 'flex', alignItems: 'flex-start', gap: space[6], fontWeight: 500 });
export const spoken = component(unseen);
/* Visually hidden text is absolutely positioned and needs a near containing block, or a long page would grow. */
export const live = component({ position: 'relative' });
