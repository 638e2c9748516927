import type { EmailDraft } from '@peyk/api-types';
import { Claim } from '@peyk/design-system';
import { Fragment } from 'react';
import { letterOf } from '../letter';

interface LetterBodyProps {
  draft: EmailDraft;
  /** Marks the words that rest on evidence. */
  withClaims: boolean;
}

/** The text of the letter, paragraph by paragraph. */
export function LetterBody({ draft, withClaims }: LetterBodyProps) {
  return letterOf(draft.body, withClaims ? draft.evidence : []).map((paragraph, index) => (
    // Paragraphs have no id, so the index is the key.
    <p key={index} dir="auto">
      {paragraph.map((line, row) => (
        <Fragment key={row}>
          {row ? <br /> : null}
          {line.map(({ text, marker }, place) =>
            marker === null ? (
              <Fragment key={place}>{text}</Fragment>
            ) : (
              <Claim key={place} marker={String(marker)} describedBy={noteId(marker)}>
                {text}
              </Claim>
            ),
          )}
        </Fragment>
      ))}
    </p>
  ));
}

/** The id of the note of a claim. */
export function noteId(marker: number): string {
  return `evidence-${marker}`;
}
