import { component, components } from '../../css/component';
import { media } from '../../css/media';
import { vars } from '../../theme/contract.css';
import { space, stroke } from '../../theme/lengths';

/* One surface: the lines between the cells are the background seen through hairline gaps. */
export const sheet = component({
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: stroke.hair,
  overflow: 'hidden',
  background: vars.color.lineHair,
  border: `${stroke.hair} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = components({
  1: {},
  2: { '@media': { [media.tablet]: equal(2) } },
  3: { '@media': { [media.tablet]: equal(3) } },
  4: { '@media': { [media.tablet]: equal(2), [media.desktop]: equal(4) } },
});

export const cell = component({
  minInlineSize: 0,
  padding: space[24],
  background: vars.color.surfaceRaised,
  selectors: {
    // The last of an odd number spans the line, so that no cell is empty.
    [`${columns[2]} > &:last-child:nth-child(odd)`]: {
      '@media': { [media.tablet]: { gridColumn: '1 / -1' } },
    },
  },
  '@media': { [media.phone]: { padding: space[20] }, [media.small]: { padding: space[16] } },
});
export const dense = component({ '@media': { [media.phone]: { paddingBlock: space[12] } } });
