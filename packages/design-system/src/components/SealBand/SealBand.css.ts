import { style } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { layers } from '../../css/layers.css';
import { field } from '../../theme/field.css';
import { vars } from '../../theme/contract.css';

export const band = style([
  field,
  {
    '@layer': {
      [layers.components]: {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '24px 40px',
        paddingInline: '64px',
        paddingBlock: '32px',
        borderRadius: vars.radius.card,
        '@media': {
          [media.belowDesktop]: { paddingInline: '32px' },
          [media.phone]: { paddingInline: '20px', paddingBlock: '24px' },
          [media.forced]: { border: '1px solid CanvasText' },
        },
      },
    },
  },
]);
export const words = component({
  flex: '1 1 320px',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
});
export const title = component({ ...type('title2'), color: vars.color.textOnField });
export const body = component({ ...type('ui'), color: vars.color.textOnFieldMuted, maxInlineSize: '60ch' });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
