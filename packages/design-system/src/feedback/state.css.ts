import { component } from '../css/component';
import { media } from '../css/media';
import { vars } from '../theme/contract.css';

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '12px',
  paddingInline: '24px',
  paddingBlock: '48px',
  textAlign: 'center',
  '@media': { [media.phone]: { paddingInline: '16px', paddingBlock: '32px' } },
});
export const words = component({ maxInlineSize: '46ch' });
export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '12px',
  paddingBlockStart: '8px',
});
export const danger = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '48px',
  blockSize: '48px',
  borderRadius: vars.radius.full,
  background: vars.color.dangerSoft,
  color: vars.color.dangerText,
});
