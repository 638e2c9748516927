import { component, components } from '../../css/component';
import { floating, hairline } from '../../css/parts';
import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';

export const overlay = components({
  start: { placeItems: 'stretch start', padding: 0, '@media': { [media.phone]: { placeItems: 'stretch start' } } },
  end: { placeItems: 'stretch end', padding: 0, '@media': { [media.phone]: { placeItems: 'stretch end' } } },
});
export const panel = component({
  inlineSize: 'min(320px, 88vw)',
  minBlockSize: 0,
  overflowY: 'auto',
  background: vars.color.surfaceOverlay,
  borderInline: hairline,
  boxShadow: floating,
});
export const dialog = component({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: '12px',
  padding: '16px 20px 24px',
});
export const head = component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '12px' });
