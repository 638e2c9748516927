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
  onClose: () => void;
  title: string;
  side?: 'start' | 'end';
  children: ReactNode;
}

/** A panel from one edge of the line: the menu of a phone. */
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
      <Modal className={s.panel}>
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
