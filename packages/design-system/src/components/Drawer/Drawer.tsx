import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading as RacHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';
import * as dialog from '../Dialog/Dialog.css';
import * as s from './Drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Called by the cross, Escape and a press outside. Set `open` to false here. */
  onClose: () => void;
  /** One word or two for what it holds; it names the drawer. */
  title: string;
  /** The edge it comes from; it turns with the language. */
  side?: 'start' | 'end';
  /** Links and choices. Nothing that is typed: a press outside closes a drawer. */
  children: ReactNode;
}

/** A panel from one edge of the line: the menu of a phone. Focus moves in, stays in and returns to where it was. */
export function Drawer({ open, onClose, title, side = 'end', children }: DrawerProps) {
  const strings = useStrings();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
      className={`${dialog.overlay} ${s.overlay[side]}`}
    >
      <Modal className={`${s.panel} ${s.slide[side]}`}>
        <RacDialog className={s.dialog}>
          <div className={s.head}>
            <RacHeading slot="title" className={dialog.title}>
              {title}
            </RacHeading>
            <IconButton icon="close" label={strings.close} onPress={onClose} />
          </div>
          {children}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
