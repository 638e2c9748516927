import { component } from '../../css/component';
import { media } from '../../css/media';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';
import { popoverWide } from '../Field/listbox.css';

/* Seven columns of touch targets take nearly all of a 320 px phone. */
export const popover = component([popoverWide, { maxInlineSize: `calc(100vw - ${space[8]})` }]);
export const dialog = component({
  outline: 'none',
  padding: space[12],
  '@media': { [media.phone]: { paddingInline: 0 } },
});

export const calendar = component({ display: 'flex', flexDirection: 'column', gap: space[8] });

export const head = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
});
export const month = component({
  flex: '1 1 0%',
  display: 'flex',
  justifyContent: 'center',
  gap: space[4],
  minInlineSize: 0,
});

export const grid = component({ borderCollapse: 'collapse', alignSelf: 'center' });
export const weekday = component({
  ...type('caption'),
  padding: 0,
  blockSize: extent[32],
  fontWeight: 600,
  textAlign: 'center',
  color: vars.color.textMuted,
});

export const day = component({
  ...type('small'),
  outline: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: extent[40],
  blockSize: extent[40],
  border: `${stroke.ring} solid transparent`,
  borderRadius: vars.radius.control,
  backgroundClip: 'padding-box',
  color: vars.color.textBody,
  cursor: 'pointer',
  '@media': {
    [media.phone]: { inlineSize: extent[44], blockSize: extent[44] },
    [media.forced]: {
      /* `transparent` does not hide a border here: in forced colours it is drawn around every day. */
      borderColor: 'Canvas',
      selectors: {
        '&[data-today]': { border: `${stroke.hair} dashed CanvasText` },
        '&[data-focus-visible]': { outlineColor: 'CanvasText' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.neutralSoft, backgroundClip: 'padding-box' },
    '&[data-today]': { borderColor: vars.color.lineStrong },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default', textDecoration: 'line-through' },
    '&[data-selected]': {
      background: vars.color.actionSolid,
      backgroundClip: 'padding-box',
      color: vars.color.actionOnSolid,
      fontWeight: 600,
    },
    '&[data-focus-visible]': { ...ring, outlineOffset: `-${stroke.ring}` },
  },
});
