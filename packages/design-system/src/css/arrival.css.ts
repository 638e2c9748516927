import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { stroke } from '../theme/lengths';
import { mark } from '../theme/motion';
import { media } from './media';
import { ring } from './parts';

const fade = keyframes({ 'from, 50%': { backgroundColor: vars.color.actionSoft } });

/**
 * Something that a link has led to, which has focus: a ring as long as it has, and a tint that fades. With reduced motion the tint stays
 * like the ring.
 */
export const arrived = {
  '&:focus': {
    ...ring,
    outlineOffset: `-${stroke.bold}`,
    animation: `${fade} ${mark}`,
    '@media': { [media.still]: { animation: 'none', backgroundColor: vars.color.actionSoft } },
  },
} as const;
