import { globalStyle } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { layers } from '../../css/layers.css';
import { hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, glyph, measure, space, stroke } from '../../theme/lengths';

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

export const markdown = component({
  ...type('body'),
  minInlineSize: 0,
  maxInlineSize: measure.prose,
  color: vars.color.textBody,
});
inside(`${markdown} > * + *`, { marginBlockStart: space[16] });

/* Each block takes its direction from its first letter and is aligned accordingly. */
export const block = component({ textAlign: 'start' });

const headingBase = { color: vars.color.textStrong, textAlign: 'start', scrollMarginBlock: space[96] } as const;
export const heading = components({
  large: { ...type('title2'), ...headingBase },
  medium: { ...type('title3'), ...headingBase },
  small: { ...type('body'), ...headingBase, fontWeight: 600 },
});
inside(`${markdown} > * + ${heading.large}`, { marginBlockStart: space[40] });
inside(`${markdown} > * + ${heading.medium}`, { marginBlockStart: space[28] });
inside(`${markdown} > ${heading.large} + *, ${markdown} > ${heading.medium} + *`, { marginBlockStart: space[8] });

export const strong = component({ fontWeight: 600, color: vars.color.textStrong });
/* Persian has no italics: emphasis is bold in both scripts. */
export const stressed = component({ fontWeight: 500, color: vars.color.textStrong });

const listBase = {
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  paddingInlineStart: space[28],
  textAlign: 'start',
} as const;
export const bullets = component({ ...listBase, listStyleType: 'disc' });
export const numbers = component({
  ...listBase,
  listStyleType: 'decimal',
  selectors: { '&:lang(fa)': { listStyleType: 'persian' } },
});
export const tasks = component({ ...listBase, listStyleType: 'none', paddingInlineStart: 0 });
export const item = component({ textAlign: 'start', selectors: { '&::marker': { color: vars.color.textMuted } } });
inside(`${item} > * + *`, { marginBlockStart: space[6] });
export const task = component({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: extent[20],
  marginInlineEnd: space[4],
  verticalAlign: 'middle',
  color: vars.color.successText,
});
export const taskOpen = component([task, { color: vars.color.textMuted }]);

export const quote = component({
  paddingInlineStart: space[16],
  borderInlineStart: `${stroke.bold} solid ${vars.color.neutralLine}`,
  color: vars.color.textBody,
  textAlign: 'start',
});
inside(`${quote} > * + *`, { marginBlockStart: space[12] });

const mono = { fontFamily: 'ui-monospace, monospace' } as const;
export const code = component({
  ...mono,
  fontSize: glyph.code,
  unicodeBidi: 'isolate',
  paddingInline: space[4],
  borderRadius: vars.radius.mark,
  background: vars.color.neutralSoft,
});
export const codeBlock = component({
  ...type('small'),
  ...mono,
  padding: space[16],
  borderRadius: vars.radius.control,
  border: hairline,
  background: vars.color.surfaceSunken,
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
});

export const rule = component({ border: 'none', borderBlockStart: hairline });

export const tableFrame = component({ overflowX: 'auto', minInlineSize: 0, borderRadius: vars.radius.mark });
export const table = component({ ...type('small'), inlineSize: '100%' });
const cellBox = {
  minInlineSize: extent[96],
  paddingBlock: space[10],
  paddingInline: space[12],
  borderBlockEnd: hairline,
  verticalAlign: 'baseline',
  overflowWrap: 'break-word',
} as const;
export const headCell = component({ ...cellBox, fontWeight: 600, color: vars.color.textStrong });
export const cell = component(cellBox);
export const align = components({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

export const reference = component({ ...type('micro'), verticalAlign: 'super' });
export const notes = component([
  numbers,
  { ...type('small'), color: vars.color.textMuted, paddingBlockStart: space[16], borderBlockStart: hairline },
]);
