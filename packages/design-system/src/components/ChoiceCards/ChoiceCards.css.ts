import { component } from '../../css/component';
import { ring, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { radioDot } from '../Field/radioDot';

export const cards = component({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  gap: '12px',
});
export const card = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minInlineSize: 0,
  padding: '16px',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.neutralLine}`,
  background: vars.color.surfaceRaised,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.lineStrong },
    '&[data-selected]': {
      background: vars.color.surfaceSelected,
      borderColor: vars.color.actionFill,
      boxShadow: `inset 0 0 0 1px ${vars.color.actionFill}`,
    },
    '&[data-disabled]': { background: vars.color.surfaceSunken, cursor: 'default' },
    '&[data-focus-visible]': ring,
  },
});
export const dot = component(radioDot);
export const body = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '4px',
});
export const head = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const title = component({ ...type('ui'), fontWeight: 600, color: vars.color.textStrong });
export const meta = component({ marginInlineStart: 'auto' });
export const description = component({ ...type('small'), color: vars.color.textMuted });
