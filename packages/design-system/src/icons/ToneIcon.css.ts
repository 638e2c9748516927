import { component, components } from '../css/component';
import { vars } from '../theme/contract.css';
import { extent } from '../theme/lengths';

const still = { flex: 'none', display: 'grid' } as const;

export const tone = components({
  success: { ...still, color: vars.color.successText },
  reward: { ...still, color: vars.color.rewardText },
  danger: { ...still, color: vars.color.dangerText },
  action: { ...still, color: vars.color.actionText },
  muted: { ...still, color: vars.color.textMuted },
});
export const box = component({
  placeItems: 'center',
  inlineSize: extent[44],
  blockSize: extent[44],
  borderRadius: vars.radius.control,
});
export const soft = components({
  success: { background: vars.color.successSoft },
  reward: { background: vars.color.rewardSoft },
  danger: { background: vars.color.dangerSoft },
  action: { background: vars.color.actionSoft },
  muted: { background: vars.color.neutralSoft },
});
