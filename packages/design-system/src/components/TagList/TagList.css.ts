import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[8],
});
/* Room for a thumb between two things to press. */
export const spread = component({ '@media': { [media.phone]: { gap: space[10] } } });
export const close = component({ gap: space[6] });
export const cell = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  maxInlineSize: '100%',
  minInlineSize: 0,
});

const chip = {
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minInlineSize: 0,
  /* A pill on one line; on more lines a full radius would cut into the first and the last. */
  borderRadius: extent[24],
} as const;

export const chosen = component({
  ...chip,
  paddingInlineStart: space[14],
  background: vars.color.surfaceSelected,
  border: `${stroke.hair} solid ${vars.color.actionLine}`,
  color: vars.color.actionText,
  fontWeight: 500,
});
export const plain = component({
  ...chip,
  paddingInline: space[12],
  background: vars.color.neutralSoft,
  border: `${stroke.hair} solid transparent`,
  color: vars.color.neutralText,
});
export const offer = component({
  ...chip,
  outline: 'none',
  gap: space[6],
  paddingInline: `${space[12]} ${space[14]}`,
  border: `${stroke.hair} solid ${vars.color.neutralLine}`,
  color: vars.color.textBody,
  cursor: 'pointer',
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.neutralSoft } },
});
export const size = components({
  /* As quiet as a badge: nothing to press, and several of them in each row of a list. */
  small: { ...type('caption'), minBlockSize: extent[26], paddingInline: space[10], borderRadius: vars.radius.mark },
  medium: { minBlockSize: extent[34], '@media': { [media.phone]: { minBlockSize: extent[48] } } },
});
export const words = component({ minInlineSize: 0, paddingBlock: space[2] });
export const cross = component({
  outline: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[30],
  blockSize: extent[30],
  borderRadius: vars.radius.full,
  color: 'inherit',
  cursor: 'pointer',
  /* Wide enough for a thumb, and over the end of the words, so that the cross itself stands beside them. */
  '@media': {
    [media.phone]: { inlineSize: extent[44], blockSize: extent[44], marginInlineStart: `-${space[10]}` },
  },
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.actionSoft } },
});
export const rest = component({ ...type('small'), flex: 'none', color: vars.color.textMuted });
