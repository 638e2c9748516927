import { component, components } from '../css/component';
import { media } from '../css/media';
import { vars } from '../theme/contract.css';

/** The footer stays at the foot of a short page. */
export const frame = component({ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' });
export const main = components({
  spaced: { flex: 1, paddingBlock: '40px 64px', '@media': { [media.phone]: { paddingBlock: '24px 40px' } } },
  bleed: { flex: 1 },
});
export const skip = component({
  position: 'absolute',
  insetInlineStart: vars.size.gutter,
  insetBlockStart: '8px',
  paddingInline: '16px',
  paddingBlock: '8px',
  borderRadius: vars.radius.control,
  background: vars.color.surfaceOverlay,
  color: vars.color.textLink,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', padding: 0 },
  },
});
