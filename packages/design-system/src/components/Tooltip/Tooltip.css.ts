import { component } from '../../css/component';
import { floating, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const tooltip = component({
  ...type('caption'),
  maxInlineSize: '260px',
  paddingInline: '10px',
  paddingBlock: '5px',
  borderRadius: vars.radius.mark,
  background: vars.color.textStrong,
  color: vars.color.surfacePage,
  boxShadow: floating,
});
