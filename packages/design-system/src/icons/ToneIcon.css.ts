import { components } from '../css/component';
import { vars } from '../theme/contract.css';

const still = { flex: 'none', display: 'grid' } as const;

export const tone = components({
  success: { ...still, color: vars.color.successText },
  reward: { ...still, color: vars.color.rewardText },
  danger: { ...still, color: vars.color.dangerText },
  muted: { ...still, color: vars.color.textMuted },
});
