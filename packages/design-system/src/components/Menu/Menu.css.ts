import { component } from '../../css/component';
import { media } from '../../css/media';
import { focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const avatarButton = component({
  outline: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
  selectors: focusable.selectors,
});
export const header = component({
  ...type('small'),
  color: vars.color.textMuted,
  paddingInline: '16px',
  paddingBlock: '12px',
  borderBlockEnd: hairline,
});
export const danger = component({ color: vars.color.dangerText });
