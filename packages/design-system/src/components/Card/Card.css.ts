import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline, ring } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space, stroke } from '../../theme/lengths';

export const card = component({
  minInlineSize: 0,
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  /* A link has led to it. */
  selectors: { '&:focus': { ...ring, outlineOffset: `-${stroke.bold}` } },
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
