import type { ReactElement, ReactNode, RefObject } from 'react';
import { Dialog as RacDialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import * as list from '../Field/listbox.css';
import { usePhone } from './usePhone';
import * as s from './Popover.css';

interface PanelProps {
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

interface Triggered extends PanelProps {
  /** A `Button` or an `IconButton`, which opens it. */
  trigger: ReactElement;
}

/** For a panel whose code comes when it is opened: its button, with `expanded`, is there before. */
interface Anchored extends PanelProps {
  /** The button next to which it opens. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** Called by Escape and a press outside. Set `open` to false here. */
  onClose: () => void;
}

export type PopoverProps = Triggered | Anchored;

const PLACEMENTS = { below: 'bottom', above: 'top', start: 'start', end: 'end' } as const;

/**
 * A small panel next to its button. Focus moves in; Escape or a press outside closes it and returns focus. For a short explanation, use a
 * `Tooltip`; for actions, a `Menu`; for a task of its own, a `Dialog`.
 */
export function Popover({ label, side = 'below', children, ...opening }: PopoverProps) {
  const phone = usePhone();
  const placement = phone && (side === 'start' || side === 'end') ? 'bottom' : PLACEMENTS[side];
  const dialog = (
    <RacDialog aria-label={label} className={s.dialog}>
      {children}
    </RacDialog>
  );
  if ('anchor' in opening) {
    const { anchor, open, onClose } = opening;
    return (
      <RacPopover
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        className={list.popoverWide}
        placement={placement}
        offset={6}
      >
        {dialog}
      </RacPopover>
    );
  }
  return (
    <DialogTrigger>
      {opening.trigger}
      <RacPopover className={list.popoverWide} placement={placement} offset={6}>
        {dialog}
      </RacPopover>
    </DialogTrigger>
  );
}
