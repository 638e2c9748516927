import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { media } from '../css/media';
import { vars } from './contract.css';
import { size } from './lengths.ts';
import { motion, stillness } from './motion.ts';
import { radius } from './radius.ts';
import { latin, latinPhone, persian, persianPhone } from './typeScale.ts';
import { typeface } from './typeface.ts';

/* Set again at every language boundary: a Latin block in a Persian page takes the Latin line height. */
globalStyle('html, [lang|="en"]', {
  '@layer': {
    [layers.tokens]: {
      vars: { ...assignVars(vars.type, latin), [vars.font.family]: typeface.latin },
      '@media': { [media.phone]: { vars: assignVars(vars.type, latinPhone) } },
    },
  },
});

globalStyle('html[lang|="fa"], [lang|="fa"]', {
  '@layer': {
    [layers.tokens]: {
      vars: { ...assignVars(vars.type, persian), [vars.font.family]: typeface.persian },
      '@media': { [media.phone]: { vars: assignVars(vars.type, persianPhone) } },
    },
  },
});

globalStyle('html', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...assignVars(vars.radius, radius),
        ...assignVars(vars.motion, motion),
        ...assignVars(vars.size, size.desk),
      },
      '@media': {
        [media.belowDesktop]: { vars: { [vars.size.gutter]: size.belowDesktop.gutter } },
        [media.phone]: { vars: assignVars(vars.size, size.phone) },
        [media.small]: { vars: { [vars.size.gutter]: size.small.gutter } },
        [media.still]: {
          vars: { [vars.motion.quick]: stillness.quick, [vars.motion.calm]: stillness.calm },
        },
      },
    },
  },
});
