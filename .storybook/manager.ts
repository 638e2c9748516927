import { addons } from 'storybook/manager-api';
import { roomThemes } from './theme.ts';

/** The frame around the stories follows the machine; the stories themselves follow the toolbar. */
const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: wantsDark.matches ? roomThemes.dark : roomThemes.light });

dress();
wantsDark.addEventListener('change', dress);
addons.setConfig({ sidebar: { showRoots: true } });
