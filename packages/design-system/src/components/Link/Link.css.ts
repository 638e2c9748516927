import { component, components } from '../../css/component';
import { focusable } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const link = component({
  outline: 'none',
  cursor: 'pointer',
  borderRadius: '3px',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  selectors: { ...focusable.selectors, '&[data-hovered]': { textDecorationThickness: '2px' } },
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

export const external = component({ display: 'inline-block', verticalAlign: '-0.1em', paddingInlineStart: '4px' });
