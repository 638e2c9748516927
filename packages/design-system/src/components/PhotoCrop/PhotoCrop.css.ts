import { component } from '../../css/component';
import { media } from '../../css/media';
import { ring, type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, measure, space, stroke } from '../../theme/lengths';

export const step = component({ display: 'flex', flexDirection: 'column', gap: space[12] });

export const help = component({ ...type('small'), color: vars.color.textMuted });

/* A finger in the frame moves the picture, not the page. */
export const frame = component({
  position: 'relative',
  alignSelf: 'center',
  inlineSize: `min(100%, ${measure.column}, 32dvh)`,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  background: vars.color.neutralSoft,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[aria-busy]': { cursor: 'default' },
    '&:has(:focus-visible)': ring,
  },
  '@media': { [media.forced]: { border: `${stroke.hair} solid CanvasText` } },
});
export const canvas = component({ display: 'block', inlineSize: '100%', blockSize: '100%' });
/* Avatars are round: what is outside this circle shows only where a photo is drawn square. */
export const circle = component({
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 ${extent[160]} ${vars.color.scrim}`,
  pointerEvents: 'none',
  '@media': { [media.forced]: { border: `${stroke.ring} solid CanvasText` } },
});

export const place = component(unseen);

export const moves = component({ display: 'flex', justifyContent: 'center', gap: space[8] });
export const zoomHead = component({ display: 'flex', justifyContent: 'space-between', gap: space[12] });
export const zoomValue = component({ ...type('small'), color: vars.color.textMuted });
export const said = component({
  ...type('small'),
  color: vars.color.textBody,
  minBlockSize: extent[24],
  textAlign: 'center',
});
