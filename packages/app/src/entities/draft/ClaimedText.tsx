import type { Evidence } from '@peyk/api-types';
import { Claim } from '@peyk/design-system';
import { Fragment } from 'react';
import { letterOf } from './letter';

interface ClaimedTextProps {
  body: string;
  evidence: readonly Evidence[];
  /** The id of what stands behind a number. */
  idOf: (marker: number) => string;
}

/** The paragraphs of a letter, with the words that rest on a source marked. */
export function ClaimedText({ body, evidence, idOf }: ClaimedTextProps) {
  return letterOf(body, evidence).map((paragraph, index) => (
    // Paragraphs have no id, so the index is the key.
    <p key={index} dir="auto">
      {paragraph.map((line, row) => (
        <Fragment key={row}>
          {row ? <br /> : null}
          {line.map(({ text, marker }, place) =>
            marker === null ? (
              <Fragment key={place}>{text}</Fragment>
            ) : (
              <Claim key={place} marker={String(marker)} describedBy={idOf(marker)}>
                {text}
              </Claim>
            ),
          )}
        </Fragment>
      ))}
    </p>
  ));
}
