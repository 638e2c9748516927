import { component } from '../../css/component';
import { media } from '../../css/media';
import { hairline } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const bar = component({ background: vars.color.surfacePage, borderBlockEnd: hairline });
export const inner = component({
  display: 'flex',
  alignItems: 'center',
  gap: '32px',
  minBlockSize: '68px',
  maxInlineSize: `calc(1200px + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  '@media': { [media.phone]: { minBlockSize: '60px', gap: '12px' } },
});
export const start = component({ flex: 'none', display: 'flex', alignItems: 'center', gap: '12px' });
export const nav = component({
  display: 'flex',
  alignSelf: 'stretch',
  gap: '24px',
  minInlineSize: 0,
  '@media': { [media.phone]: { display: 'none' }, [media.belowDesktop]: { gap: '16px' } },
});
export const end = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '12px',
  marginInlineStart: 'auto',
  minInlineSize: 0,
  '@media': { [media.phone]: { gap: '4px' } },
});
