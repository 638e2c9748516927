import { component, components } from '../../css/component';
import { focusable } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { glyph, space, stroke } from '../../theme/lengths';

export const link = component({
  outline: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hair,
  textUnderlineOffset: glyph.underline,
  selectors: { ...focusable.selectors, '&[data-hovered]': { textDecorationThickness: stroke.ring } },
});

export const tone = components({
  action: { color: vars.color.textLink, textDecorationColor: vars.color.actionLine },
  quiet: {
    color: vars.color.textMuted,
    textDecorationColor: 'transparent',
    selectors: { '&[data-hovered]': { color: vars.color.textStrong, textDecorationColor: 'currentColor' } },
  },
  plain: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    selectors: { '&[data-hovered]': { textDecorationColor: 'currentColor' } },
  },
});

export const weight = components({ regular: {}, semibold: { fontWeight: 600 } });

export const external = component({ display: 'inline-block', verticalAlign: glyph.drop, paddingInlineStart: space[4] });
