import { createVar, globalStyle } from '@vanilla-extract/css';
import { component, components } from '../css/component';
import { layers } from '../css/layers.css';
import { type, unseen } from '../css/parts';
import { vars } from '../theme/contract.css';
import { measure, space } from '../theme/lengths';

export const visuallyHidden = component(unseen);

export const step = components({
  lead: type('lead'),
  body: type('body'),
  ui: type('ui'),
  small: type('small'),
  caption: type('caption'),
  micro: type('micro'),
  figure: type('figure'),
});

export const title = components({
  display: type('display'),
  title1: type('title1'),
  title2: type('title2'),
  title3: type('title3'),
});

export const tone = components({
  strong: { color: vars.color.textStrong },
  body: { color: vars.color.textBody },
  muted: { color: vars.color.textMuted },
  danger: { color: vars.color.dangerText },
  success: { color: vars.color.successText },
  reward: { color: vars.color.rewardText },
  action: { color: vars.color.actionText },
  onField: { color: vars.color.textOnField },
  onFieldMuted: { color: vars.color.textOnFieldMuted },
});

export const weight = components({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 500 },
  semibold: { fontWeight: 600 },
});

export const align = components({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
});

/* The digits of Vazirmatn differ so much in width that one width for all of them tears a number apart. */
export const numeric = component({
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:lang(fa)': { fontVariantNumeric: 'normal' } },
});

export const clampLines = createVar();
export const clamped = component({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: clampLines,
});

export const isolated = component({ unicodeBidi: 'isolate' });
export const isolatedAuto = component({ unicodeBidi: 'plaintext' });
export const plaintext = component({ unicodeBidi: 'plaintext', textAlign: 'start' });

export const letter = component({
  ...type('letter'),
  color: vars.color.textStrong,
  maxInlineSize: measure.prose,
  textAlign: 'start',
  unicodeBidi: 'isolate',
});
globalStyle(`${letter} > * + *`, { '@layer': { [layers.components]: { marginBlockStart: space[18] } } });

/* The font is set again: the language is another one. */
export const letterAside = component({ ...type('small'), unicodeBidi: 'isolate' });

export const prose = component({ ...type('body'), maxInlineSize: measure.prose });
globalStyle(`${prose} > * + *`, { '@layer': { [layers.components]: { marginBlockStart: space[16] } } });
globalStyle(`${prose} > * + :is(h2, h3, h4)`, { '@layer': { [layers.components]: { marginBlockStart: space[32] } } });
globalStyle(`${prose} :is(ul, ol)`, { '@layer': { [layers.components]: { paddingInlineStart: space[24] } } });
globalStyle(`${prose} ul`, { '@layer': { [layers.components]: { listStyle: 'disc' } } });
globalStyle(`${prose} ol`, { '@layer': { [layers.components]: { listStyle: 'decimal' } } });
globalStyle(`${prose} ol:lang(fa)`, { '@layer': { [layers.components]: { listStyle: 'persian' } } });
globalStyle(`${prose} li + li`, { '@layer': { [layers.components]: { marginBlockStart: space[4] } } });
