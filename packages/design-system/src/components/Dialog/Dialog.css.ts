import { globalStyle, keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { layers } from '../../css/layers.css';
import { media } from '../../css/media';
import { floating, hairline, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space, stroke } from '../../theme/lengths';
import { zIndex } from '../../theme/stacking';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${space[12]})` } });
const sheet = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: space[24],
  background: vars.color.scrim,
  selectors: { '&[data-entering]': { animation: `${fade} ${vars.motion.calm} ${vars.motion.ease}` } },
  '@media': { [media.phone]: { placeItems: 'end stretch', padding: 0 } },
});
export const modal = component({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surfaceOverlay,
  border: hairline,
  borderRadius: vars.radius.card,
  boxShadow: floating,
  overflow: 'hidden',
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` } },
  '@media': {
    [media.phone]: {
      maxBlockSize: `calc(100% - ${extent[24]})`,
      maxInlineSize: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 'none',
      selectors: { '&[data-entering]': { animation: `${sheet} ${vars.motion.calm} ${vars.motion.ease}` } },
    },
  },
});
export const size = components({
  small: { '@media': { [media.tablet]: { maxInlineSize: measure.panel } } },
  medium: { '@media': { [media.tablet]: { maxInlineSize: measure.dialog } } },
  large: { '@media': { [media.tablet]: { maxInlineSize: measure.wide } } },
});
export const dialog = component({
  outline: 'none',
  flex: '1 1 0%',
  minInlineSize: 0,
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
});
export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[16],
  paddingInline: `${space[28]} ${space[20]}`,
  paddingBlockStart: space[20],
  '@media': { [media.phone]: { paddingInline: `${space[20]} ${space[12]}`, paddingBlockStart: space[16] } },
});
export const title = component({
  ...type('title2'),
  color: vars.color.textStrong,
  minInlineSize: 0,
  paddingBlockStart: space[4],
});
export const titleHidden = component(unseen);
export const header = component({ flex: '1 1 0%', minInlineSize: 0 });
export const body = component({
  ...type('body'),
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  color: vars.color.textBody,
  paddingInline: space[28],
  paddingBlock: `${space[14]} ${space[28]}`,
  '@media': { [media.phone]: { paddingInline: space[20], paddingBlock: `${space[12]} ${space[24]}` } },
});
export const bodyScrolls = component({
  marginBlockStart: space[14],
  paddingBlockStart: space[16],
  borderBlockStart: hairline,
  outlineOffset: `-${stroke.ring}`,
  '@media': { [media.tablet]: { borderBlockEnd: hairline } },
});
export const failure = component({ paddingBlockStart: space[16] });
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[12],
  paddingInline: space[28],
  paddingBlock: `${space[16]} ${space[24]}`,
  '@media': {
    [media.phone]: {
      paddingInline: space[20],
      paddingBlockStart: space[12],
      paddingBlockEnd: `max(${space[16]}, env(safe-area-inset-bottom))`,
      borderBlockStart: hairline,
    },
  },
});
/* Under a thumb they share the whole line. */
globalStyle(`${actions} > *`, {
  '@layer': { [layers.components]: { '@media': { [media.phone]: { flex: '1 1 auto' } } } },
});
