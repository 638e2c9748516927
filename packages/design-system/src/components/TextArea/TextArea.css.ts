import { createVar } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { vars } from '../../theme/contract.css';
import { space, stroke } from '../../theme/lengths';
import { area } from '../Field/Field.css';

/** The minimum number of lines: with `field-sizing` browsers ignore `rows`. */
export const rows = createVar();

export const growing = component([
  area,
  {
    fieldSizing: 'content',
    resize: 'none',
    minBlockSize: `calc(${rows} * ${vars.type.body.line} + 2 * (${space[8]} + ${stroke.hair}))`,
  },
]);
