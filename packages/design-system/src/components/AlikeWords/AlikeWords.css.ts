import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { glyph, space, stroke } from '../../theme/lengths';

export const mark = component({
  /* What is hidden in it stays at its place. */
  position: 'relative',
  background: vars.color.rewardSoft,
  color: vars.color.textStrong,
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
});
/* Underlined as well: backgrounds may be gone, as in print. */
export const words = component({
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.ring,
  textDecorationColor: vars.color.rewardFill,
  textUnderlineOffset: glyph.underline,
  textDecorationSkipInk: 'none',
  '@media': { [media.forced]: { textDecorationColor: 'MarkText' } },
});
export const marker = component({
  ...type('micro'),
  lineHeight: 0,
  fontWeight: 600,
  background: vars.color.rewardSoft,
  color: vars.color.rewardText,
  paddingInline: `${space[2]} ${space[4]}`,
  verticalAlign: 'super',
  '@media': { [media.forced]: { background: 'Mark', color: 'MarkText' } },
});
