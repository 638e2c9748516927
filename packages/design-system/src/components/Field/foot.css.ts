import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';

/** The line below a control: help at the start, the character count at the end. */
export const foot = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'flex-end',
  columnGap: space[16],
  rowGap: space[4],
});
export const words = component({
  flex: '1 1 0%',
  minInlineSize: 'min-content',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
export const count = component({ ...type('caption'), flex: 'none', color: vars.color.textMuted });
/** A guide is a sentence, with a line of its own. */
export const guide = component({ ...type('caption'), flex: '1 0 100%', color: vars.color.textMuted });
export const full = component({ fontWeight: 600, color: vars.color.textStrong });

/** The icon of a message, centred on its first line. */
export const glyph = component({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type.caption.line,
});

/** Fixed text next to the value: a unit, the start of an address. */
export const affix = component({ ...type('ui'), flex: 'none', color: vars.color.textMuted });
export const prefix = component({ paddingInlineStart: space[12], marginInlineEnd: `calc(${space[16]} * -1)` });
export const unit = component({ paddingInlineEnd: space[8] });
