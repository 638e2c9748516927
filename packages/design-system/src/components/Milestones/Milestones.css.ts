import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const list = component({ display: 'flex', flexDirection: 'column', gap: space[12] });
/* Each but the first is joined to the one above it. */
export const item = component({
  ...type('small'),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[10],
  color: vars.color.textMuted,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockEnd: '100%',
      insetInlineStart: extent[14],
      blockSize: space[12],
      borderInlineStart: `${stroke.hair} solid ${vars.color.lineStrong}`,
    },
    '&:last-child': { color: vars.color.textStrong, fontWeight: 600 },
  },
});
export const mark = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[28],
  blockSize: extent[28],
  borderRadius: vars.radius.full,
  background: vars.color.neutralLine,
  color: vars.color.textBody,
  selectors: {
    [`${item}:last-child > &`]: { background: vars.color.successSolid, color: vars.color.successOnSolid },
  },
});
