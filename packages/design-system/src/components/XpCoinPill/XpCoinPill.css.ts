import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

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
    gap: space[12],
    minBlockSize: extent[34],
    paddingInline: space[14],
    borderRadius: vars.radius.full,
    background: vars.color.rewardSoft,
    '@media': { [media.narrow]: { ...type('caption'), fontWeight: 600, gap: space[8], paddingInline: space[10] } },
  },
  inline: { ...row, gap: space[8] },
});
export const part = component({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
export const line = component({ inlineSize: stroke.hair, blockSize: extent[16], background: vars.color.rewardLine });
