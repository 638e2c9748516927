import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { themes } from './themes.ts';

globalStyle('[data-theme="dark"]', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'dark',
      vars: { ...assignVars(vars.color, themes.dark.color), ...assignVars(vars.elevation, themes.dark.elevation) },
    },
  },
});
