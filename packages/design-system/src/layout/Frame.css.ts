import { component } from '../css/component';
import { vars } from '../theme/contract.css';
import { space, stroke } from '../theme/lengths';

/** The footer stays at the bottom of a short page. */
export const frame = component({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
/** The space above and below belongs to the `Page` inside it. */
export const main = component({ flex: 1, minInlineSize: 0, outline: 'none' });
export const skip = component({
  position: 'absolute',
  insetInlineStart: vars.size.gutter,
  insetBlockStart: space[8],
  paddingInline: space[16],
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  background: vars.color.surfaceOverlay,
  color: vars.color.textLink,
  selectors: {
    '&:not(:focus)': {
      clipPath: 'inset(50%)',
      inlineSize: stroke.hair,
      blockSize: stroke.hair,
      overflow: 'hidden',
      padding: 0,
    },
  },
});
