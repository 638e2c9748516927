import { component } from '../../css/component';
import { media } from '../../css/media';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
export const slider = component({ paddingInline: space[10] });
export const track = component({ position: 'relative', blockSize: extent[44], cursor: 'pointer' });
export const rail = component({
  position: 'absolute',
  insetInline: `-${space[10]}`,
  insetBlockStart: space[20],
  blockSize: extent[4],
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': {
    [media.forced]: {
      background: 'CanvasText',
      forcedColorAdjust: 'none',
      selectors: { '[data-disabled] > &': { background: 'GrayText' } },
    },
  },
});
export const fill = component({
  position: 'absolute',
  insetBlockStart: space[20],
  blockSize: extent[4],
  background: vars.color.actionFill,
  selectors: { '[data-disabled] > &': { background: vars.color.lineStrong } },
  '@media': {
    [media.forced]: {
      background: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: { '[data-disabled] > &': { background: 'GrayText' } },
    },
  },
});
export const thumb = component({
  insetBlockStart: extent[22],
  inlineSize: extent[22],
  blockSize: extent[22],
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  border: `${stroke.ring} solid ${vars.color.actionFill}`,
  '@media': { [media.forced]: { selectors: { '&[data-disabled]': { borderColor: 'GrayText' } } } },
  selectors: {
    '&[data-focus-visible]': ring,
    '&[data-dragging]': { background: vars.color.actionSoft },
    '&[data-disabled]': { borderColor: vars.color.lineStrong, background: vars.color.surfaceSunken },
    /* The touch target is larger than the visible circle. */
    '&::after': { content: '', position: 'absolute', inset: `-${space[12]}`, borderRadius: vars.radius.full },
  },
});
export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[12],
});
export const to = component({ ...type('small'), color: vars.color.textMuted });
