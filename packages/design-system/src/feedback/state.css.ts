import { component } from '../css/component';
import { media } from '../css/media';
import { vars } from '../theme/contract.css';
import { extent, measure, space } from '../theme/lengths';

export const state = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[24],
  paddingBlock: space[48],
  textAlign: 'center',
  '@media': { [media.phone]: { paddingInline: space[16], paddingBlock: space[32] } },
});
export const words = component({ maxInlineSize: measure.words, textWrap: 'balance' });
export const action = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  paddingBlockStart: space[8],
});
export const danger = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[48],
  blockSize: extent[48],
  borderRadius: vars.radius.card,
  background: vars.color.dangerSoft,
  color: vars.color.dangerText,
});
