import { component } from '../../css/component';
import { media } from '../../css/media';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const cards = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${measure.column}), 1fr))`,
  gap: space[12],
});
export const card = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minInlineSize: 0,
  padding: space[16],
  borderRadius: vars.radius.control,
  border: `${stroke.hair} solid ${vars.color.neutralLine}`,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.lineStrong },
    '&[data-selected]': {
      background: vars.color.surfaceSelected,
      borderColor: vars.color.actionFill,
      boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.actionFill}`,
    },
    '&[data-invalid]': { borderColor: vars.color.dangerFill },
    '&[data-disabled]': {
      background: vars.color.surfaceSunken,
      borderColor: vars.color.neutralLine,
      boxShadow: 'none',
      cursor: 'default',
    },
    '&[data-focus-visible]': ring,
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-disabled]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});
export const body = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
});
export const head = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[8]}`,
});
export const title = component({
  ...type('ui'),
  fontWeight: 600,
  minInlineSize: 0,
  color: vars.color.textStrong,
  selectors: { '[data-disabled] &': { color: vars.color.textMuted } },
});
export const description = component({ ...type('small'), color: vars.color.textMuted });
