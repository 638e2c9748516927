import { component } from '../../css/component';
import { media } from '../../css/media';
import { grayIfDisabled, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const rootBare = component({ display: 'inline-flex' });

export const checkbox = component({
  ...type('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  paddingBlock: space[4],
  cursor: 'pointer',
  color: vars.color.textBody,
  '@media': { [media.phone]: { paddingBlock: space[10] }, ...grayIfDisabled },
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' } },
});

/* Alone in a table cell the box keeps the size of a touch target. */
export const checkboxBare = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[34],
  blockSize: extent[34],
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: extent[44], blockSize: extent[44] } },
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const square = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[20],
  blockSize: extent[20],
  marginBlockStart: `calc((${vars.type.ui.line} - ${space[20]}) / 2)`,
  border: `${stroke.mark} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.mark,
  background: vars.color.surfaceRaised,
  color: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textMuted },
    '[data-selected] > &, [data-indeterminate] > &': {
      background: vars.color.actionSolid,
      borderColor: vars.color.actionSolid,
      color: vars.color.actionOnSolid,
    },
    '[data-invalid] > &': {
      borderColor: vars.color.dangerFill,
      boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.dangerFill}`,
    },
    '[data-disabled] > &': { background: vars.color.surfaceSunken, borderColor: vars.color.neutralLine },
    '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
      background: vars.color.neutralLine,
      color: vars.color.neutralText,
    },
    '[data-focus-visible] > &': ring,
    [`${checkboxBare} > &`]: { marginBlockStart: 0 },
  },
  '@media': {
    [media.forced]: {
      /* `transparent` does not hide a tick here: in forced colours it is drawn. */
      color: 'Canvas',
      borderColor: 'CanvasText',
      selectors: {
        '[data-selected] > &, [data-indeterminate] > &': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': {
          background: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});

export const words = component({ minInlineSize: 0 });

/** Help text below one box. */
export const help = component({ ...type('caption'), color: vars.color.textMuted, paddingInlineStart: space[32] });
/* Below the text, not below the box. */
export const below = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  paddingInlineStart: space[32],
});
/* A hidden label has no edge to align with and needs no room in a cell. */
export const belowBare = component({ display: 'flex', flexDirection: 'column', gap: space[4] });
