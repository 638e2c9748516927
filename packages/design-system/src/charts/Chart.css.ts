import { component, components } from '../css/component';
import { media } from '../css/media';
import { focusable, hairline, ring, still, type } from '../css/parts';
import { vars } from '../theme/contract.css';
import { measure, space, stroke } from '../theme/lengths';

export const figure = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  minInlineSize: 0,
  position: 'relative',
});
export const words = component({ display: 'flex', flexDirection: 'column', gap: space[4] });
export const empty = component({
  ...type('small'),
  display: 'grid',
  placeItems: 'center',
  minBlockSize: measure.tiny,
  padding: space[20],
  color: vars.color.textMuted,
  textAlign: 'center',
  textWrap: 'balance',
  border: `${stroke.hair} dashed ${vars.color.neutralLine}`,
  borderRadius: vars.radius.control,
});

export const plot = component({
  ...type('micro'),
  position: 'relative',
  blockSize: measure.tiny,
  minInlineSize: 0,
});
/* Hit areas lie below the drawing, so that a marked column keeps its colours. */
export const targets = component({ position: 'absolute', inset: 0, outline: 'none' });
export const drawing = component({ position: 'absolute', inset: 0, overflow: 'visible', pointerEvents: 'none' });

const pointed = {
  position: 'absolute',
  insetBlock: 0,
  outline: 'none',
  borderRadius: vars.radius.mark,
  cursor: 'default',
  WebkitTapHighlightColor: 'transparent',
} as const;
const forcedChoice = {
  [media.forced]: { selectors: { '&[data-selected]': { outline: `${stroke.hair} solid Highlight` } } },
} as const;
export const target = component({
  ...pointed,
  selectors: {
    '&[data-hovered], &[data-selected]': { background: vars.color.neutralSoft },
    ...focusable.selectors,
  },
  '@media': forcedChoice,
});
/* A point is marked on its line; its share of the width only catches the pointer. */
export const pointTarget = component({ ...pointed, selectors: focusable.selectors });

