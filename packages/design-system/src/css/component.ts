import { style } from '@vanilla-extract/css';
import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css';

type LayeredRule = Omit<StyleRule, '@layer' | '@font-face'>;

/** A style of the layer `components`, on top of other classes if given a list. */
export function component(rule: LayeredRule | [string, LayeredRule], debugId?: string): string {
  if (Array.isArray(rule)) {
    const [base, own] = rule;
    return style([base, { '@layer': { [layers.components]: own } }], debugId);
  }
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}

/** One such style per key. */
export function components<Key extends string>(rules: Record<Key, LayeredRule>, debugId?: string): Record<Key, string> {
  const classes = {} as Record<Key, string>;
  for (const key of Object.keys(rules) as Key[])
    classes[key] = component(rules[key], debugId ? `${debugId}_${key}` : key);
  return classes;
}
