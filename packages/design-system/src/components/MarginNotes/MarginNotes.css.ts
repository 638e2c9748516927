import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const notes = component({ display: 'flex', flexDirection: 'column', gap: space[24], minInlineSize: 0 });
export const note = component({
  display: 'flex',
  gap: space[12],
  alignItems: 'flex-start',
  scrollMarginBlock: space[96],
  /* A note aligned with its claim is connected to the letter by a hairline; `useClaimLines` sets the attribute. */
  selectors: {
    '&[data-on-line]': { position: 'relative' },
    '&[data-on-line]::before': {
      content: '',
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${space[4]})`,
      insetBlockStart: extent[12],
      inlineSize: extent[28],
      borderBlockStart: `${stroke.hair} solid ${vars.color.lineHair}`,
    },
    '&[data-on-line][data-active]::before': { borderColor: vars.color.actionFill },
  },
});

const circle = {
  ...type('micro'),
  fontWeight: 600,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[24],
  blockSize: extent[24],
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
