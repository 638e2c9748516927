import type { ReactElement } from 'react';
import { Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import * as s from './Tooltip.css';

export interface TooltipProps {
  /** A few words; never the only place of something necessary, because touch has no hover. */
  label: string;
  /** A `Button`, `IconButton` or `Link`. */
  children: ReactElement;
}

/**
 * A short explanation, shown on hover and keyboard focus; Escape hides it. It describes its control and never names it. For text that takes
 * reading, or has controls in it, use a `Popover`.
 */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <TooltipTrigger delay={400}>
      {children}
      <RacTooltip className={s.tooltip} offset={6}>
        {label}
      </RacTooltip>
    </TooltipTrigger>
  );
}
