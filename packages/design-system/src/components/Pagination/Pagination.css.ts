import { component } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  maxInlineSize: '100%',
  '@media': { [media.phone]: { gap: 0 } },
});
export const pages = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  '@media': { [media.phone]: { gap: 0 } },
});
export const cell = component({});
/* At 320 px there is room for the ends and the page one is on. */
export const cellFar = component({ '@media': { '(max-width: 480px)': { display: 'none' } } });
export const gap = component({
  ...type('small'),
  inlineSize: '28px',
  textAlign: 'center',
  color: vars.color.textMuted,
  '@media': { [media.phone]: { inlineSize: '16px' } },
});

const box = {
  ...type('small'),
  outline: 'none',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '38px',
  blockSize: '38px',
  paddingInline: '6px',
  borderRadius: vars.radius.control,
  color: vars.color.textBody,
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { minInlineSize: '44px', blockSize: '44px' } },
} as const;
export const page = component({
  ...box,
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.neutralSoft } },
});
export const pageCurrent = component({
  ...box,
  background: vars.color.actionSoft,
  color: vars.color.actionText,
  fontWeight: 600,
  selectors: focusable.selectors,
});
