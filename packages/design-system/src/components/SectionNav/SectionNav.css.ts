import { component } from '../../css/component';
import { media } from '../../css/media';
import { focusable, ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const list = component({ display: 'flex', flexDirection: 'column', gap: space[2], minInlineSize: 0 });
export const link = component({
  ...type('ui'),
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: extent[36],
  paddingInline: space[10],
  paddingBlock: space[6],
  borderRadius: vars.radius.control,
  color: vars.color.textBody,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[aria-current]': { background: vars.color.surfaceSelected, color: vars.color.textStrong, fontWeight: 600 },
    '&[data-focus-visible]': ring,
  },
  '@media': {
    [media.phone]: { minBlockSize: extent[44] },
    /* Forced colours remove backgrounds. */
    [media.forced]: { selectors: { '&[aria-current]': { border: `${stroke.hair} solid CanvasText` } } },
  },
});
export const tick = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[22],
  blockSize: extent[22],
  borderRadius: vars.radius.full,
  border: `${stroke.mark} solid ${vars.color.lineStrong}`,
});
export const tickDone = component([
  tick,
  { borderColor: 'transparent', background: vars.color.successSoft, color: vars.color.successText },
]);
export const name = component({ flex: '1 1 0%', minInlineSize: 0, overflowWrap: 'anywhere' });
export const count = component({ ...type('small'), flex: 'none', color: vars.color.textMuted });

export const line = component({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[12],
});
export const lineText = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const toggle = component({
  ...type('small'),
  minBlockSize: extent[44],
  paddingInline: space[4],
  borderRadius: vars.radius.mark,
  color: vars.color.actionText,
  textDecoration: 'underline',
  cursor: 'pointer',
  outline: 'none',
  selectors: { ...focusable.selectors },
});
export const segments = component({ display: 'flex', gap: space[4] });
export const segment = component({
  flex: '1 1 0%',
  blockSize: extent[4],
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
export const segmentDone = component([segment, { background: vars.color.successFill }]);
export const segmentCurrent = component([
  segment,
  { background: vars.color.actionFill, '@media': { [media.forced]: { background: 'CanvasText' } } },
]);
export const panel = component({ selectors: { '&[aria-hidden="false"]': { paddingBlockStart: space[12] } } });
