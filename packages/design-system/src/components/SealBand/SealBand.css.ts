import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { layers } from '../../css/layers.css';
import { field } from '../../theme/field.css';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const band = style([
  field,
  {
    '@layer': {
      [layers.components]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: `${space[24]} ${space[40]}`,
        paddingInline: space[64],
        paddingBlock: space[32],
        borderRadius: vars.radius.card,
        '@media': {
          [media.belowDesktop]: { paddingInline: space[32] },
          [media.phone]: { paddingInline: space[20], paddingBlock: space[24] },
          [media.forced]: { border: `${stroke.hair} solid CanvasText` },
        },
      },
    },
  },
]);
export const bandLarge = component([
  band,
  { paddingBlock: space[64], '@media': { [media.phone]: { paddingBlock: space[32] } } },
]);
export const words = component({
  flex: `1 1 ${measure.note}`,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
});
export const title = component({ ...type('title2'), color: vars.color.textOnField });
export const body = component({ ...type('ui'), color: vars.color.textOnFieldMuted, maxInlineSize: measure.prose });
export const titleLarge = component({ ...type('title1'), color: vars.color.textOnField });
export const bodyLarge = component({
  ...type('lead'),
  color: vars.color.textOnFieldMuted,
  maxInlineSize: measure.prose,
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
/* On a phone the main action has a separate line, and the alternatives share the next. */
globalStyle(`${actions} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phone]: { flex: '1 1 auto' } } } },
});
globalStyle(`${actions} > :first-child`, {
  '@layer': { [layers.components]: { '@media': { [media.phone]: { flexBasis: '100%' } } } },
});
