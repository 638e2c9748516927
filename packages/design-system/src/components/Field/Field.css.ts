import { media } from '../../css/media';
import { component } from '../../css/component';
import { ring, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const field = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  minInlineSize: 0,
  inlineSize: '100%',
  position: 'relative',
  selectors: {
    '[data-steady] &': {
      minBlockSize: `calc(${vars.type.small.line} + ${vars.size.control} + ${vars.type.caption.line} + 2 * ${space[8]})`,
    },
  },
});
export const fieldCompact = component({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: space[8],
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
export const star = component({ color: vars.color.dangerText, paddingInlineStart: space[6] });

const box = {
  ...type('ui'),
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  color: vars.color.textStrong,
  background: vars.color.surfaceRaised,
  border: `${stroke.hair} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
} as const;

const states = {
  '&[readonly]': { background: 'transparent', borderColor: vars.color.neutralLine },
  '&[data-hovered]': { borderColor: vars.color.textMuted },
  '&[data-invalid]': {
    borderColor: vars.color.dangerFill,
    boxShadow: `inset 0 0 0 ${stroke.hair} ${vars.color.dangerFill}`,
  },
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
  paddingInline: space[12],
  paddingBlock: space[4],
  selectors: {
    ...states,
    ...placeholder,
    /* Two fields under one error, as in a range. */
    '[role="group"][data-invalid] &:not([data-focused])': states['&[data-invalid]'],
  },
});

/* An address reads from left to right but is aligned to the start edge of its page. */
export const inputLtr = component([input, { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);

export const area = component({
  ...box,
  ...type('body'),
  outline: 'none',
  display: 'block',
  resize: 'vertical',
  paddingInline: space[12],
  paddingBlock: space[8],
  selectors: { ...states, ...placeholder },
});

export const group = component({
  ...box,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingInlineEnd: space[4],
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
  minBlockSize: extent[40],
  paddingInline: space[12],
  border: 'none',
  outline: 'none',
  background: 'transparent',
  selectors: { ...placeholder, '&::-webkit-search-cancel-button': { display: 'none' } },
});
export const bareInputLtr = component([bareInput, { selectors: { '[dir="rtl"] &': { textAlign: 'end' } } }]);

export const leading = component({
  display: 'grid',
  placeItems: 'center',
  paddingInlineStart: space[12],
  marginInlineEnd: `-${space[8]}`,
  color: vars.color.textMuted,
});

export const help = component({
  ...type('caption'),
  color: vars.color.textMuted,
  /* The error takes its line; it is still read out with the field. */
  selectors: { '[data-steady] [data-invalid] > &[slot="description"]': { display: 'none' } },
});
export const error = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[6],
  fontWeight: 500,
  color: vars.color.dangerText,
});

export const trigger = component({
  ...box,
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInline: space[12],
  paddingBlock: space[4],
  cursor: 'pointer',
  textAlign: 'start',
  /* Two fields side by side still show their text. */
  '@media': { [media.small]: { gap: space[4], paddingInline: `${space[8]} ${space[4]}` } },
  selectors: {
    '&[data-hovered]': states['&[data-hovered]'],
    '[data-invalid] > &': states['&[data-invalid]'],
    '&[data-focus-visible]': states['&[data-focused]'],
    '&[data-disabled]': states['&[data-disabled]'],
  },
});
