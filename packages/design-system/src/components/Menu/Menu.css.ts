import { component } from '../../css/component';
import { media } from '../../css/media';
import { focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';

export const avatarButton = component({
  outline: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: extent[44], blockSize: extent[44] } },
  selectors: focusable.selectors,
});
export const header = component({
  ...type('small'),
  color: vars.color.textMuted,
  paddingInline: space[16],
  paddingBlock: space[12],
  borderBlockEnd: hairline,
});
export const danger = component({ color: vars.color.dangerText });
export const section = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  selectors: { '&:not(:first-child)': { borderBlockStart: hairline, paddingBlockStart: space[6] } },
});
export const sectionLabel = component({
  ...type('caption'),
  color: vars.color.textMuted,
  paddingInline: space[10],
  paddingBlock: `${space[6]} ${space[2]}`,
});
