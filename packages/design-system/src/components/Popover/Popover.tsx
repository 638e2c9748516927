import type { ReactElement, ReactNode } from 'react';
import { Dialog as RacDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as list from '../Field/listbox.css';
import * as s from './Popover.css';

export interface PopoverProps {
  /** A `Button` or an `IconButton`. */
  trigger: ReactElement;
  label: string;
  children: ReactNode;
}

/** Something small that opens beside its button. */
export function Popover({ trigger, label, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <RacPopover className={list.popoverWide} offset={6}>
        <RacDialog aria-label={label} className={s.dialog}>
          {children}
        </RacDialog>
      </RacPopover>
    </DialogTrigger>
  );
}
