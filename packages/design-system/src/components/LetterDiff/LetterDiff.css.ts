import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { glyph, space, stroke } from '../../theme/lengths';

export const rows = component({ display: 'flex', flexDirection: 'column', gap: space[8], minInlineSize: 0 });
const row = { paddingInlineStart: space[16], borderInlineStart: `${stroke.bold} solid transparent` } as const;
export const line = components({
  kept: row,
  removed: { ...row, borderColor: vars.color.dangerFill },
  added: { ...row, borderColor: vars.color.successFill },
});
const said = { ...type('caption'), display: 'inline-block', fontWeight: 600 } as const;
export const word = components({
  removed: { ...said, color: vars.color.dangerText },
  added: { ...said, color: vars.color.successText },
});
const letter = { ...type('letter'), display: 'block', textAlign: 'start', unicodeBidi: 'isolate' } as const;
export const text = components({
  kept: { ...letter, color: vars.color.textBody },
  removed: {
    ...letter,
    color: vars.color.textBody,
    textDecorationLine: 'line-through',
    textDecorationThickness: stroke.hair,
  },
  added: {
    ...letter,
    color: vars.color.textStrong,
    textDecorationLine: 'underline',
    textDecorationThickness: stroke.hair,
    textDecorationColor: vars.color.successFill,
    textUnderlineOffset: glyph.underline,
  },
});
/* The first sentence of a paragraph. */
export const begins = component({ marginBlockStart: space[12] });
