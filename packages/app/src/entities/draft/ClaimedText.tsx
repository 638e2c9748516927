import type { EmailDraft } from '@peyk/api-types';
import { Claim } from '@peyk/design-system';
import { Fragment } from 'react';
import { letterOf, numbersOf } from './letter';

interface ClaimedTextProps {
  draft: Pick<EmailDraft, 'body' | 'evidence' | 'sentences'>;
  /** The id of what stands behind a number. */
  idOf: (marker: number) => string;
}

/** The paragraphs of a letter, with the words that rest on a source marked. */
export function ClaimedText({ draft, idOf }: ClaimedTextProps) {
  const numbers = numbersOf(draft);
  return letterOf(draft.body, draft.evidence).map((paragraph, index) => (
    // Paragraphs have no id, so the index is the key.
    <p key={index} dir="auto">
      {paragraph.map((line, row) => (
        <Fragment key={row}>
          {row ? <br /> : null}
          {line.map(({ text, marker }, place) =>
            marker === null ? (
              <Fragment key={place}>{text}</Fragment>
            ) : (
              <Claim key={place} marker={String(numbers.get(marker))} describedBy={idOf(marker)}>
                {text}
              </Claim>
            ),
          )}
        </Fragment>
      ))}
    </p>
  ));
}
