import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading as RacHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';
import * as s from './Dialog.css';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  closeLabel?: string;
  size?: 'small' | 'medium' | 'large';
  /** Replaces the plain title line, which stays as its name. */
  header?: ReactNode;
}

/** A window over the page: 760 wide on a desk, a sheet from the foot of a phone. Escape and the cross close it. */
export function Dialog({ open, onClose, title, children, actions, closeLabel, size = 'medium', header }: DialogProps) {
  const strings = useStrings();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable
      className={s.overlay}
    >
      <Modal className={`${s.modal} ${s.size[size]}`}>
        <RacDialog className={s.dialog}>
          <div className={s.head}>
            <RacHeading slot="title" className={header === undefined ? s.title : s.titleHidden}>
              {title}
            </RacHeading>
            {header !== undefined && <div className={s.header}>{header}</div>}
            <IconButton icon="close" label={closeLabel ?? strings.close} onPress={onClose} />
          </div>
          <div className={s.body}>{children}</div>
          {actions !== undefined && <div className={s.actions}>{actions}</div>}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
