import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { themes } from './themes.ts';

/* Any element may have a theme of its own; inherited properties, such as its colour, must be set again. */
globalStyle('html, [data-theme="light"]', {
  '@layer': {
    [layers.tokens]: {
      colorScheme: 'light',
      vars: { ...assignVars(vars.color, themes.light.color), ...assignVars(vars.elevation, themes.light.elevation) },
    },
  },
});
