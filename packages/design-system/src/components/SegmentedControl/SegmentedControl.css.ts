import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { extent, space, stroke } from '../../theme/lengths';

/** Without a visible label it is inline and only as wide as its content. */
export const bare = component({
  flex: 'none',
  display: 'flex',
  position: 'relative',
  maxInlineSize: '100%',
  '@media': { [media.phone]: { inlineSize: '100%' } },
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[16],
  rowGap: space[8],
});
export const track = component({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  maxInlineSize: '100%',
  padding: space[2],
  gap: space[2],
  borderRadius: vars.radius.control,
  /* Darker than the chosen segment in both themes. */
  background: vars.color.surfaceSunken,
});
export const size = components({
  small: {
    vars: { '--segment': extent[30], '--room': space[0] },
    '@media': { [media.phone]: { vars: { '--segment': extent[44], '--room': space[4] } } },
  },
  medium: {
    vars: { '--segment': extent[38], '--room': space[4] },
    '@media': { [media.phone]: { display: 'flex', inlineSize: '100%', vars: { '--segment': extent[44] } } },
  },
});
export const segment = component({
  ...type('small'),
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[6],
  minBlockSize: 'var(--segment)',
  minInlineSize: extent[38],
  paddingInline: space[12],
  paddingBlock: 'var(--room)',
  /* Concentric with the track around it. */
  borderRadius: `calc(${vars.radius.control} - ${space[2]})`,
  border: `${stroke.hair} solid transparent`,
  color: vars.color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { color: vars.color.textStrong },
    '&[data-selected]': {
      background: vars.color.surfaceRaised,
      borderColor: vars.color.lineHair,
      color: vars.color.textStrong,
      fontWeight: 600,
    },
    '&[data-focus-visible]': ring,
  },
  '@media': { [media.forced]: { selectors: { '&[data-selected]': { borderColor: 'Highlight' } } } },
});
export const words = component({ ...type('small'), fontWeight: 'inherit', minInlineSize: 0 });
