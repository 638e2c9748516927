import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const list = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  '@media': { [media.phone]: { gap: '10px' } },
});
export const cell = component({ display: 'flex', maxInlineSize: '100%', minInlineSize: 0 });

const chip = {
  ...type('small'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxInlineSize: '100%',
  minInlineSize: 0,
  borderRadius: vars.radius.full,
} as const;

export const chosen = component({
  ...chip,
  paddingInlineStart: '14px',
  background: vars.color.surfaceSelected,
  border: `1px solid ${vars.color.actionLine}`,
  color: vars.color.actionText,
  fontWeight: 500,
});
export const plain = component({
  ...chip,
  paddingInline: '12px',
  background: vars.color.neutralSoft,
  border: '1px solid transparent',
  color: vars.color.neutralText,
});
export const offer = component({
  ...chip,
  outline: 'none',
  gap: '6px',
  paddingInline: '12px 14px',
  border: `1px solid ${vars.color.neutralLine}`,
  color: vars.color.textBody,
  cursor: 'pointer',
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.neutralSoft } },
});
export const size = components({
  small: { minBlockSize: '30px' },
  medium: { minBlockSize: '34px', '@media': { [media.phone]: { minBlockSize: '48px' } } },
});
export const words = component({ minInlineSize: 0, paddingBlock: '2px' });
export const cross = component({
  outline: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '30px',
  blockSize: '30px',
  borderRadius: vars.radius.full,
  color: 'inherit',
  cursor: 'pointer',
  '@media': { [media.phone]: { inlineSize: '44px', blockSize: '44px' } },
  selectors: { ...focusable.selectors, '&[data-hovered]': { background: vars.color.actionSoft } },
});
