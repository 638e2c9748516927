import { useContext, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormValidationContext } from 'react-aria-components';
import { LabelContext } from 'react-aria-components/Label';
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
import { useFileDrop } from './useFileDrop';
import { useNativeFile } from './useNativeFile';
import * as s from './FileField.css';

/** A file that was uploaded earlier. */
export interface StoredFile {
  name: string;
  /** In bytes. */
  size?: number;
  /** The address of its picture, for an image. */
  src?: string;
}

/** Why a file was refused. */
export type FileRefusal = 'type' | 'size';

export interface FileFieldProps {
  /** The name of the file's purpose: “CV”, “Profile photo”. */
  label: string;
  /** The file just chosen, the one stored on the server, or null. */
  value: File | StoredFile | null;
  /** Called with a chosen or dropped file that is acceptable; with null when the person removes it (during an upload: abort it). */
  onChange: (file: File | null) => void;
  /** Types as in HTML: `.pdf`, `application/pdf`, `image/*`. Give a type and its extension where both exist. */
  accept: readonly string[];
  /** The largest size that the server accepts. */
  maxBytes?: number;
  /** A file was refused; the previous one stays. If set, the caller shows the message through `error`; otherwise the field does. */
  onReject?: (reason: FileRefusal, file: File) => void;
  /** From 0 to 1 during an upload; otherwise leave it out. */
  progress?: number;
  /** Uploads the same file again: shown next to an error as long as there is a file. */
  onRetry?: () => void;
  /** The accepted types and the largest size, in plain words. */
  help?: ReactNode;
  /** What went wrong and what to do. The file stays. A form error for `name` is shown without it. */
  error?: ReactNode;
  /** The name of the field in the form data, by which server errors find it. */
  name?: string;
  required?: boolean;
  disabled?: boolean;
}

/**
 * One file, chosen in a dialog or dropped: its picture, name, size and progress, with buttons to replace or remove it. To choose which part
 * of a picture is kept, use a `PhotoCrop`.
 */
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
  const { dropProps, isDropTarget } = useFileDrop({ disabled: disabled || uploading, onDrop: take });

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
