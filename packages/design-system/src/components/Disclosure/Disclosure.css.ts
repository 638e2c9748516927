import { component } from '../../css/component';
import { focusable, hairline, type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({ borderBlock: hairline, minInlineSize: 0 });
export const heading = component({});
export const trigger = component({
  ...type('ui'),
  outline: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '48px',
  paddingBlock: '8px',
  color: vars.color.textStrong,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.mark,
  selectors: { ...focusable.selectors, '&[data-hovered]': { color: vars.color.actionText } },
});
export const chevron = component({
  flex: 'none',
  color: vars.color.textMuted,
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});
export const title = component({ fontWeight: 600 });
export const summary = component({
  ...type('small'),
  flex: '1 1 0%',
  minInlineSize: 0,
  color: vars.color.textMuted,
  textAlign: 'end',
});
export const panel = component({});
export const content = component({ paddingBlock: '8px 20px' });
