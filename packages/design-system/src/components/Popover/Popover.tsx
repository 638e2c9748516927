import type { ReactElement, ReactNode } from 'react';
import { Dialog as RacDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as list from '../Field/listbox.css';
import { usePhone } from './usePhone';
import * as s from './Popover.css';

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** The accessible name. */
  label: string;
  /**
   * Where it opens; it flips to the other side without room there. `start` and `end` follow the writing direction, and are below on a
   * phone, which has no room next to a button.
   */
  side?: 'below' | 'above' | 'start' | 'end';
  /** A few sentences or two or three controls; longer content belongs in a `Dialog`. */
  children: ReactNode;
}

const PLACEMENTS = { below: 'bottom', above: 'top', start: 'start', end: 'end' } as const;

/** A small panel next to its button. Focus moves in; Escape or a press outside closes it and returns focus. */
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
