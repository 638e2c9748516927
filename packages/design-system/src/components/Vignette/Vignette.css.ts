import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';

export const vignette = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: extent[160],
  padding: space[20],
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  '@media': { [media.phone]: { minBlockSize: extent[120] } },
});
