import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';

export const dialog = component({ ...type('small'), outline: 'none', padding: space[16], color: vars.color.textBody });
