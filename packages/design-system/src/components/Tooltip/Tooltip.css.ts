import { component } from '../../css/component';
import { media } from '../../css/media';
import { floating, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const tooltip = component({
  ...type('caption'),
  maxInlineSize: measure.column,
  paddingInline: space[10],
  paddingBlock: space[6],
  borderRadius: vars.radius.mark,
  background: vars.color.textStrong,
  color: vars.color.surfacePage,
  boxShadow: floating,
  overflowWrap: 'anywhere',
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
