import { useRef } from 'react';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { Link } from '../Link/Link';
import * as s from './MarginNotes.css';
import { useClaimLines } from './useClaimLines';

export interface MarginNote {
  /** The id in the `describedBy` of its `Claim`. */
  id?: string;
  /** The number of its claim, in the digits of the page. */
  marker: string;
  icon: IconName;
  /** The kind of source: "Professor's paper". */
  kindLabel: string;
  /** The title of the source, in its own language. */
  title: string;
  /** A place in the source, or a quotation: "section 6". */
  detail?: string;
  /** What is said of the note in the language of the page, on a line of its own: the detail may run in the other direction. */
  remark?: string;
  /** The address of the source. */
  href?: string;
  /** The verb of the link; screen readers get the title as well. */
  hrefLabel?: string;
  /** Its claim is focused or hovered. */
  active?: boolean;
}

export interface MarginNotesProps {
  /** The accessible name of the list: "Sources". */
  label: string;
  /** In the order of the letter. */
  items: readonly MarginNote[];
}

/**
 * The evidence next to the letter: one note for each marked claim, in the order of the letter. Next to a letter, a note is aligned with the
 * `Claim` that has its id in `describedBy`; below a letter, notes follow each other. Where one word for each sentence is enough until it is
 * opened, use `MarginMarks`.
 */
export function MarginNotes({ label, items }: MarginNotesProps) {
  const list = useRef<HTMLOListElement>(null);
  useClaimLines(list);
  return (
    <ol ref={list} aria-label={label} className={s.notes}>
      {items.map((note) => (
        <li key={note.marker} id={note.id} data-active={note.active || undefined} className={s.note}>
          <span className={note.active ? s.markerActive : s.marker}>{note.marker}</span>
          <div className={s.body}>
            <p className={s.kind}>
              <Icon name={note.icon} size={16} />
              <span>{note.kindLabel}</span>
            </p>
            <p className={s.title}>
              <bdi>{note.title}</bdi>
            </p>
            {(note.detail !== undefined || note.href !== undefined) && (
              <p className={s.detail}>
                {note.detail !== undefined && <bdi>{note.detail}</bdi>}
                {note.detail !== undefined && note.href !== undefined && <span aria-hidden> · </span>}
                {note.href !== undefined && (
                  <span className={s.open}>
                    <Link href={note.href} external={/^https?:/.test(note.href)}>
                      {note.hrefLabel ?? <bdi>{note.title}</bdi>}
                      {note.hrefLabel !== undefined && (
                        <VisuallyHidden>
                          {' '}
                          <bdi>{note.title}</bdi>
                        </VisuallyHidden>
                      )}
                    </Link>
                  </span>
                )}
              </p>
            )}
            {note.remark !== undefined && <p className={s.detail}>{note.remark}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
