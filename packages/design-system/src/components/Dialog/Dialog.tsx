import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading as RacHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';
import { DialogBody } from './DialogBody';
import * as s from './Dialog.css';

export interface DialogProps {
  open: boolean;
  /** Called by the close button, Escape and, if `dismissable`, a press outside. Set `open` to false here. */
  onClose: () => void;
  /** What it is about, as a short sentence or the name of the thing; it names the dialog. */
  title: ReactNode;
  /** Scrolls between the title and the actions when it is taller than the screen. */
  children: ReactNode;
  /** Buttons at the bottom, the main one last. */
  actions?: ReactNode;
  /** The label of the close button, if more than “Close” is needed. */
  closeLabel?: string;
  /** Its width on a desktop: 480, 760 or 960 px. */
  size?: 'small' | 'medium' | 'large';
  /** Replaces the visible title, which remains the accessible name. */
  header?: ReactNode;
  /** Whether a press outside closes it. Set it to false where typed text would be lost. */
  dismissable?: boolean;
}

/**
 * A modal dialog, on a phone a sheet at the bottom. Focus is trapped and returns to where it was; Escape and the close button close it. To
 * ask before something irreversible, use a `ConfirmDialog`; for a few controls next to their button, a `Popover`.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  size = 'medium',
  header,
  dismissable = true,
}: DialogProps) {
  const strings = useStrings();
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      isDismissable={dismissable}
      className={s.overlay}
    >
      <Modal className={`${s.modal} ${s.size[size]}`}>
        <RacDialog className={s.dialog}>
          <div className={s.head}>
            <RacHeading slot="title" className={header === undefined ? s.title : s.titleHidden}>
              <bdi>{title}</bdi>
            </RacHeading>
            {header !== undefined && <div className={s.header}>{header}</div>}
            <IconButton icon="close" label={closeLabel ?? strings.close} onPress={onClose} />
          </div>
          <DialogBody>{children}</DialogBody>
          {actions !== undefined && <div className={s.actions}>{actions}</div>}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
