import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const ring = component({ flex: 'none', position: 'relative', display: 'inline-grid', placeItems: 'center' });
export const size = components({
  small: { ...type('micro'), fontWeight: 600, inlineSize: '40px', blockSize: '40px' },
  medium: { ...type('ui'), fontWeight: 600, inlineSize: '56px', blockSize: '56px' },
  large: { ...type('title2'), inlineSize: '76px', blockSize: '76px' },
});
export const drawing = component({ position: 'absolute', inset: 0 });
export const track = component({ stroke: vars.color.neutralLine });
export const tone = components({
  high: { stroke: vars.color.successFill },
  middle: { stroke: vars.color.rewardFill },
  low: { stroke: vars.color.dangerFill },
  none: {},
});
export const number = component({
  position: 'relative',
  color: vars.color.textStrong,
});
