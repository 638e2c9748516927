import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { toneLooks } from '../../feedback/tones';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const banner = component({ borderBlockEnd: `${stroke.hair} solid`, minInlineSize: 0 });

export const tone = components(toneLooks);
/* The background spans the window; the text stays in the column of the page. */
export const column = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  inlineSize: '100%',
  maxInlineSize: `calc(${measure.page} + 2 * ${vars.size.gutter})`,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: space[10],
});
export const icon = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  blockSize: vars.size.controlSmall,
  color: 'var(--mark)',
});
export const content = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[20]}`,
  minBlockSize: vars.size.controlSmall,
});
export const words = component({
  flex: `1 1 ${measure.column}`,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[8],
  '@media': { [media.phone]: { flexBasis: '100%', flexDirection: 'column', paddingBlockStart: space[8] } },
});
export const title = component({ ...type('ui'), fontWeight: 600, color: vars.color.textStrong });
export const text = component({ ...type('ui'), color: vars.color.textBody });
export const action = component({ flex: 'none' });
