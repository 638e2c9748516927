import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';
import { besideItsClaim, circle } from './beside';

export const notes = component({ display: 'flex', flexDirection: 'column', gap: space[24], minInlineSize: 0 });
export const note = component({
  display: 'flex',
  gap: space[12],
  alignItems: 'flex-start',
  scrollMarginBlock: space[96],
  selectors: {
    ...besideItsClaim(extent[12]),
    '&[data-on-line][data-active]::before': { borderColor: vars.color.actionFill },
  },
});

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
  gap: space[2],
});
export const kind = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  color: vars.color.textMuted,
});
export const title = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong, textAlign: 'start' });
export const detail = component({ ...type('caption'), color: vars.color.textMuted });
/* The icon of an outside link never wraps to a line without its word. */
export const open = component({ whiteSpace: 'nowrap' });
