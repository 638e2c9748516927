import { arrived } from '../../css/arrival.css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';

export const card = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  selectors: arrived,
});
export const padding = components({
  none: { overflow: 'hidden' },
  small: { padding: space[16] },
  medium: {
    padding: space[24],
    '@media': { [media.phone]: { padding: space[20] }, [media.small]: { padding: space[16] } },
  },
  large: {
    padding: space[32],
    '@media': { [media.phone]: { padding: space[24] }, [media.small]: { padding: space[20] } },
  },
});
