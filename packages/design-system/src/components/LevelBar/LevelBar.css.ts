import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';
import * as bar from '../ProgressBar/track';

export const root = component({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  minInlineSize: 0,
  inlineSize: '100%',
});
export const line = component({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${space[2]} ${space[12]}`,
});
export const level = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const left = component({ ...type('small'), color: vars.color.textMuted });
export const detail = component({ ...type('caption'), color: vars.color.textMuted });
export const track = component(bar.track);
export const fill = component({ ...bar.fill, background: vars.color.rewardFill });
