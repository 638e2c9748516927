import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const avatar = component({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.actionSoft,
  color: vars.color.actionText,
});
export const size = components({
  small: { ...type('micro'), fontWeight: 600, inlineSize: '30px', blockSize: '30px' },
  medium: { ...type('caption'), fontWeight: 600, inlineSize: '38px', blockSize: '38px' },
  large: { ...type('title2'), inlineSize: '72px', blockSize: '72px' },
});
export const initials = component({ selectors: { '&::before': { content: 'attr(data-initials)' } } });
export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
