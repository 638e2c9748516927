import { component } from '../../css/component';
import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const vignette = component({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: extent[160],
  padding: space[20],
  background: vars.color.neutralSoft,
  borderRadius: vars.radius.card,
  '@media': {
    [media.forced]: { border: `${stroke.hair} solid CanvasText` },
  },
});
