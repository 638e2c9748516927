import { keyframes } from '@vanilla-extract/css';
import { component } from '../../css/component';
import { media } from '../../css/media';
import { grayIfDisabled, ring, still, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const knobSize = extent[18];
/** The space between knob and edge of the track, border included. */
const inset = stroke.bold;
const trackSize = extent[40];
/** Centres the first line of the text on the track. */
const lead = `calc(${trackSize} + ${space[12]})`;

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const row = component({
  ...type('ui'),
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  alignSelf: 'flex-start',
  gap: space[12],
  paddingBlock: space[4],
  color: vars.color.textBody,
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '@media': { [media.phone]: { paddingBlock: space[10] }, ...grayIfDisabled },
  selectors: {
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
    '&[data-readonly]': { cursor: 'progress' },
  },
});

export const track = component({
  flex: 'none',
  position: 'relative',
  inlineSize: trackSize,
  blockSize: extent[24],
  marginBlockStart: `calc((${vars.type.ui.line} - ${extent[24]}) / 2)`,
  borderRadius: vars.radius.full,
  border: `${stroke.hair} solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceSunken,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textMuted },
    '[data-selected] > &': { background: vars.color.actionSolid, borderColor: vars.color.actionSolid },
    '[data-hovered][data-selected] > &': { background: vars.color.actionHover, borderColor: vars.color.actionHover },
    '[data-invalid] > &': { borderColor: vars.color.dangerFill },
    '[data-disabled] > &': { background: vars.color.surfaceSunken, borderColor: vars.color.neutralLine },
    '[data-disabled][data-selected] > &': { background: vars.color.neutralLine },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    [media.forced]: {
      borderColor: 'ButtonText',
      selectors: {
        '[data-selected] > &': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled][data-selected] > &': { background: 'GrayText' },
      },
    },
  },
});

export const knob = component({
  position: 'absolute',
  insetBlockStart: `calc(${inset} - ${stroke.hair})`,
  insetInlineStart: `calc(${inset} - ${stroke.hair})`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: knobSize,
  blockSize: knobSize,
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  color: 'transparent',
  transition: `inset-inline-start ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '[data-selected] > * > &': {
      insetInlineStart: `calc(100% - ${knobSize} - ${inset} + ${stroke.hair})`,
      background: vars.color.actionOnSolid,
      color: vars.color.actionSolid,
    },
    '[data-disabled] > * > &': { background: vars.color.neutralLine },
    '[data-disabled][data-selected] > * > &': {
      background: vars.color.surfaceRaised,
      color: vars.color.neutralText,
    },
  },
  '@media': {
    [media.forced]: {
      background: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: {
        '[data-selected] > * > &': { background: 'HighlightText', color: 'Highlight' },
        '[data-disabled] > * > &': { background: 'GrayText' },
        '[data-disabled][data-selected] > * > &': { background: 'Canvas', color: 'GrayText' },
      },
    },
  },
});

export const spinner = component({
  inlineSize: extent[12],
  blockSize: extent[12],
  borderRadius: vars.radius.full,
  border: `${stroke.ring} solid ${vars.color.surfaceRaised}`,
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  selectors: {
    '[data-selected] > * > * > &': { borderColor: vars.color.actionSolid, borderBlockStartColor: 'transparent' },
  },
  '@media': {
    ...still,
    [media.forced]: {
      borderColor: 'ButtonFace',
      borderBlockStartColor: 'transparent',
      selectors: {
        '[data-selected] > * > * > &': { borderColor: 'Highlight', borderBlockStartColor: 'transparent' },
      },
    },
  },
});

export const words = component({ minInlineSize: 0 });
export const below = component({ display: 'flex', flexDirection: 'column', gap: space[4], paddingInlineStart: lead });
