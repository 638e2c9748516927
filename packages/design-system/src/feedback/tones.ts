import { vars } from '../theme/contract.css';

const look = (soft: string, line: string, mark: string) => ({
  background: soft,
  borderColor: line,
  vars: { '--mark': mark },
});

/** The look of a message's tone: background, border, and `--mark` for its icon. */
export const toneLooks = {
  info: look(vars.color.surfaceSelected, vars.color.actionLine, vars.color.actionText),
  success: look(vars.color.successSoft, vars.color.successLine, vars.color.successText),
  warning: look(vars.color.rewardSoft, vars.color.rewardLine, vars.color.rewardText),
  danger: look(vars.color.dangerSoft, vars.color.dangerLine, vars.color.dangerText),
};
