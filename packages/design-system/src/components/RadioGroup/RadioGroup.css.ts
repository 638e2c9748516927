import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { radioDot } from '../Field/radioDot';

export const options = components({
  vertical: { display: 'flex', flexDirection: 'column', gap: '2px' },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: '24px', rowGap: '2px' },
});

export const radio = component({
  ...type('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  paddingBlock: '4px',
  cursor: 'pointer',
  color: vars.color.textBody,
  '@media': { [media.phone]: { paddingBlock: '10px' } },
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' } },
});
export const dot = component(radioDot);
export const words = component({ minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const help = component({ ...type('caption'), color: vars.color.textMuted });
