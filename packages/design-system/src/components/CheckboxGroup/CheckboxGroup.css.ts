import { component } from '../../css/component';
import { media } from '../../css/media';
import { space } from '../../theme/lengths';
import * as box from '../Checkbox/Checkbox.css';

export const option = component({ minInlineSize: 0 });

/* Closer to its own text than to the next option: offsets the padding of the touch target. */
export const help = component([
  box.help,
  {
    paddingBlockEnd: space[6],
    marginBlockStart: `calc(${space[2]} * -1)`,
    '@media': { [media.phone]: { marginBlockStart: `calc(${space[8]} * -1)`, paddingBlockEnd: space[8] } },
  },
]);
