import { component } from '../../css/component';
import { type, unseen } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const root = component({ display: 'flex', flexDirection: 'column', minInlineSize: 0, inlineSize: '100%' });
export const status = component({
  ...type('caption'),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px',
  color: vars.color.textMuted,
  position: 'relative',
});
export const spoken = component(unseen);
