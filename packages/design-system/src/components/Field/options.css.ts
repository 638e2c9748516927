import { components } from '../../css/component';
import { space } from '../../theme/lengths';

/** The choices of a group, stacked or in a row. */
export const options = components({
  vertical: { display: 'flex', flexDirection: 'column', gap: space[2] },
  horizontal: { display: 'flex', flexWrap: 'wrap', columnGap: space[24], rowGap: space[2] },
});
