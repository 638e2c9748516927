import { useContext, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { LabelContext } from 'react-aria-components/Label';
import { isFileDropItem, useDrop } from 'react-aria-components/useDrop';
import { useAnnounce } from '../../i18n/announcer';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { fileStrings } from './fileStrings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { FieldLabel } from '../Field/FieldParts';
import { GroupNotes, given, notesOf } from '../Field/GroupNotes';
import * as field from '../Field/Field.css';
import { FileAbout } from './FileAbout';
import { FileActions } from './FileActions';
import { FilePreview } from './FilePreview';
import { acceptsFile } from './acceptsFile';
import { fileSize } from './fileSize';
import { useNativeFile } from './useNativeFile';
import * as s from './FileField.css';

/** A file that was sent earlier and that the server keeps. */
export interface StoredFile {
  name: string;
  /** In bytes. */
  size?: number;
  /** Where its picture is, for an image. */
  src?: string;
}

/** Why a file was not taken. */
export type FileRefusal = 'type' | 'size';

export interface FileFieldProps {
  /** What the file is: “CV”, “Profile photo”. */
  label: string;
  /** The file just chosen, the one that the server keeps, or null. */
  value: File | StoredFile | null;
  /** A file that was chosen or dropped and fits; null when the person removes it (while it uploads: stop then). */
  onChange: (file: File | null) => void;
  /** Kinds as in HTML: `.pdf`, `application/pdf`, `image/*`. Give a type and its ending where both exist. */
  accept: readonly string[];
  /** The largest size that the server takes. */
  maxBytes?: number;
  /** A file did not fit; the one chosen before stays. Given, the message is yours through `error`; else the field says it. */
  onReject?: (reason: FileRefusal, file: File) => void;
  /** From 0 to 1 while the file is on its way; leave it out before and after. */
  progress?: number;
  /** Sends the same file again: shown beside a message as long as a file is there. */
  onRetry?: () => void;
  /** Which kinds fit and how large a file may be, in a person's words. */
  help?: ReactNode;
  /** What went wrong and what to do. The file stays. A message of the form under `name` shows without it. */
  error?: ReactNode;
  /** The name of the field in the form: its data carries the file under it, a message of the server finds it by it. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

/** One file, chosen in a dialog or dropped: its picture, name and size, what happens to it, and a way to replace or remove it. */
export function FileField({
  label,
  value,
  onChange,
  accept,
  maxBytes = Infinity,
  onReject,
  progress,
  onRetry,
  help,
  error,
  name = '',
  required = false,
  disabled = false,
}: FileFieldProps) {
  const id = useId();
  const locale = useLocale();
  const strings = useStrings();
  const words = useStrings(fileStrings);
  const announce = useAnnounce();
  const trigger = useRef<HTMLButtonElement>(null);
  const native = useNativeFile(value);
  const [refusal, setRefusal] = useState('');
  const ofServer = useContext(FormValidationContext)[name];
  const uploading = progress !== undefined;

  const refuse = (reason: FileRefusal, file: File) => {
    native.hold();
    if (onReject) return onReject(reason, file);
    const why = reason === 'size' ? words.fileTooLarge(fileSize(maxBytes, locale)) : words.fileWrongType;
    const said = value ? `${why} ${words.fileStays}` : why;
    setRefusal(said);
    announce(said);
  };
  const change = (file: File | null) => {
    setRefusal('');
    native.tellForm();
    onChange(file);
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    if (!acceptsFile(file, accept)) return refuse('type', file);
    if (file.size > maxBytes) return refuse('size', file);
    announce(words.fileChosen(file.name));
    change(file);
  };
  // `DropZone` would add a second stop for the Tab key, a button that does nothing when it is pressed.
  const { dropProps, isDropTarget } = useDrop({
    ref: trigger,
    hasDropButton: true,
    isDisabled: disabled || uploading,
    getDropOperation: (_types, allowed) => (allowed.includes('copy') ? 'copy' : (allowed[0] ?? 'cancel')),
    onDrop: ({ items }) => void items.find(isFileDropItem)?.getFile().then(take),
  });

  const message = refusal || (given(error) ? error : [ofServer ?? []].flat().join(' '));
  const notes = { id, help, error: message };
  const described = [required && `${id}-required`, `${id}-file`, notesOf(notes)].filter(Boolean).join(' ');
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={field.field}>
      <LabelContext value={{ id: `${id}-label`, elementType: 'span' }}>
        <FieldLabel required={required}>{label}</FieldLabel>
      </LabelContext>
      {required && <VisuallyHidden id={`${id}-required`}>{strings.required}</VisuallyHidden>}
      <div
        {...dropProps}
        data-empty={value ? undefined : true}
        data-invalid={given(message) || undefined}
        data-disabled={disabled || undefined}
        data-drop-target={isDropTarget || undefined}
        className={s.zone}
      >
        <FilePreview file={value} />
        <FileAbout id={`${id}-file`} file={value} progress={progress} dropping={isDropTarget} disabled={disabled} />
        <FileActions
          label={label}
          file={value}
          accept={accept}
          name={name}
          disabled={disabled}
          uploading={uploading}
          labelledBy={`${id}-label`}
          describedBy={described}
          trigger={trigger}
          native={native.input}
          onSelect={take}
          onRetry={given(message) && !uploading ? onRetry : undefined}
          onRemove={() => {
            change(null);
            trigger.current?.focus();
          }}
        />
      </div>
      <GroupNotes {...notes} />
    </div>
  );
}
