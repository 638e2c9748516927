import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const card = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
});
export const padding = components({
  none: { overflow: 'hidden' },
  small: { padding: '16px' },
  medium: { padding: '24px', '@media': { [media.phone]: { padding: '20px' }, [media.small]: { padding: '16px' } } },
  large: { padding: '32px', '@media': { [media.phone]: { padding: '24px' }, [media.small]: { padding: '20px' } } },
});
