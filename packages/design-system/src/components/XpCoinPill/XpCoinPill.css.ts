import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

const row = {
  ...type('small'),
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  whiteSpace: 'nowrap',
  color: vars.color.rewardText,
} as const;
export const look = components({
  pill: {
    ...row,
    gap: '12px',
    minBlockSize: '34px',
    paddingInline: '14px',
    borderRadius: vars.radius.full,
    background: vars.color.rewardSoft,
    '@media': { [media.narrow]: { ...type('caption'), fontWeight: 600, gap: '8px', paddingInline: '10px' } },
  },
  inline: { ...row, gap: '8px' },
});
export const part = component({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
export const line = component({ inlineSize: '1px', blockSize: '16px', background: vars.color.rewardLine });
