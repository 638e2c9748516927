import { component } from '../css/component';
import { vars } from '../theme/contract.css';
import { stroke } from '../theme/lengths';

export const icon = component({ flex: 'none', display: 'block' });
export const turned = component({ transform: 'scaleX(-1)' });
export const mark = component({ flex: 'none', color: vars.color.textLink });
export const ornament = component({ color: vars.color.actionLine, strokeWidth: stroke.hair });
