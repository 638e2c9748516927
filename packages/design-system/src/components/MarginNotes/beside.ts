import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

/** The circle with the number of what stands beside a letter. */
export const circle = {
  ...type('micro'),
  fontWeight: 600,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[24],
  blockSize: extent[24],
  borderRadius: vars.radius.full,
} as const;

/**
 * What stands beside a letter, on the line of its claim, is connected to the letter by a hairline at the middle of its first line of text;
 * `useClaimLines` sets the attribute.
 */
export const besideItsClaim = (middle: string) =>
  ({
    '&[data-on-line]': { position: 'relative' },
    '&[data-on-line]::before': {
      content: '',
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${space[4]})`,
      insetBlockStart: middle,
      inlineSize: extent[28],
      borderBlockStart: `${stroke.hair} solid ${vars.color.lineHair}`,
    },
  }) as const;
