import { component } from '../../css/component';
import { media } from '../../css/media';
import { grayIfDisabled, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';
import { radioDot } from '../Field/radioDot';

export const radio = component({
  ...type('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[4],
  cursor: 'pointer',
  color: vars.color.textBody,
  '@media': { [media.phone]: { paddingBlock: space[10] }, ...grayIfDisabled },
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' } },
});
export const option = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const dot = component(radioDot);
export const words = component({ minInlineSize: 0 });
/* Below the text, not below the dot. */
export const help = component({ ...type('caption'), color: vars.color.textMuted, paddingInlineStart: space[32] });
