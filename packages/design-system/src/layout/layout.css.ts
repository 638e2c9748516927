import { component, components } from '../css/component';
import { media } from '../css/media';
import { hairline, type } from '../css/parts';
import { field } from '../theme/field.css';
import { vars } from '../theme/contract.css';
import { SPACES, measure, space, stroke } from '../theme/lengths';
import type { SpaceName } from '../theme/lengths';
import { zIndex } from '../theme/stacking';

type Rule = Parameters<typeof component>[0];

function bySpace(rule: (size: string) => Exclude<Rule, unknown[]>) {
  const rules = Object.fromEntries(SPACES.map((name) => [name, rule(space[name])]));
  return components(rules as Record<SpaceName, Exclude<Rule, unknown[]>>);
}

export const padding = bySpace((size) => ({ padding: size }));
export const paddingX = bySpace((size) => ({ paddingInline: size }));
export const paddingY = bySpace((size) => ({ paddingBlock: size }));
export const gap = bySpace((size) => ({ gap: size }));

export const surface = {
  ...components({
    page: { background: vars.color.surfacePage },
    raised: { background: vars.color.surfaceRaised },
    sunken: { background: vars.color.surfaceSunken },
    selected: { background: vars.color.surfaceSelected },
  }),
  field,
};

export const border = components({
  all: { border: hairline },
  top: { borderBlockStart: hairline },
  bottom: { borderBlockEnd: hairline },
});

export const radius = components({
  mark: { borderRadius: vars.radius.mark },
  control: { borderRadius: vars.radius.control },
  card: { borderRadius: vars.radius.card },
});

export const grow = component({ flex: '1 1 0%' });
export const growPhone = component({ '@media': { [media.phone]: { flex: '1 1 0%' } } });
export const growPhoneWhole = component({
  '@media': { [media.phone]: { flex: '1 1 0%', minInlineSize: 'max-content' } },
});
export const growLine = component({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 0 100%' } },
});
/* Words beside buttons wrap before the buttons go below them. */
export const growWords = component({ flex: `1 1 ${measure.note}`, minInlineSize: 0 });
export const minWidth0 = component({ minInlineSize: 0 });

export const stack = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const inline = component({ display: 'flex', minInlineSize: 0 });
export const wrap = component({ flexWrap: 'wrap' });
export const wrapUp = component({ flexWrap: 'wrap-reverse' });
export const nowrap = component({ flexWrap: 'nowrap' });

export const alignItems = components({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justify = components({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});

const equal = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const templates = {
  '1': equal(1),
  '2': equal(2),
  '3': equal(3),
  '4': equal(4),
  '5': equal(5),
  '6': equal(6),
  '7': equal(7),
  '8': equal(8),
  '9': equal(9),
  '10': equal(10),
  '11': equal(11),
  '12': equal(12),
  sidebar: `minmax(0, ${measure.column}) minmax(0, 1fr)`,
  'sidebar-narrow': `minmax(0, ${measure.column}) minmax(0, ${measure.dialog})`,
  'main-aside': 'minmax(0, 2fr) minmax(0, 1fr)',
  'aside-wide': 'minmax(0, 1fr) minmax(0, 2fr)',
  'aside-main': 'minmax(0, 5fr) minmax(0, 8fr)',
  record: 'minmax(0, 8fr) minmax(0, 6fr) minmax(0, 5fr)',
  'record-wide': 'minmax(0, 6fr) minmax(0, 5fr) minmax(0, 5fr)',
  // What a number counts is never broken.
  figures: 'minmax(min-content, 6fr) minmax(min-content, 6fr) minmax(min-content, 8fr) minmax(0, 10fr)',
  margin: 'minmax(0, 792fr) minmax(0, 376fr)',
};
type Template = keyof typeof templates;

function byTemplate(rule: (columns: string) => Exclude<Rule, unknown[]>) {
  const rules = Object.fromEntries(Object.entries(templates).map(([name, columns]) => [name, rule(columns)]));
  return components(rules as Record<Template, Exclude<Rule, unknown[]>>);
}

export const grid = component({ display: 'grid', minInlineSize: 0 });
export const columnsBase = byTemplate((gridTemplateColumns) => ({ gridTemplateColumns }));
export const columnsTablet = byTemplate((gridTemplateColumns) => ({
  '@media': { [media.tablet]: { gridTemplateColumns } },
}));
export const columnsDesktop = byTemplate((gridTemplateColumns) => ({
  '@media': { [media.desktop]: { gridTemplateColumns } },
}));

// After the columns: media queries are written in the order in which this file first names them.
export const sticky = component({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: space[24] } },
});

/* What stands alone in its band: wide on a desktop, where there is room. */
export const paddingRoomy = component({
  padding: space[24],
  '@media': { [media.desktop]: { padding: space[40] } },
});

export const page = component({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: `${space[40]} ${space[64]}`,
  '@media': { [media.phone]: { paddingBlock: `${space[24]} ${space[48]}` } },
});
export const pageWidth = components({
  page: { maxInlineSize: `calc(${measure.page} + 2 * ${vars.size.gutter})` },
  narrow: { maxInlineSize: `calc(${measure.dialog} + 2 * ${vars.size.gutter})` },
});

export const divider = components({
  horizontal: { blockSize: stroke.hair, inlineSize: '100%', background: vars.color.lineHair },
  vertical: { inlineSize: stroke.hair, alignSelf: 'stretch', background: vars.color.lineHair },
});

const line = { content: '', flex: '1 1 0%', blockSize: stroke.hair, background: vars.color.lineHair } as const;
export const labelledDivider = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.textMuted,
  '::before': line,
  '::after': line,
});

export const dock = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: zIndex.dock,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      paddingBlockStart: space[12],
      paddingBlockEnd: `max(${space[12]}, env(safe-area-inset-bottom))`,
      background: vars.color.surfacePage,
      borderBlockStart: hairline,
    },
  },
});

export const dockSticks = component({
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: zIndex.dock,
      paddingBlock: space[12],
      background: vars.color.surfacePage,
      borderBlockStart: hairline,
    },
  },
});

export const dockRow = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[12],
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

export const hide = component({ display: 'contents' });
export const hideBelow = components({
  tablet: { '@media': { [media.phone]: { display: 'none' } } },
  desktop: { '@media': { [media.belowDesktop]: { display: 'none' } } },
});
export const hideAbove = components({
  tablet: { '@media': { [media.tablet]: { display: 'none' } } },
  desktop: { '@media': { [media.desktop]: { display: 'none' } } },
});
