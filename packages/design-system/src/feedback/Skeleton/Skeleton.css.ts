import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { hairline, still } from '../../css/parts';
import { vars } from '../../theme/contract.css';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const lines = component({
  display: 'flex',
  flexDirection: 'column',
  gap: '10px',
  minInlineSize: 0,
  inlineSize: '100%',
});
export const bone = component({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.bone,
  animation: `${breathe} 2s ease-in-out infinite`,
  '@media': still,
});
export const shape = components({
  text: { blockSize: '12px', borderRadius: vars.radius.mark },
  title: { blockSize: '24px', borderRadius: vars.radius.control },
  circle: { aspectRatio: '1', borderRadius: vars.radius.full },
  block: { blockSize: '120px', borderRadius: vars.radius.card },
});
export const last = component({ inlineSize: '62%' });
export const rows = component({
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  position: 'relative',
});
export const row = component({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) minmax(0, 96px)',
  alignItems: 'center',
  gap: '16px',
  padding: '20px',
  selectors: { '& + &': { borderBlockStart: hairline } },
});
