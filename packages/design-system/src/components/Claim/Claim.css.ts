import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.24em',
  textDecorationSkipInk: 'none',
} as const;

export const claim = component({ ...underlined, textDecorationColor: vars.color.actionLine });
export const claimActive = component({
  ...underlined,
  textDecorationColor: vars.color.actionFill,
  textDecorationThickness: '2px',
  background: vars.color.surfaceSelected,
});
export const marker = component({
  ...type('micro'),
  lineHeight: 0,
  fontWeight: 600,
  color: vars.color.actionText,
  paddingInlineStart: '3px',
  verticalAlign: 'super',
});