const inForced = (fill: string) => ({ [media.forced]: { fill } }) as const;
const word = { ...type('micro'), '@media': inForced('CanvasText') } as const;
export const axisWord = component({ ...word, fill: vars.color.textMuted });
/* A line may pass behind the text: the outline of the text keeps it legible. */
const named = {
  ...word,
  fill: vars.color.textStrong,
  stroke: vars.color.surfaceRaised,
  strokeWidth: stroke.bold,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;
export const valueWord = component(named);
export const strongWord = component({ ...named, fontWeight: 600 });

const lineIn = (stroke: string) => ({ [media.forced]: { stroke } }) as const;
export const grid = component({
  stroke: vars.color.lineHair,
  shapeRendering: 'crispEdges',
  '@media': lineIn('GrayText'),
});
export const baseline = component({
  stroke: vars.color.lineStrong,
  shapeRendering: 'crispEdges',
  '@media': lineIn('CanvasText'),
});
export const reader = component({
  stroke: vars.color.textMuted,
  shapeRendering: 'crispEdges',
  '@media': lineIn('Highlight'),
});

const soft = (fill: string, edge: string) =>
  ({
    fill,
    stroke: edge,
    strokeWidth: stroke.hair,
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }) as const;
const strong = (fill: string) =>
  ({ fill, stroke: fill, strokeWidth: stroke.hair, '@media': { [media.forced]: { fill: 'Highlight' } } }) as const;
export const softColumn = components({
  action: soft(vars.color.actionLine, vars.color.actionFill),
  reward: soft(vars.color.rewardLine, vars.color.rewardFill),
});
export const strongColumn = components({
  action: strong(vars.color.actionFill),
  reward: strong(vars.color.rewardFill),
});

export const area = components({
  action: { fill: vars.color.actionSoft, fillOpacity: 0.6, '@media': inForced('Canvas') },
  reward: { fill: vars.color.rewardSoft, fillOpacity: 0.6, '@media': inForced('Canvas') },
});
const line = (color: string) =>
  ({
    fill: 'none',
    stroke: color,
    strokeWidth: stroke.ring,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    '@media': lineIn('CanvasText'),
  }) as const;
export const lineOf = components({ action: line(vars.color.actionFill), reward: line(vars.color.rewardFill) });
const dot = (color: string) =>
  ({
    fill: vars.color.surfaceRaised,
    stroke: color,
    strokeWidth: stroke.ring,
    '@media': { [media.forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
  }) as const;
export const dotOf = components({ action: dot(vars.color.actionFill), reward: dot(vars.color.rewardFill) });
const readDot = (color: string) =>
  ({
    fill: color,
    stroke: vars.color.surfaceRaised,
    strokeWidth: stroke.ring,
    '@media': { [media.forced]: { fill: 'Highlight', stroke: 'Canvas' } },
  }) as const;
export const readDotOf = components({
  action: readDot(vars.color.actionFill),
  reward: readDot(vars.color.rewardFill),
});

export const rows = component({ display: 'flex', flexDirection: 'column', gap: space[16], outline: 'none' });
/* Names and bars align with the edge of the chart; the background of the active row extends a little beyond it. */
export const barRow = component({
  ...type('small'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  columnGap: space[12],
  rowGap: space[4],
  paddingBlock: space[4],
  outline: 'none',
  borderRadius: vars.radius.mark,
  cursor: 'default',
  selectors: {
    '&[data-hovered], &[data-selected]': {
      background: vars.color.neutralSoft,
      boxShadow: `0 0 0 ${space[6]} ${vars.color.neutralSoft}`,
    },
    '&[data-focus-visible]': { ...ring, outlineOffset: space[4] },
  },
  '@media': forcedChoice,
});
export const rowName = component({ color: vars.color.textBody, textAlign: 'start' });
export const rowValue = component({ color: vars.color.textStrong, fontWeight: 500 });
export const rowStrong = component({ color: vars.color.textStrong, fontWeight: 700 });
export const rail = component({
  gridColumn: '1 / -1',
  minBlockSize: space[12],
  borderBlockEnd: hairline,
});
const bar = (fill: string, edge: string, inForcedColours: string) =>
  ({
    display: 'block',
    blockSize: space[12],
    background: fill,
    border: `${stroke.hair} solid ${edge}`,
    borderStartEndRadius: vars.radius.mark,
    borderEndEndRadius: vars.radius.mark,
    '@media': { [media.forced]: { background: inForcedColours, borderColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }) as const;
export const softBar = components({
  action: bar(vars.color.actionLine, vars.color.actionFill, 'Canvas'),
  reward: bar(vars.color.rewardLine, vars.color.rewardFill, 'Canvas'),
});
export const strongBar = components({
  action: bar(vars.color.actionFill, vars.color.actionFill, 'Highlight'),
  reward: bar(vars.color.rewardFill, vars.color.rewardFill, 'Highlight'),
});

/* A chart is narrow on a phone, but also in a third of a desktop: wrapping depends on the chart's width, not on the screen. */
export const below = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  containerType: 'inline-size',
});
export const foot = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minBlockSize: vars.size.controlSmall,
  '@container': {
    [`(max-width: ${measure.note})`]: { flexDirection: 'column', alignItems: 'stretch', gap: space[0] },
  },
});
export const readout = component({
  ...type('caption'),
  display: 'flex',
  gap: space[6],
  flex: '1 1 auto',
  minInlineSize: 0,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
});
/* The table has the full name; the value is never truncated. */
export const readLabel = component({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const readValue = component({
  flex: 'none',
  fontWeight: 600,
  color: vars.color.textStrong,
  unicodeBidi: 'isolate',
});
export const trigger = component({
  ...type('caption'),
  flex: 'none',
  alignSelf: 'flex-start',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: vars.size.controlSmall,
  fontWeight: 600,
  color: vars.color.actionText,
  outline: 'none',
  borderRadius: vars.radius.mark,
  cursor: 'pointer',
  selectors: { ...focusable.selectors, '&[data-hovered]': { color: vars.color.textStrong } },
});
export const chevron = component({
  display: 'grid',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  '@media': still,
});

export const tableFrame = component({ border: hairline, borderRadius: vars.radius.control });
export const table = component({ ...type('small'), inlineSize: '100%' });
export const row = component({ borderBlockStart: hairline });
const cell = { paddingBlock: space[8], paddingInline: space[12], textAlign: 'start' } as const;
export const headCell = component({
  ...cell,
  ...type('caption'),
  fontWeight: 600,
  color: vars.color.textMuted,
});
export const labelCell = component({ ...cell, fontWeight: 400, color: vars.color.textBody });
export const valueCell = component({
  ...cell,
  textAlign: 'end',
  color: vars.color.textStrong,
  fontVariantNumeric: 'tabular-nums',
});
export const headEnd = component([headCell, { textAlign: 'end' }]);

export const boneFinding = component({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type.title3.line,
});
export const boneDescription = component({
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.type.small.line,
});
export const bones = component({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  gap: space[16],
  blockSize: measure.tiny,
  paddingBlockEnd: space[24],
});
export const boneFoot = component({ blockSize: vars.size.controlSmall });
