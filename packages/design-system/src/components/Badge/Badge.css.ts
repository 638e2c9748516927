import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const badge = component({
  ...type('micro'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  maxInlineSize: '100%',
  minBlockSize: '24px',
  paddingInline: '8px',
  paddingBlock: '1px',
  borderRadius: vars.radius.mark,
  border: '1px solid transparent',
  verticalAlign: 'middle',
});
export const pill = component({ borderRadius: vars.radius.full, paddingInline: '9px 11px', minBlockSize: '26px' });

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
