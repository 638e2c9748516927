import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space, stroke } from '../../theme/lengths';

/* Dashed: a place that is not filled yet. It reaches into the margins of the sheet, so that its words keep the column of the letter. */
export const gap = component({
  ...type('body'),
  padding: space[20],
  marginInline: `-${space[20]}`,
  border: `${stroke.hair} dashed ${vars.color.actionFill}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceSelected,
  textAlign: 'start',
  unicodeBidi: 'isolate',
  scrollMarginBlock: space[96],
  '@media': { [media.phone]: { padding: space[12], marginInline: `-${space[8]}` } },
});
