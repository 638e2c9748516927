import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { glyph, space, stroke } from '../../theme/lengths';

const underlined = {
  textDecorationLine: 'underline',
  textDecorationThickness: stroke.hair,
  textUnderlineOffset: glyph.underline,
  textDecorationSkipInk: 'none',
} as const;
/* Wavy: a fault, also where colours are not seen. */
const faulty = { ...underlined, textDecorationStyle: 'wavy', textDecorationColor: vars.color.dangerFill } as const;
const chosen = { background: vars.color.surfaceSelected } as const;

export const tone = components({
  evidence: { ...underlined, textDecorationColor: vars.color.actionLine },
  quiet: {},
  danger: faulty,
});
export const active = components({
  evidence: {
    ...underlined,
    ...chosen,
    textDecorationColor: vars.color.actionFill,
    textDecorationThickness: stroke.ring,
  },
  quiet: chosen,
  danger: { ...faulty, background: vars.color.dangerSoft },
});
const number = {
  ...type('micro'),
  lineHeight: 0,
  fontWeight: 600,
  paddingInlineStart: space[2],
  verticalAlign: 'super',
} as const;
export const marker = component({ ...number, color: vars.color.actionText });
export const markerDanger = component({ ...number, color: vars.color.dangerText });
/* Out of the tab order, so without a ring. As small as its number to the eye; the finger has the line above it and below it as well. */
export const opener = component({
  position: 'relative',
  font: 'inherit',
  /* With none it would have no height; so it fits into the line of a letter. */
  lineHeight: 1,
  color: 'inherit',
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  selectors: {
    '&[data-hovered]': { textDecorationLine: 'underline' },
    '&::after': { content: '', position: 'absolute', insetInline: `-${space[8]}`, insetBlock: `-${space[12]}` },
  },
});
/* A box of its own, so that the underline of the words does not run through it. */
export const label = component({
  ...type('micro'),
  display: 'inline-block',
  paddingInline: space[8],
  borderRadius: vars.radius.full,
  background: vars.color.dangerSoft,
  color: vars.color.dangerText,
  unicodeBidi: 'isolate',
  verticalAlign: 'middle',
});
