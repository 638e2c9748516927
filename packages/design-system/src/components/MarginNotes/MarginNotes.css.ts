import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const notes = component({ display: 'flex', flexDirection: 'column', gap: '24px', minInlineSize: 0 });
export const note = component({ display: 'flex', gap: '12px', alignItems: 'flex-start', scrollMarginBlock: '96px' });

const circle = {
  ...type('micro'),
  fontWeight: 600,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.full,
} as const;
export const marker = component({ ...circle, background: vars.color.actionSoft, color: vars.color.actionText });
export const markerActive = component({
  ...circle,
  background: vars.color.actionSolid,
  color: vars.color.actionOnSolid,
});
export const body = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});
export const kind = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  color: vars.color.textMuted,
});
export const title = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong, textAlign: 'start' });
export const detail = component({ ...type('caption'), color: vars.color.textMuted });
