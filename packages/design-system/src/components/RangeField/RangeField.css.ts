import { component } from '../../css/component';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({ display: 'flex', flexDirection: 'column', gap: '8px', minInlineSize: 0 });
export const slider = component({ paddingInline: '10px' });
export const track = component({ position: 'relative', blockSize: '44px', cursor: 'pointer' });
export const rail = component({
  position: 'absolute',
  insetInline: '-10px',
  insetBlockStart: '20px',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
});
export const fill = component({
  position: 'absolute',
  insetBlockStart: '20px',
  blockSize: '4px',
  background: vars.color.actionFill,
});
export const thumb = component({
  insetBlockStart: '22px',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  border: `2px solid ${vars.color.actionFill}`,
  selectors: {
    '&[data-focus-visible]': ring,
    '&[data-dragging]': { background: vars.color.actionSoft },
    '&[data-disabled]': { borderColor: vars.color.neutralLine },
    /* A finger needs more than the circle it sees. */
    '&::after': { content: '', position: 'absolute', inset: '-13px', borderRadius: vars.radius.full },
  },
});
export const fields = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
});
export const to = component({ ...type('small'), color: vars.color.textMuted });
