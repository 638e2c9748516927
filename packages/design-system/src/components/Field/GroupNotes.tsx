import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import * as s from './Field.css';
import * as foot from './foot.css';

interface GroupNotesProps {
  /** The id of the field; the notes get `-help` and `-error` after it. */
  id: string;
  help?: ReactNode;
  error?: ReactNode;
}

/** The ids for `aria-describedby` of a custom field; undefined when it has no notes. */
export function notesOf({ id, help, error }: GroupNotesProps): string | undefined {
  const ids = [given(help) && `${id}-help`, given(error) && `${id}-error`].filter(Boolean).join(' ');
  return ids === '' ? undefined : ids;
}

/** The lines below a field for which react-aria has no group: `FieldHelp` without its contexts. */
export function GroupNotes({ id, help, error }: GroupNotesProps) {
  return (
    <>
      {given(help) && (
        <span id={`${id}-help`} className={s.help}>
          {help}
        </span>
      )}
      {given(error) && (
        <span id={`${id}-error`} className={s.error}>
          <span className={foot.glyph}>
            <Icon name="alert" size={16} />
          </span>
          <span>{error}</span>
        </span>
      )}
    </>
  );
}

export function given(note: ReactNode): boolean {
  return note !== undefined && note !== null && note !== '';
}
