import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { light } from './tokens';

globalStyle('html, html[data-theme="light"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'light', vars: assignVars(vars.color, light) } },
});
