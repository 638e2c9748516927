import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { hairline, still } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space } from '../../theme/lengths';
import { waiting } from '../../theme/motion';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

export const lines = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  minInlineSize: 0,
  inlineSize: '100%',
});
export const bone = component({
  display: 'block',
  inlineSize: '100%',
  background: vars.color.bone,
  animation: `${breathe} ${waiting.breath} ease-in-out infinite`,
  '@media': still,
});
export const shape = components({
  text: { blockSize: extent[12], borderRadius: vars.radius.mark },
  line: {
    blockSize: extent[12],
    marginBlock: `calc((1lh - ${extent[12]}) / 2)`,
    borderRadius: vars.radius.mark,
  },
  title: { blockSize: extent[24], borderRadius: vars.radius.control },
  circle: { aspectRatio: '1', borderRadius: vars.radius.full },
  block: { blockSize: extent[120], borderRadius: vars.radius.card },
});
export const last = component({ inlineSize: '62%' });
const sheet = {
  background: vars.color.surfaceRaised,
  border: hairline,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  position: 'relative',
} as const;
export const rows = component(sheet);
const line = { padding: space[20], selectors: { '& + &': { borderBlockStart: hairline } } } as const;
const rowOf = (columns: string) =>
  component({
    ...line,
    display: 'grid',
    gridTemplateColumns: `${columns} minmax(0, ${extent[96]})`,
    '@media': { [media.phone]: { gridTemplateColumns: `${columns} minmax(0, ${extent[56]})` } },
    alignItems: 'center',
    gap: space[16],
  });
export const ownRow = component(line);
export const row = rowOf('minmax(0, 1fr)');
export const ringRow = rowOf(`${extent[40]} minmax(0, 1fr)`);
export const card = component({
  ...sheet,
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  padding: space[24],
  '@media': { [media.phone]: { padding: space[20] }, [media.small]: { padding: space[16] } },
});
