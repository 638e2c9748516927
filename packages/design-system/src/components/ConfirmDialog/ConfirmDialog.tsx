import type { ReactNode } from 'react';
import { Dialog as RacDialog } from 'react-aria-components/Dialog';
import { Heading as RacHeading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text as RacText } from 'react-aria-components/Text';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { Button } from '../Button/Button';
import { DialogBody } from '../Dialog/DialogBody';
import * as s from '../Dialog/Dialog.css';

export interface ConfirmDialogProps {
  open: boolean;
  /** The action and its object: "Delete “Nordic bridge monitoring”". */
  title: ReactNode;
  /** The consequences, and what stays; announced together with the title. */
  body: ReactNode;
  /** The verb of the title, never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** `danger` for destructive actions. */
  tone?: 'primary' | 'danger';
  /** The action is in progress: the dialog cannot be closed until it is done. */
  busy?: boolean;
  /** It failed: what happened and what is safe. The dialog stays open for a retry. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before something irreversible. A press outside does nothing; Escape cancels unless it is busy. For a form, or
 * anything to read, use a `Dialog`; for what can be undone, ask nothing.
 */
export function ConfirmDialog({
  open,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'primary',
  busy = false,
  error,
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
          <DialogBody>
            <RacText slot="description" elementType="div">
              {body}
            </RacText>
            {error !== undefined && (
              <div className={s.failure}>
                <InlineMessage tone="danger" role="alert">
                  {error}
                </InlineMessage>
              </div>
            )}
          </DialogBody>
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
