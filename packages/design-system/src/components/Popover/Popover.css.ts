import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const dialog = component({ ...type('small'), outline: 'none', padding: '16px', color: vars.color.textBody });
