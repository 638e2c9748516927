import { component } from '../../css/component';
import { media } from '../../css/media';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const rootBare = component({ display: 'inline-flex' });

export const checkbox = component({
  ...type('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  paddingBlock: '4px',
  cursor: 'pointer',
  color: vars.color.textBody,
  '@media': { [media.phone]: { paddingBlock: '10px' } },
  selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' } },
});

/* Alone in a cell the box keeps a finger's room around it. */
export const checkboxBare = component({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '34px',
  blockSize: '34px',
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
  selectors: { '&[data-disabled]': { cursor: 'default' } },
});

export const square = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: `calc((${vars.type.ui.line} - 20px) / 2)`,
  border: `1.5px solid ${vars.color.lineStrong}`,
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
    '[data-invalid] > &': { borderColor: vars.color.dangerFill },
    '[data-disabled] > &': { background: vars.color.surfaceSunken, borderColor: vars.color.neutralLine },
    '[data-disabled][data-selected] > &': { background: vars.color.neutralLine, color: vars.color.neutralText },
    '[data-focus-visible] > &': ring,
    [`${checkboxBare} > &`]: { marginBlockStart: 0 },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '[data-selected] > &': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const words = component({ minInlineSize: 0 });
export const help = component({ ...type('caption'), color: vars.color.textMuted, paddingInlineStart: '32px' });
export const error = component({
  ...type('caption'),
  fontWeight: 500,
  color: vars.color.dangerText,
  paddingInlineStart: '32px',
});
