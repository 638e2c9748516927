import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { ring, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const root = component({ minInlineSize: 0 });
export const line = component({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: space[12] },
  },
});
export const lineName = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const lineCount = component({ ...type('small'), color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const steps = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  /* The touch target is larger than it looks: on a phone the buttons extend into the space below their segments. */
  '@media': { [media.phone]: { flexDirection: 'row', gap: space[4], marginBlockEnd: `-${space[24]}` } },
});
export const step = component({ '@media': { [media.phone]: { flex: '1 1 0%' } } });

export const button = component({
  ...type('ui'),
  position: 'relative',
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  inlineSize: '100%',
  minBlockSize: extent[48],
  paddingInline: space[12],
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  color: vars.color.textBody,
  cursor: 'pointer',
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default', background: 'transparent' },
    '&[data-focus-visible]': ring,
  },
  '@media': {
    [media.phone]: {
      minBlockSize: extent[44],
      alignItems: 'flex-start',
      padding: 0,
      paddingBlockStart: space[8],
      selectors: { '&[data-hovered]': { background: 'transparent' } },
    },
  },
});
export const current = component({
  background: vars.color.surfaceSelected,
  color: vars.color.textStrong,
  fontWeight: 600,
  '@media': { [media.phone]: { background: 'transparent' } },
});
export const state = components({
  current: {
    vars: { '--step': vars.color.actionFill, '--step-soft': 'transparent', '--step-text': vars.color.actionText },
  },
  error: {
    vars: {
      '--step': vars.color.dangerFill,
      '--step-soft': vars.color.dangerSoft,
      '--step-text': vars.color.dangerText,
    },
  },
  done: {
    vars: {
      '--step': vars.color.successFill,
      '--step-soft': vars.color.successSoft,
      '--step-text': vars.color.successText,
    },
  },
  waiting: {
    vars: { '--step': vars.color.neutralLine, '--step-soft': 'transparent', '--step-text': vars.color.textMuted },
  },
});
export const number = component({
  ...type('caption'),
  fontWeight: 600,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[28],
  blockSize: extent[28],
  borderRadius: vars.radius.full,
  border: `${stroke.mark} solid var(--step)`,
  background: 'var(--step-soft)',
  color: 'var(--step-text)',
  '@media': { [media.phone]: { display: 'none' } },
});
/* On a phone the number is hidden; an error is marked on the segment. */
export const numberError = component([
  number,
  {
    '@media': {
      [media.phone]: {
        display: 'grid',
        position: 'absolute',
        insetBlockStart: `calc(${space[10]} - ${extent[22]} / 2)`,
        insetInlineStart: `calc(50% - ${extent[22]} / 2)`,
        inlineSize: extent[22],
        blockSize: extent[22],
        borderColor: vars.color.surfacePage,
      },
    },
  },
]);
export const name = component({ minInlineSize: 0, '@media': { [media.phone]: unseen } });
export const segment = component({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: extent[4],
      borderRadius: vars.radius.full,
      background: 'var(--step)',
    },
    /* Forced colours remove backgrounds: a border remains, and the current step is filled. */
    [media.forced]: {
      border: `${stroke.hair} solid CanvasText`,
      selectors: { '[aria-current] > &': { background: 'CanvasText' } },
    },
  },
});
