import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { Button } from '../Button/Button';
import * as field from '../Field/Field.css';

export interface FieldProposalProps {
  /** What the button says, with the proposed value: "Use “Machine learning”". Null while nothing is proposed. */
  label: string | null;
  /** Called when the proposal is taken; the field has focus then. */
  onTake: () => void;
  /** The field. */
  children: ReactNode;
}

/**
 * A field with one value that is likely the right one, a press away; it is said when it appears. Where there are several, use a `ComboBox`.
 * Keep it around the field also while nothing is proposed: a field that moves in the page loses focus.
 */
export function FieldProposal({ label, onTake, children }: FieldProposalProps) {
  const root = useRef<HTMLDivElement>(null);
  const announce = useAnnounce();
  useEffect(() => {
    if (label === null) return;
    announce(label);
    return () => announce('');
  }, [announce, label]);
  return (
    <div ref={root} className={field.field}>
      {children}
      {label === null ? null : (
        <div>
          <Button
            size="small"
            onPress={() => {
              onTake();
              // The button goes with the proposal.
              root.current?.querySelector<HTMLElement>('input, textarea')?.focus();
            }}
          >
            {label}
          </Button>
        </div>
      )}
    </div>
  );
}
