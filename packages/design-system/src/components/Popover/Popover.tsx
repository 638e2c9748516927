import type { ReactElement, ReactNode } from 'react';
import { Dialog as RacDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as list from '../Field/listbox.css';
import { usePhone } from './usePhone';
import * as s from './Popover.css';

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Its name for those who hear it: what it is about. */
  label: string;
  /**
   * Where it opens; without room there it takes the other side. `start` and `end` turn with the language, and are below
   * on a phone, which has no room beside a button.
   */
  side?: 'below' | 'above' | 'start' | 'end';
  /** A few sentences or two or three controls; what is longer belongs in a `Dialog`. */
  children: ReactNode;
}

const PLACEMENTS = { below: 'bottom', above: 'top', start: 'start', end: 'end' } as const;

/** Something small that opens beside its button. Focus moves in; Escape or a press outside closes it and gives focus back. */
export function Popover({ trigger, label, side = 'below', children }: PopoverProps) {
  const phone = usePhone();
  return (
    <DialogTrigger>
      {trigger}
      <RacPopover
        className={list.popoverWide}
        placement={phone && (side === 'start' || side === 'end') ? 'bottom' : PLACEMENTS[side]}
        offset={6}
      >
        <RacDialog aria-label={label} className={s.dialog}>
          {children}
        </RacDialog>
      </RacPopover>
    </DialogTrigger>
  );
}
