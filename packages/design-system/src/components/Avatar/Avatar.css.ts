import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent } from '../../theme/lengths';

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
  small: { ...type('micro'), fontWeight: 600, inlineSize: extent[30], blockSize: extent[30] },
  medium: { ...type('caption'), fontWeight: 600, inlineSize: extent[38], blockSize: extent[38] },
  large: { ...type('title2'), inlineSize: extent[72], blockSize: extent[72] },
});
export const initials = component({ selectors: { '&::before': { content: 'attr(data-initials)' } } });
export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
