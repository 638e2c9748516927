import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { floating, hairline, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { zIndex } from '../../theme/tokens';

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const sheet = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = component({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  zIndex: zIndex.overlay,
  display: 'grid',
  placeItems: 'center',
  padding: '24px',
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
      maxBlockSize: 'calc(100% - 24px)',
      maxInlineSize: 'none',
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      borderBlockEnd: 'none',
      selectors: { '&[data-entering]': { animation: `${sheet} ${vars.motion.calm} ${vars.motion.ease}` } },
    },
  },
});
export const size = components({
  small: { '@media': { [media.tablet]: { maxInlineSize: '480px' } } },
  medium: { '@media': { [media.tablet]: { maxInlineSize: '760px' } } },
  large: { '@media': { [media.tablet]: { maxInlineSize: '960px' } } },
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
  gap: '16px',
  paddingInline: '28px 20px',
  paddingBlockStart: '22px',
  '@media': { [media.phone]: { paddingInline: '20px 12px', paddingBlockStart: '16px' } },
});
export const title = component({
  ...type('title2'),
  color: vars.color.textStrong,
  minInlineSize: 0,
  paddingBlockStart: '4px',
});
export const titleHidden = component(unseen);
export const header = component({ flex: '1 1 0%', minInlineSize: 0 });
export const body = component({
  ...type('body'),
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  color: vars.color.textBody,
  paddingInline: '28px',
  paddingBlock: '14px 28px',
  '@media': { [media.phone]: { paddingInline: '20px', paddingBlock: '12px 24px' } },
});
export const actions = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '12px',
  paddingInline: '28px',
  paddingBlock: '16px 24px',
  '@media': {
    [media.phone]: {
      paddingInline: '20px',
      paddingBlockStart: '12px',
      paddingBlockEnd: 'max(16px, env(safe-area-inset-bottom))',
      borderBlockStart: hairline,
    },
  },
});
