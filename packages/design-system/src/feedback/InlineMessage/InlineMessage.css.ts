import { globalStyle } from '@vanilla-extract/css';
import { component, components } from '../../css/component';
import { layers } from '../../css/layers.css';
import { media } from '../../css/media';
import { type } from '../../css/parts';
import { toneLooks } from '../tones';
import { vars } from '../../theme/contract.css';
import { measure, space, stroke } from '../../theme/lengths';

export const message = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minInlineSize: 0,
  paddingInline: space[18],
  paddingBlock: space[14],
  border: `${stroke.hair} solid`,
  borderRadius: vars.radius.control,
});
export const tone = components(toneLooks);
export const icon = component({ flex: 'none', color: 'var(--mark)', paddingBlockStart: stroke.hair });
export const content = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[10]} ${space[16]}`,
});
export const words = component({ flex: `1 1 ${measure.tiny}`, minInlineSize: 0 });
export const title = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const text = component({ ...type('small'), color: vars.color.textBody });
globalStyle(`${text} ul`, {
  '@layer': { [layers.components]: { listStyle: 'disc', paddingInlineStart: space[20] } },
});
/* The close button has its own padding: it may extend into that of the message. */
export const dismiss = component({
  flex: 'none',
  marginBlockStart: `-${space[6]}`,
  marginInline: `-${space[6]} -${space[10]}`,
  '@media': {
    [media.phone]: { marginBlockStart: `-${space[12]}`, marginInline: `-${space[12]} -${space[14]}` },
  },
});
export const action = component({ alignSelf: 'center', display: 'flex', gap: space[8] });
