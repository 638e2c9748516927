import { globalStyle } from '@vanilla-extract/css';
import { component } from '../css/component';
import { layers } from '../css/layers.css';
import { media } from '../css/media';
import { type } from '../css/parts';
import { vars } from '../theme/contract.css';
import { measure, space, stroke } from '../theme/lengths';
import { frame } from './Frame.css';

export const halves = component({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/* It begins at the same height whatever is in it: a message that comes must not move what is above it. On a high screen that is where a form
   of the usual length stands in the middle. */
export const column = component({
  inlineSize: '100%',
  maxInlineSize: `calc(${measure.form} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: `${space[64]} ${space[40]}`,
  '@media': {
    [media.phone]: { maxInlineSize: 'none', paddingBlock: `${space[28]} ${space[48]}` },
    [media.desktop]: { paddingBlockStart: `max(${space[64]}, calc(50vh - ${measure.form}))` },
  },
});

/* Not the class `field`: the paper on it has the roles of a page. */
export const aside = component({
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  gap: space[56],
  paddingInline: space[80],
  paddingBlockStart: space[80],
  background: vars.color.surfaceField,
  // Forced colours erase the background, and draw this line.
  outline: `${stroke.hair} solid transparent`,
  outlineOffset: `calc(-1 * ${stroke.hair})`,
  '@media': {
    [media.belowWide]: { paddingInline: space[48] },
    [media.belowDesktop]: { display: 'none' },
  },
});
/* In a frame it is full-bleed, from the top of the page to its end beside header and footer, which leave the half to it. */
const inFrame = (rule: Parameters<typeof globalStyle>[1]) => ({ '@layer': { [layers.components]: rule } }) as const;
globalStyle(
  `${frame} ${aside}`,
  inFrame({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, inlineSize: '50%' }),
);
globalStyle(`${frame} ${halves}`, inFrame({ display: 'block' }));
globalStyle(
  `${frame}:has(${aside})`,
  inFrame({ position: 'relative', '@media': { [media.desktop]: { paddingInlineEnd: '50%' } } }),
);
export const title = component({ ...type('title1'), color: vars.color.textOnField, maxInlineSize: measure.panel });
export const caption = component({
  ...type('caption'),
  color: vars.color.textOnFieldMuted,
  marginBlockEnd: `-${space[40]}`,
});
/* Longer than the page: its edge cuts it. */
export const paper = component({
  flex: '1 0 auto',
  padding: space[56],
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.surfaceRaised,
  '@media': { [media.belowWide]: { padding: space[40] } },
});
/* Larger than elsewhere: it is a picture of a letter. */
export const letter = component({
  ...type('lead'),
  color: vars.color.textStrong,
  textAlign: 'start',
  unicodeBidi: 'isolate',
});
globalStyle(`${letter} > * + *`, { '@layer': { [layers.components]: { marginBlockStart: space[20] } } });
