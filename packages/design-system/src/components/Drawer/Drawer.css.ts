import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { floating, hairline } from '../../css/parts';
import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';
import { measure, space } from '../../theme/lengths';

export const overlay = components({
  start: { placeItems: 'stretch start', padding: 0, '@media': { [media.phone]: { placeItems: 'stretch start' } } },
  end: { placeItems: 'stretch end', padding: 0, '@media': { [media.phone]: { placeItems: 'stretch end' } } },
});
export const panel = component({
  inlineSize: `min(${measure.note}, 88vw)`,
  minBlockSize: 0,
  overflowY: 'auto',
  background: vars.color.surfaceOverlay,
  borderInline: hairline,
  boxShadow: floating,
});
/* A transform has no logical directions, so each edge has one animation per direction. */
const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const move = (name: string) => ({ animation: `${name} ${vars.motion.calm} ${vars.motion.ease}` });
/* Round at the edge that stands in the page. */
export const slide = components({
  start: {
    borderStartEndRadius: vars.radius.card,
    borderEndEndRadius: vars.radius.card,
    selectors: { '&[data-entering]': move(fromLeft), '&[data-entering]:dir(rtl)': move(fromRight) },
  },
  end: {
    borderStartStartRadius: vars.radius.card,
    borderEndStartRadius: vars.radius.card,
    selectors: { '&[data-entering]': move(fromRight), '&[data-entering]:dir(rtl)': move(fromLeft) },
  },
});
export const dialog = component({
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: space[12],
  padding: `${space[16]} ${space[20]} ${space[24]}`,
});
export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
