import { createVar } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { vars } from '../../theme/contract.css';
import { space, stroke } from '../../theme/lengths';
import { area } from '../Field/Field.css';

/** How many lines are there before the first is written: `field-sizing` makes a browser forget `rows`. */
export const rows = createVar();

export const growing = component([
  area,
  {
    fieldSizing: 'content',
    resize: 'none',
    minBlockSize: `calc(${rows} * ${vars.type.body.line} + 2 * (${space[8]} + ${stroke.hair}))`,
  },
]);
