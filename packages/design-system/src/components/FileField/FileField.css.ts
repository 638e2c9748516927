import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const zone = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[12],
  rowGap: space[12],
  padding: space[12],
  border: `${stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-empty]': { borderStyle: 'dashed' },
    '&[data-invalid]': {
      borderColor: vars.color.dangerFill,
      boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.dangerFill}`,
    },
    '&[data-empty][data-invalid]': { boxShadow: 'none' },
    /* Not sunken as other fields: a disabled button on it would lose its outline. */
    '&[data-disabled]': { background: 'transparent', borderColor: vars.color.neutralLine },
    '&[data-drop-target]': {
      borderStyle: 'solid',
      borderColor: vars.color.focus,
      boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.focus}`,
      background: vars.color.surfaceSelected,
    },
  },
  '@media': {
    [media.compact]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.forced]: { selectors: { '&[data-drop-target]': { borderColor: 'Highlight' } } },
  },
});

export const preview = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  inlineSize: extent[56],
  blockSize: extent[56],
  overflow: 'hidden',
  borderRadius: vars.radius.mark,
  background: vars.color.neutralSoft,
  color: vars.color.neutralText,
  selectors: { '[data-drop-target] > &': { background: vars.color.actionSoft, color: vars.color.actionText } },
});
export const picture = component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const about = component({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const underway = component([about, { gap: space[8] }]);
export const name = component({
  ...type('small'),
  fontWeight: 600,
  color: vars.color.textStrong,
  overflowWrap: 'anywhere',
});
export const quiet = component({ ...type('small'), color: vars.color.textMuted });
export const size = component({ ...type('caption'), color: vars.color.textMuted });

/* Touch users do not drag files into a page. */
export const byDrop = component({ '@media': { [media.phone]: { display: 'none' } } });
export const byHand = component({ display: 'none', '@media': { [media.phone]: { display: 'inline' } } });

export const actions = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[8],
  '@media': { [media.compact]: { gridColumn: '1 / -1', flexWrap: 'wrap' } },
});
export const trigger = component({
  selectors: {
    '&[data-pending]': {
      background: vars.color.neutralSoft,
      borderColor: 'transparent',
      color: vars.color.neutralText,
      cursor: 'default',
    },
  },
  '@media': { [media.compact]: { flex: '1 1 auto' } },
});
