import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './LetterScene.css';

export interface SceneNote {
  /** The number of its claim, in the digits of the page. */
  marker: string;
  icon: IconName;
  /** The kind of source: "Professor’s paper". */
  kindLabel: string;
  /** The words of the source, in its own language, inside `Ltr` or `Auto`. */
  source: ReactNode;
}

export interface LetterSceneProps {
  /** To whom the letter goes: the word of the line, and an address inside `Ltr`. */
  to: { label: string; value: ReactNode };
  /** The subject: its word, for screen readers alone, and the English words. */
  subject: { label: string; value: string };
  /** Paragraphs of the letter in English; `Claim`s inside them. */
  children: ReactNode;
  /** The score on the upper corner: a `ScoreRing` and a few words. */
  score: ReactNode;
  /** The accessible name of the notes: "Every claim has its source". */
  notesLabel: string;
  /** At most two, in the order of the letter; the first belongs to the active claim. */
  notes: readonly SceneNote[];
}

/**
 * The picture of the product on its first page: a letter, its score on one corner, the notes of its claims over the lower edge. For a
 * letter that somebody is to read or send, use a `LetterSheet`.
 */
export function LetterScene({ to, subject, children, score, notesLabel, notes }: LetterSceneProps) {
  return (
    <div className={s.scene}>
      <div className={s.score}>{score}</div>
      <article dir="ltr" className={s.sheet}>
        <p className={s.address}>
          <span className={s.label}>{to.label}</span>
          <span>{to.value}</span>
        </p>
        <p className={s.subject}>
          <VisuallyHidden>{subject.label} </VisuallyHidden>
          <bdi lang="en">{subject.value}</bdi>
        </p>
        <div lang="en" className={s.text}>
          {children}
        </div>
      </article>
      <ol aria-label={notesLabel} className={s.notes}>
        {notes.map((note, place) => (
          <li key={note.marker} className={s.note}>
            <span className={place === 0 ? s.firstMarker : s.marker}>{note.marker}</span>
            <div className={s.words}>
              <p className={s.kind}>
                <Icon name={note.icon} size={16} />
                <span>{note.kindLabel}</span>
              </p>
              <p className={s.source}>{note.source}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
