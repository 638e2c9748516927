import { component, components } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';

export const message = component({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minInlineSize: 0,
  paddingInline: '18px',
  paddingBlock: '14px',
  border: '1px solid',
  borderRadius: vars.radius.control,
});
const look = (soft: string, line: string, mark: string) => ({
  background: soft,
  borderColor: line,
  vars: { '--mark': mark },
});
export const tone = components({
  info: look(vars.color.surfaceSelected, vars.color.actionLine, vars.color.actionText),
  success: look(vars.color.successSoft, vars.color.successLine, vars.color.successText),
  warning: look(vars.color.rewardSoft, vars.color.rewardLine, vars.color.rewardText),
  danger: look(vars.color.dangerSoft, vars.color.dangerLine, vars.color.dangerText),
});
export const icon = component({ flex: 'none', color: 'var(--mark)', paddingBlockStart: '1px' });
export const content = component({
  flex: '1 1 0%',
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px 16px',
});
export const words = component({ flex: '1 1 220px', minInlineSize: 0 });
export const title = component({ ...type('small'), fontWeight: 600, color: vars.color.textStrong });
export const text = component({ ...type('small'), color: vars.color.textBody });
export const action = component({ alignSelf: 'center', display: 'flex', gap: '8px' });
