import { component } from '../../css/component';
import { media } from '../../css/media';
import { focusable, grayIfDisabled, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { group } from '../Field/Field.css';

export const box = component([
  group,
  {
    gap: space[2],
    selectors: {
      '&:has([data-type][data-focused])': { ...ring, borderColor: vars.color.focus, boxShadow: 'none' },
      '&:has(> [data-hovered]):not([data-disabled], [data-invalid])': { borderColor: vars.color.textMuted },
      '&[data-readonly]': { background: vars.color.surfaceSunken },
    },
  },
]);

export const segments = component({
  flex: '1 1 auto',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  paddingInline: space[10],
  outline: 'none',
  cursor: 'text',
  '@media': { [media.small]: { paddingInline: space[6] } },
});

export const segment = component({
  paddingInline: space[2],
  borderRadius: vars.radius.mark,
  outline: 'none',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-placeholder]': { color: vars.color.textMuted },
    '&[data-focused]': { background: vars.color.actionSolid, color: vars.color.actionOnSolid },
  },
  '@media': {
    [media.phone]: { paddingBlock: space[8] },
    [media.forced]: {
      selectors: {
        '&[data-focused]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
export const slash = component({ paddingInline: stroke.hair, color: vars.color.textMuted });

const inner = {
  outline: 'none',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: extent[34],
  borderRadius: vars.radius.mark,
  color: vars.color.textMuted,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    ...focusable.selectors,
    '&[data-hovered]': { background: vars.color.neutralSoft, color: vars.color.textStrong },
    '&[data-disabled]': { cursor: 'default' },
  },
} as const;

export const calendarSwitch = component({
  ...inner,
  ...type('small'),
  gap: space[6],
  paddingInline: space[8],
  '@media': {
    [media.phone]: { minBlockSize: extent[44] },
    [media.small]: { gap: space[4], paddingInline: space[4] },
    ...grayIfDisabled,
  },
});
export const opener = component({
  ...inner,
  inlineSize: extent[34],
  '@media': {
    [media.phone]: { inlineSize: extent[44], minBlockSize: extent[44] },
    ...grayIfDisabled,
  },
});

export const line = component({ display: 'block' });
