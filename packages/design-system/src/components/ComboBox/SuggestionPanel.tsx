import { type ReactNode, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as s from './ComboBox.css';

interface SuggestionPanelProps {
  /** Stays open for a moment after the field lost focus. */
  lingers: boolean;
  children: ReactNode;
}

/** The popover of the field. */
export function SuggestionPanel({ lingers, children }: SuggestionPanelProps) {
  const state = useContext(ComboBoxStateContext);
  const open = state?.isOpen === true;
  return (
    <RacPopover
      isOpen={open || lingers}
      onOpenChange={(next) => {
        if (!next) state?.close();
      }}
      className={s.panel}
      offset={4}
    >
      {children}
    </RacPopover>
  );
}
