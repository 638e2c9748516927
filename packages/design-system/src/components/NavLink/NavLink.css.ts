import { components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

export const look = components({
  bar: {
    ...type('ui'),
    position: 'relative',
    outline: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[8],
    minBlockSize: extent[44],
    color: vars.color.textMuted,
    whiteSpace: 'nowrap',
    selectors: {
      ...focusable.selectors,
      '&[data-hovered]': { color: vars.color.textStrong },
      '&[aria-current="page"]': { color: vars.color.textStrong, fontWeight: 600 },
      '&[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: `-${stroke.hair}`,
        blockSize: stroke.ring,
        background: vars.color.actionFill,
      },
    },
    '@media': { [media.forced]: { selectors: { '&[aria-current="page"]::after': { background: 'LinkText' } } } },
  },
  list: {
    ...type('ui'),
    outline: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[12],
    minBlockSize: extent[48],
    paddingInline: space[12],
    borderRadius: vars.radius.control,
    color: vars.color.textBody,
    selectors: {
      ...focusable.selectors,
      '&[data-hovered]': { background: vars.color.neutralSoft },
      '&[aria-current="page"]': {
        background: vars.color.surfaceSelected,
        color: vars.color.textStrong,
        fontWeight: 600,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&[aria-current="page"]': { border: `${stroke.ring} solid LinkText` } } },
    },
  },
});
