import { component } from '../../css/component';
import { ring, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const field = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  minInlineSize: 0,
  inlineSize: '100%',
  position: 'relative',
});
export const fieldCompact = component({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: '8px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  position: 'relative',
});

export const label = component({
  ...type('small'),
  fontWeight: 600,
  color: vars.color.textStrong,
});
export const hiddenLabel = component(unseen);
export const star = component({ color: vars.color.dangerText, paddingInlineStart: '6px' });

const box = {
  ...type('ui'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  color: vars.color.textStrong,
  background: vars.color.surfaceRaised,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
} as const;

const states = {
  '&[data-hovered]': { borderColor: vars.color.textMuted },
  '&[data-invalid]': { borderColor: vars.color.dangerFill, boxShadow: `inset 0 0 0 1px ${vars.color.dangerFill}` },
  '&[data-focused]': { ...ring, borderColor: vars.color.focus, boxShadow: 'none' },
  '&[data-disabled]': {
    background: vars.color.surfaceSunken,
    borderColor: vars.color.neutralLine,
    color: vars.color.textMuted,
    cursor: 'default',
  },
} as const;

const placeholder = { '&::placeholder': { color: vars.color.textMuted, opacity: 1 } } as const;

export const input = component({
  ...box,
  outline: 'none',
  paddingInline: '12px',
  paddingBlock: '4px',
  selectors: { ...states, ...placeholder },
});

/* An address reads from left to right but hangs on the edge of its page. */
export const inputLtr = component([input, { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);

export const area = component({
  ...box,
  ...type('body'),
  outline: 'none',
  display: 'block',
  resize: 'vertical',
  paddingInline: '12px',
  paddingBlock: '8px',
  selectors: { ...states, ...placeholder },
});
export const growing = component({ fieldSizing: 'content', resize: 'none' });

export const group = component({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  paddingInlineEnd: '3px',
  selectors: {
    '&[data-hovered]': states['&[data-hovered]'],
    '&[data-invalid], &:has(input[data-invalid])': states['&[data-invalid]'],
    '&:has(input[data-focused])': states['&[data-focused]'],
    '&[data-disabled]': states['&[data-disabled]'],
  },
});

export const bareInput = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  blockSize: '100%',
  minBlockSize: '40px',
  paddingInline: '12px',
  border: 'none',
  outline: 'none',
  background: 'transparent',
  selectors: { ...placeholder, '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const bareInputLtr = component([bareInput, { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);

export const leading = component({
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: '12px',
  marginInlineEnd: '-8px',
  color: vars.color.textMuted,
});

export const help = component({ ...type('caption'), color: vars.color.textMuted });
export const error = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '6px',
  fontWeight: 500,
  color: vars.color.dangerText,
});
export const count = component({ ...type('caption'), color: vars.color.textMuted, textAlign: 'end' });

export const trigger = component({
  ...box,
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingInline: '12px',
  paddingBlock: '4px',
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': states['&[data-hovered]'],
    '[data-invalid] > &': states['&[data-invalid]'],
    '&[data-focus-visible]': states['&[data-focused]'],
    '&[data-disabled]': states['&[data-disabled]'],
  },
});
