import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';
import { besideItsClaim, circle } from '../MarginNotes/beside';

export const marks = component({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
export const mark = component({
  display: 'flex',
  gap: space[12],
  alignItems: 'flex-start',
  scrollMarginBlock: space[96],
  selectors: {
    ...besideItsClaim(extent[14]),
    '&[data-open]::before': { borderColor: vars.color.actionFill },
  },
});

const onTheLine = {
  ...circle,
  marginBlockStart: space[2],
  '@media': { [media.phone]: { marginBlockStart: space[10] } },
} as const;
export const marker = components({
  quiet: { ...onTheLine, background: vars.color.neutralSoft, color: vars.color.neutralText },
  action: { ...onTheLine, background: vars.color.actionSoft, color: vars.color.actionText },
  danger: { ...onTheLine, background: vars.color.dangerSoft, color: vars.color.dangerText },
});
export const body = component({ flex: '1 1 0%', minInlineSize: 0 });
const line = {
  ...type('small'),
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  minBlockSize: extent[28],
  textAlign: 'start',
  '@media': { [media.phone]: { minBlockSize: extent[44] } },
} as const;
export const heading = component({});
export const plain = component(line);
export const trigger = component({
  ...line,
  outline: 'none',
  inlineSize: '100%',
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  selectors: focusable.selectors,
});
export const word = components({
  quiet: { color: vars.color.textMuted },
  action: { color: vars.color.actionText, fontWeight: 600 },
  danger: { color: vars.color.dangerText, fontWeight: 600 },
});
export const chevron = component({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
/* The line of the sentence says which one is meant; anywhere else its first words do. */
export const sentence = component({
  ...type('caption'),
  color: vars.color.textMuted,
  display: 'block',
  /* It hangs on the edge of the page's language, whatever its own direction. */
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-on-line] &': { display: 'none' } },
});
export const panel = component({});
export const content = component({ paddingBlock: `${space[4]} ${space[12]}` });
