import { assignVars, globalStyle } from '@vanilla-extract/css';
import { layers } from '../css/layers.css';
import { vars } from './contract.css';
import { dark } from './tokens';

globalStyle('html[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { colorScheme: 'dark', vars: assignVars(vars.color, dark) } },
});
