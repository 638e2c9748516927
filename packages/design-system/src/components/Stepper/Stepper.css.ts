import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { ring, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({ minInlineSize: 0 });
export const line = component({
  display: 'none',
  '@media': {
    [media.phone]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '12px' },
  },
});
export const lineName = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const lineCount = component({ ...type('small'), color: vars.color.textMuted, whiteSpace: 'nowrap' });

export const steps = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
  '@media': { [media.phone]: { flexDirection: 'row', gap: '4px' } },
});
export const step = component({ '@media': { [media.phone]: { flex: '1 1 0%' } } });

export const button = component({
  ...type('ui'),
  position: 'relative',
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingInline: '12px',
  paddingBlock: '8px',
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
      minBlockSize: '44px',
      padding: 0,
      selectors: { '&[data-hovered]': { background: 'transparent' } },
    },
  },
});
export const state = components({
  current: {
    background: vars.color.surfaceSelected,
    color: vars.color.textStrong,
    fontWeight: 600,
    vars: { '--step': vars.color.actionFill, '--step-soft': 'transparent', '--step-text': vars.color.actionText },
    '@media': { [media.phone]: { background: 'transparent' } },
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
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.full,
  border: '1.5px solid var(--step)',
  background: 'var(--step-soft)',
  color: 'var(--step-text)',
  '@media': { [media.phone]: { display: 'none' } },
});
export const name = component({ minInlineSize: 0, '@media': { [media.phone]: unseen } });
export const segment = component({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: 'var(--step)',
    },
  },
});
