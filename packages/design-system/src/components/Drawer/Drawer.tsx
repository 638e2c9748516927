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
  /** Called by the close button, Escape and a press outside. Set `open` to false here. */
  onClose: () => void;
  /** One or two words for its content; it names the drawer. */
  title: string;
  /** The edge it comes from, relative to the writing direction. */
  side?: 'start' | 'end';
  /** Replaces the visible title, which remains the accessible name. */
  header?: ReactNode;
  /** Links and choices. No text input: a press outside closes a drawer. */
  children: ReactNode;
}

/**
 * A panel at the start or end edge: the menu of a phone. Focus is trapped and returns to where it was. For a task or a question, use a
 * `Dialog`.
 */
export function Drawer({ open, onClose, title, side = 'end', header, children }: DrawerProps) {
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
            <RacHeading slot="title" className={header === undefined ? dialog.title : dialog.titleHidden}>
              {title}
            </RacHeading>
            {header !== undefined && <div className={dialog.header}>{header}</div>}
            <IconButton icon="close" label={strings.close} onPress={onClose} />
          </div>
          {children}
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
