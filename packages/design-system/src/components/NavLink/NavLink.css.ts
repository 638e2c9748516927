import { components } from '../../css/component';
import { focusable, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const look = components({
  bar: {
    ...type('ui'),
    position: 'relative',
    outline: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minBlockSize: '44px',
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
        insetBlockEnd: '-1px',
        blockSize: '2px',
        background: vars.color.actionFill,
      },
    },
  },
  list: {
    ...type('ui'),
    outline: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minBlockSize: '48px',
    paddingInline: '12px',
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
  },
});
