import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

/* Side by side on a phone as well. */
export const fewStages = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[6],
});
/* More of them stand below one another there. */
export const stages = component([
  fewStages,
  {
    '@media': { [media.phone]: { gridAutoFlow: 'row', gap: space[10] } },
  },
]);
export const fewStage = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  minInlineSize: 0,
});
export const stage = component([
  fewStage,
  {
    '@media': { [media.phone]: { flexDirection: 'row', alignItems: 'center', gap: space[12] } },
  },
]);
export const fewSegment = component({
  display: 'block',
  blockSize: extent[8],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
export const segment = component([
  fewSegment,
  {
    '@media': { [media.phone]: { flex: 'none', inlineSize: extent[56] } },
  },
]);

const bar = {
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.forced]: { background: 'Highlight', forcedColorAdjust: 'none' } },
} as const;
export const fill = components({
  done: { ...bar, inlineSize: '100%', background: vars.color.successFill },
  current: { ...bar, background: vars.color.actionFill },
  begun: { ...bar, background: vars.color.lineStrong },
  waiting: { ...bar, inlineSize: 0 },
});
export const words = components({
  done: { ...type('small'), color: vars.color.textMuted },
  current: { ...type('small'), color: vars.color.textStrong, fontWeight: 600 },
  begun: { ...type('small'), color: vars.color.textMuted },
  waiting: { ...type('small'), color: vars.color.textMuted },
});
export const value = component({
  ...type('ui'),
  fontWeight: 600,
  color: vars.color.textStrong,
  paddingInlineEnd: space[4],
});
