import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { media } from '../css/media';
import { fonts } from '../css/fonts.css';
import { vars } from './contract.css';
import { latin, latinPhone, persian, persianPhone } from './typeScale';

/* Set again at every language boundary: a Latin block in a Persian page takes the Latin line height. */
globalStyle('html, [lang|="en"]', {
  '@layer': {
    [layers.tokens]: {
      vars: { ...assignVars(vars.type, latin), [vars.font.family]: fonts.latin },
      '@media': { [media.phone]: { vars: assignVars(vars.type, latinPhone) } },
    },
  },
});

globalStyle('html[lang|="fa"], [lang|="fa"]', {
  '@layer': {
    [layers.tokens]: {
      vars: { ...assignVars(vars.type, persian), [vars.font.family]: fonts.persian },
      '@media': { [media.phone]: { vars: assignVars(vars.type, persianPhone) } },
    },
  },
});

globalStyle('html', {
  '@layer': {
    [layers.tokens]: {
      vars: {
        ...assignVars(vars.radius, { mark: '6px', control: '10px', card: '16px', full: '999px' }),
        ...assignVars(vars.motion, { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' }),
        ...assignVars(vars.size, { control: '42px', controlSmall: '34px', controlLarge: '50px', gutter: '32px' }),
      },
      '@media': {
        [media.belowDesktop]: { vars: { [vars.size.gutter]: '24px' } },
        [media.phone]: {
          vars: {
            [vars.size.control]: '48px',
            [vars.size.controlSmall]: '44px',
            [vars.size.controlLarge]: '52px',
            [vars.size.gutter]: '20px',
          },
        },
        [media.small]: { vars: { [vars.size.gutter]: '16px' } },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.quick]: '0ms', [vars.motion.calm]: '0ms' },
        },
      },
    },
  },
});
