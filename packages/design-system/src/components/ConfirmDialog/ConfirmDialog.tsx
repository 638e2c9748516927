import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading as RacHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../Button/Button';
import * as s from '../Dialog/Dialog.css';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  body: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  tone?: 'primary' | 'danger';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. A press outside does not answer; Escape cancels unless it is busy. */
export function ConfirmDialog({
  open,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next && !busy) onCancel();
      }}
      isKeyboardDismissDisabled={busy}
      className={s.overlay}
    >
      <Modal className={`${s.modal} ${s.size.small}`}>
        <RacDialog role="alertdialog" className={s.dialog}>
          <div className={s.head}>
            <RacHeading slot="title" className={s.title}>
              {title}
            </RacHeading>
          </div>
          <div className={s.body}>{body}</div>
          <div className={s.actions}>
            <Button onPress={onCancel} disabled={busy}>
              {cancelLabel}
            </Button>
            <Button tone={tone} busy={busy} onPress={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </RacDialog>
      </Modal>
    </ModalOverlay>
  );
}
