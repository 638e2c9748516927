import { elevation, shadow } from './elevation.ts';
import { css } from './palette.ts';
import type { Swatch } from './palette.ts';
import { dark, light } from './roles.ts';
import type { Roles } from './roles.ts';

function written<Name extends string>(roles: Record<Name, Swatch>): Record<Name, string> {
  return Object.fromEntries(Object.entries<Swatch>(roles).map(([name, swatch]) => [name, css(swatch)])) as Record<
    Name,
    string
  >;
}

/** The values that the stylesheet of a theme sets. The contract is derived from this, so that both always match. */
function theme(roles: Roles) {
  return {
    color: written(roles),
    elevation: { floating: shadow(elevation.floating, css(roles.shadow)) },
  };
}

export const themes = { light: theme(light), dark: theme(dark) };
export type ThemeName = keyof typeof themes;
