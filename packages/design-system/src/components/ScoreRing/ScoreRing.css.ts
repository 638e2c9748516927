import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent } from '../../theme/lengths';

export const ring = component({ flex: 'none', position: 'relative', display: 'inline-grid', placeItems: 'center' });
export const size = components({
  small: { ...type('micro'), fontWeight: 600, inlineSize: extent[40], blockSize: extent[40] },
  medium: { ...type('ui'), fontWeight: 600, inlineSize: extent[56], blockSize: extent[56] },
  large: { ...type('title2'), inlineSize: extent[76], blockSize: extent[76] },
});
export const drawing = component({ position: 'absolute', inset: 0 });
/* In forced colours an SVG keeps its own colours, so it sets system colours. */
export const track = component({
  stroke: vars.color.neutralLine,
  '@media': { [media.forced]: { stroke: 'GrayText' } },
});
const arc = (stroke: string) => ({ stroke, '@media': { [media.forced]: { stroke: 'Highlight' } } });
export const tone = components({
  high: arc(vars.color.successFill),
  middle: arc(vars.color.rewardFill),
  low: arc(vars.color.dangerFill),
});
export const number = component({
  position: 'relative',
  color: vars.color.textStrong,
});
