import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const badge = component({
  ...type('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  maxInlineSize: '100%',
  minBlockSize: extent[24],
  paddingInline: space[8],
  paddingBlock: stroke.hair,
  borderRadius: vars.radius.mark,
  border: `${stroke.hair} solid transparent`,
  verticalAlign: 'middle',
});
export const pill = component({
  borderRadius: vars.radius.full,
  paddingInline: `${space[8]} ${space[12]}`,
  minBlockSize: extent[26],
});

export const tone = components({
  neutral: { background: vars.color.neutralSoft, color: vars.color.neutralText },
  action: { background: vars.color.actionSoft, color: vars.color.actionText },
  reward: { background: vars.color.rewardSoft, color: vars.color.rewardText },
  success: { background: vars.color.successSoft, color: vars.color.successText },
  danger: { background: vars.color.dangerSoft, color: vars.color.dangerText },
});
export const sample = component({
  background: 'transparent',
  borderStyle: 'dashed',
  borderColor: vars.color.lineStrong,
  color: vars.color.neutralText,
});
