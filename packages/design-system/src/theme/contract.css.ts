import { createGlobalThemeContract } from '@vanilla-extract/css';
import { size } from './lengths.ts';
import { motion } from './motion.ts';
import { radius } from './radius.ts';
import { themes } from './themes.ts';
import { latin } from './typeScale.ts';
import { typeface } from './typeface.ts';

/** Names of all variables that a style may use. Values depend on the theme, the script and the screen width. */
export const vars = createGlobalThemeContract(
  { ...themes.light, font: { family: typeface.latin }, type: latin, radius, motion, size: size.desk },
  (_value, path) => `peyk-${path.join('-')}`,
);
