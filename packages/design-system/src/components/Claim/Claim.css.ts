import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { glyph, space, stroke } from '../../theme/lengths';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hair,
  textUnderlineOffset: glyph.underline,
  textDecorationSkipInk: 'none',
} as const;

export const claim = component({ ...underlined, textDecorationColor: vars.color.actionLine });
export const claimActive = component({
  ...underlined,
  textDecorationColor: vars.color.actionFill,
  textDecorationThickness: stroke.ring,
  background: vars.color.surfaceSelected,
});
export const marker = component({
  ...type('micro'),
  lineHeight: 0,
  fontWeight: 600,
  color: vars.color.actionText,
  paddingInlineStart: space[4],
  verticalAlign: 'super',
});
