import { keyframes } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { focusable, still, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { waiting } from '../../theme/motion';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const button = component({
  ...type('ui'),
  outline: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  maxInlineSize: '100%',
  overflowWrap: 'break-word',
  fontWeight: 600,
  textAlign: 'center',
  border: `${stroke.hair} solid transparent`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    ...focusable.selectors,
    '&[data-disabled]': {
      cursor: 'default',
      background: vars.color.neutralSoft,
      borderColor: 'transparent',
      color: vars.color.neutralText,
    },
    '&[data-pending]': { cursor: 'progress' },
  },
});

const enabled = (state: string) => `&[data-${state}]:not([data-disabled]):not([data-pending])`;

export const tone = components({
  primary: {
    background: vars.color.actionSolid,
    color: vars.color.actionOnSolid,
    selectors: { [enabled('hovered')]: { background: vars.color.actionHover } },
  },
  soft: {
    background: vars.color.actionSoft,
    color: vars.color.actionText,
    selectors: { [enabled('hovered')]: { borderColor: vars.color.actionLine } },
  },
  secondary: {
    background: vars.color.surfaceRaised,
    borderColor: vars.color.lineStrong,
    color: vars.color.textStrong,
    selectors: { [enabled('hovered')]: { background: vars.color.neutralSoft } },
  },
  quiet: {
    background: 'transparent',
    color: vars.color.actionText,
    selectors: {
      [enabled('hovered')]: { background: vars.color.actionSoft },
      '&[data-disabled]': { background: 'transparent' },
    },
  },
  danger: {
    background: vars.color.dangerSolid,
    color: vars.color.dangerOnSolid,
    selectors: { [enabled('hovered')]: { background: vars.color.dangerHover } },
  },
});

export const size = components({
  small: {
    ...type('small'),
    fontWeight: 600,
    minBlockSize: vars.size.controlSmall,
    paddingInline: space[12],
    paddingBlock: space[2],
  },
  medium: { minBlockSize: vars.size.control, paddingInline: space[18], paddingBlock: space[4] },
  large: {
    ...type('body'),
    fontWeight: 600,
    minBlockSize: vars.size.controlLarge,
    paddingInline: space[24],
    paddingBlock: space[6],
  },
});

/* Its width is that of its place: on a phone the words may use nearly all of it. */
export const fullWidth = component({
  inlineSize: '100%',
  '@media': { [media.phone]: { paddingInline: space[10] } },
});
export const words = component({ unicodeBidi: 'isolate' });

export const spinner = component({
  flex: 'none',
  inlineSize: extent[16],
  blockSize: extent[16],
  borderRadius: vars.radius.full,
  border: `${stroke.ring} solid currentColor`,
  borderBlockStartColor: 'transparent',
  animation: `${turn} ${waiting.turn} linear infinite`,
  '@media': still,
});
