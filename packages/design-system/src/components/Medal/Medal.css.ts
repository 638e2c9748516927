import { component } from '../../css/component';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

/* Two rings: the outer line, a gap, and the coloured disc inside. */
export const medal = component({
  flex: 'none',
  display: 'inline-grid',
  inlineSize: extent[64],
  blockSize: extent[64],
  padding: space[4],
  border: `${stroke.hair} solid ${vars.color.rewardLine}`,
  borderRadius: vars.radius.full,
});
export const disc = component({
  display: 'grid',
  placeItems: 'center',
  border: `${stroke.hair} solid ${vars.color.rewardLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.rewardSoft,
  color: vars.color.rewardText,
});
