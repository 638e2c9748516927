import { style } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { onField } from './tokens';

const roles: Record<string, string> = {};
for (const [role, value] of Object.entries(onField)) {
  const name = vars.color[role as keyof typeof onField];
  roles[name] = value;
}

/** The deep lapis field: everything inside reads its roles as paper on lapis. */
export const field = style({
  '@layer': {
    [layers.components]: {
      vars: roles,
      background: vars.color.surfaceField,
      color: vars.color.textOnField,
    },
  },
});
