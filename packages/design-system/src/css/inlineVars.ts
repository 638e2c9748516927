import type { CSSProperties } from 'react';

/** Sets custom properties of one element; keys are `var(--name)` references of the contract. */
export function assignInlineVars(values: Record<string, string>): CSSProperties {
  const style: Record<string, string> = {};
  for (const [reference, value] of Object.entries(values)) {
    style[/^var\((--[^),]+)/.exec(reference)?.[1] ?? reference] = value;
  }
  return style;
}
