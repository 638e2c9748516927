import { style } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { css } from './palette.ts';
import type { Swatch } from './palette.ts';
import { onField } from './roles.ts';
import type { Role } from './roles.ts';

const roles = Object.fromEntries(
  Object.entries<Swatch>(onField).map(([role, swatch]) => [vars.color[role as Role], css(swatch)]),
);

/** The lapis field: inside it the colour roles have their values for text on lapis. */
export const field = style({
  '@layer': {
    [layers.components]: {
      vars: roles,
      background: vars.color.surfaceField,
      color: vars.color.textOnField,
    },
  },
});
