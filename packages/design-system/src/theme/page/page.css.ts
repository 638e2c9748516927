import { createVar } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { floating, hairline, type } from '../../css/parts';
import { vars } from '../contract.css';
import { extent, space, stroke } from '../lengths.ts';
import type { radius } from '../radius.ts';
import { TYPE_STEPS } from '../typeScale.ts';
import type { TypeStep } from '../typeScale.ts';

type Rule = Exclude<Parameters<typeof component>[0], unknown[]>;

/** The value that a specimen shows: a colour, a length. */
export const shown = createVar();
export const ground = createVar();

/* A theme inside a page of another: inherited properties are set again. */
export const panel = component({
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[24],
  padding: space[24],
  borderRadius: vars.radius.card,
  border: hairline,
  background: vars.color.surfacePage,
  color: vars.color.textBody,
  '@media': { [media.phone]: { padding: space[16] } },
});

export const list = component({ display: 'flex', flexDirection: 'column' });
export const row = component({
  display: 'grid',
  gridTemplateColumns: `${extent[44]} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[16],
  paddingBlock: space[8],
  borderBlockEnd: hairline,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const about = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[16],
  minInlineSize: 0,
});
export const told = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr)',
  alignItems: 'baseline',
  columnGap: space[16],
  minInlineSize: 0,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const name = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const value = component({ ...type('caption'), color: vars.color.textMuted });

export const swatch = component({
  inlineSize: extent[44],
  blockSize: extent[44],
  borderRadius: vars.radius.control,
  border: hairline,
  background: shown,
  forcedColorAdjust: 'none',
});

export const rampSteps = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${extent[96]}, 1fr))`,
  gap: space[12],
});
export const rampStep = component({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const rampSwatch = component({
  blockSize: extent[56],
  borderRadius: vars.radius.control,
  border: hairline,
  background: shown,
  forcedColorAdjust: 'none',
});

/* A mark may have less contrast than text, so it is shown as one. */
export const pair = component({
  ...type('ui'),
  fontWeight: 600,
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[44],
  blockSize: extent[44],
  borderRadius: vars.radius.control,
  border: hairline,
  background: ground,
  color: shown,
  forcedColorAdjust: 'none',
});
export const mark = component({
  inlineSize: extent[24],
  blockSize: extent[6],
  borderRadius: vars.radius.full,
  background: shown,
  forcedColorAdjust: 'none',
});

export const lengthRow = component({
  display: 'grid',
  gridTemplateColumns: `${extent[120]} ${extent[56]} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space[12],
  paddingBlock: space[6],
});
export const bar = component({
  inlineSize: shown,
  maxInlineSize: '100%',
  blockSize: extent[16],
  background: vars.color.actionFill,
  forcedColorAdjust: 'none',
});
export const line = component({
  blockSize: shown,
  background: vars.color.actionFill,
  forcedColorAdjust: 'none',
});

export const specimens = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${extent[120]}, 1fr))`,
  gap: space[24],
});
const sheet = {
  display: 'grid',
  placeItems: 'center',
  blockSize: extent[96],
  border: hairline,
  background: vars.color.surfaceRaised,
} as const;
export const corner = components({
  mark: { ...sheet, borderRadius: vars.radius.mark },
  control: { ...sheet, borderRadius: vars.radius.control },
  card: { ...sheet, borderRadius: vars.radius.card },
  full: { ...sheet, borderRadius: vars.radius.full },
} satisfies Record<keyof typeof radius, Rule>);
export const flat = component({ ...sheet, borderRadius: vars.radius.card });
export const lifted = component({
  ...sheet,
  borderRadius: vars.radius.card,
  background: vars.color.surfaceOverlay,
  boxShadow: floating,
});

export const curve = component({
  display: 'block',
  inlineSize: extent[120],
  blockSize: extent[120],
  border: hairline,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.actionFill,
  strokeWidth: stroke.ring,
});

const steps = TYPE_STEPS.map((name) => [name, { ...type(name), color: vars.color.textStrong }]);
export const step = components(Object.fromEntries(steps) as Record<TypeStep, Rule>);
export const script = component({ display: 'flex', flexDirection: 'column', gap: space[20], minInlineSize: 0 });
export const specimen = component({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });

/* An underline without an offset is the alphabetic baseline itself. */
export const baseline = component({
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.dangerFill,
  textDecorationThickness: stroke.hair,
  textDecorationSkipInk: 'none',
  textUnderlineOffset: 0,
});
