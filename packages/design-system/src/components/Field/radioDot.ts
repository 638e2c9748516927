import { media } from '../../css/media';
import { ring } from '../../css/parts';
import { vars } from '../../theme/contract.css';

/** The circle of a radio: hollow, or with a thick ring when selected. */
export const radioDot = {
  flex: 'none',
  inlineSize: '20px',
  blockSize: '20px',
  marginBlockStart: `calc((${vars.type.ui.line} - 20px) / 2)`,
  borderRadius: vars.radius.full,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surfaceRaised,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.textMuted },
    '[data-selected] > &': { border: `6px solid ${vars.color.actionSolid}` },
    '[data-disabled] > &': { background: vars.color.surfaceSunken, borderColor: vars.color.neutralLine },
    '[data-focus-visible] > &': ring,
  },
  '@media': { [media.forced]: { selectors: { '[data-disabled] > &': { borderColor: 'GrayText' } } } },
} as const;
