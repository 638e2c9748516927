import { type ReactNode, useContext } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as s from './ComboBox.css';

interface SuggestionPanelProps {
  /** It stays for a moment although the field was left. */
  lingers: boolean;
  children: ReactNode;
}

/** What the field opens. */
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
