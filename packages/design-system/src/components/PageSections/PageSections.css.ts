import { component } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const list = component({ display: 'flex', flexDirection: 'column', gap: space[4], minInlineSize: 0 });
export const link = component({
  ...type('ui'),
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minBlockSize: extent[44],
  paddingInline: space[12],
  paddingBlock: space[8],
  borderRadius: vars.radius.control,
  color: vars.color.textBody,
  textDecoration: 'none',
  selectors: {
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[aria-current]': { background: vars.color.surfaceSelected, color: vars.color.textStrong, fontWeight: 600 },
  },
  /* Forced colours remove backgrounds. */
  '@media': { [media.forced]: { selectors: { '&[aria-current]': { border: `${stroke.hair} solid LinkText` } } } },
});
export const name = component({ flex: '1 1 0%', minInlineSize: 0, overflowWrap: 'anywhere' });
