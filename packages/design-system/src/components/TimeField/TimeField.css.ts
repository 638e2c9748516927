import { component } from '../../css/component';
import { media } from '../../css/media';
import { space } from '../../theme/lengths';
import { segments as dateSegments } from '../DateField/DateField.css';

/* From left to right, at the start edge of its page, with a gap to the clock before it. */
export const segments = component([
  dateSegments,
  {
    paddingInline: space[14],
    selectors: { '[dir="rtl"] &': { justifyContent: 'flex-end' } },
    '@media': { [media.small]: { paddingInline: space[14] } },
  },
]);
