import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const band = component({ position: 'relative', overflow: 'hidden', borderBlockEnd: hairline });
/* They fade in towards the end of the line, where no text is; on a phone, where the text comes first, towards the bottom. */
export const tiles = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  color: vars.color.lineHair,
  strokeWidth: stroke.hair,
  maskImage: 'linear-gradient(90deg, transparent 46%, black 84%)',
  selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(-90deg, transparent 46%, black 84%)' } },
  '@media': {
    [media.belowDesktop]: {
      maskImage: 'linear-gradient(transparent 36%, black)',
      selectors: { '&:dir(rtl)': { maskImage: 'linear-gradient(transparent 36%, black)' } },
    },
  },
});
export const column = component({
  position: 'relative',
  maxInlineSize: `calc(${measure.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: space[80],
  '@media': {
    [media.belowDesktop]: { paddingBlock: space[56] },
    [media.phone]: { paddingBlock: `${space[32]} ${space[40]}` },
  },
});
