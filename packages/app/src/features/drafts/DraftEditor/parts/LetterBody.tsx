import type { EmailDraft } from '@peyk/api-types';
import { Claim, LetterAside, VisuallyHidden } from '@peyk/design-system';
import { Fragment, type ReactNode } from 'react';
import { useT } from '../../../../i18n/I18n';
import { ClaimedText } from '../../../../entities/draft/ClaimedText';
import { letterOf } from '../../../../entities/draft/letter';
import { type Marked, marksIn } from '../marks';
import { type Piece, isStated, paragraphsOf } from '../sentences';

interface LetterBodyProps {
  draft: EmailDraft;
  /** The texts of the sentences that the person states themselves. */
  stated: readonly string[];
  /** Marks the words that rest on evidence. */
  withClaims: boolean;
  /** The ids of the marks that were opened. */
  highlighted: readonly string[];
  /** The field at the place of a gap; null leaves the words of the gap. */
  gapField: ((gap: Marked) => ReactNode) | null;
  /** The notes of the sentences of a paragraph, below it; null where they stand in the margin. */
  noteOf?: ((marks: readonly Marked[]) => ReactNode) | null;
  /** Opens the note of a sentence. */
  onOpen?: (mark: Marked) => void;
}

/** The text of the letter, paragraph by paragraph. */
export function LetterBody({
  draft,
  stated,
  withClaims,
  highlighted,
  gapField,
  noteOf = null,
  onOpen,
}: LetterBodyProps) {
  const t = useT();
  if (!withClaims) return <PlainBody body={draft.body} />;
  // A server that marks words of the text, and not its sentences.
  if (!draft.sentences) return <ClaimedText draft={draft} idOf={noteId} />;
  const marks = marksIn(draft.body, draft.sentences);
  const paragraphs = paragraphsOf(draft.body, draft.sentences).map((paragraph, index) => {
    const sentences = new Set(paragraph.flatMap((line) => line.map((piece) => piece.sentence)));
    const own = marks.filter(({ sentence }) => sentences.has(sentence));
    return (
      // Paragraphs have no id, so the index is the key.
      <Fragment key={index}>
        {blocksOf(paragraph, marks, gapField !== null).map((block, place) =>
          'gap' in block ? (
            <Fragment key={place}>{gapField?.(block.gap)}</Fragment>
          ) : (
            <p key={place} dir="auto">
              {block.lines.map((line, row) => (
                <Fragment key={row}>
                  {row ? <br /> : null}
                  {line.map((piece, at) => (
                    <Run
                      key={at}
                      piece={piece}
                      marks={marks}
                      stated={stated}
                      highlighted={highlighted}
                      onOpen={onOpen}
                    />
                  ))}
                </Fragment>
              ))}
            </p>
          ),
        )}
        {noteOf && own.length ? <LetterAside>{noteOf(own)}</LetterAside> : null}
      </Fragment>
    );
  });
  return (
    <>
      {noteOf && marks.length ? (
        <LetterAside>
          <VisuallyHidden as="h2" id="marks-heading">
            {t('drafts.marks.title')}
          </VisuallyHidden>
        </LetterAside>
      ) : null}
      {paragraphs}
    </>
  );
}

function Run({
  piece,
  marks,
  stated,
  highlighted,
  onOpen,
}: {
  piece: Piece;
  marks: readonly Marked[];
  stated: readonly string[];
  highlighted: readonly string[];
  onOpen: ((mark: Marked) => void) | undefined;
}) {
  const t = useT();
  const mark = marks.find(({ sentence }) => sentence === piece.sentence);
  if (!mark || !piece.ends) return piece.text;
  const unbound = mark.sentence.class === 'unbound' && !isStated(mark.sentence, stated);
  return (
    <Claim
      marker={String(mark.number)}
      describedBy={mark.id}
      tone={unbound ? 'danger' : mark.sentence.class === 'gap' ? 'evidence' : 'quiet'}
      label={unbound ? t('drafts.marks.unbound') : undefined}
      active={highlighted.includes(mark.id)}
      {...(onOpen && {
        onOpen: () => onOpen(mark),
        // In the digits of the letter: what is seen is part of what is said.
        openLabel: t('drafts.marks.openMark', { n: String(mark.number) }),
      })}
    >
      {piece.text}
    </Claim>
  );
}

type Block = { gap: Marked } | { lines: readonly (readonly Piece[])[] };

/** A paragraph in blocks: the field of a gap stands between what is before it and what is after it. */
function blocksOf(
  paragraph: readonly (readonly Piece[])[],
  marks: readonly Marked[],
  withFields: boolean,
): readonly Block[] {
  if (!withFields) return [{ lines: paragraph }];
  const blocks: Block[] = [];
  let lines: (readonly Piece[])[] = [];
  const settle = () => {
    const worded = lines.filter((line) => line.some(({ text }) => text.trim()));
    if (worded.length) blocks.push({ lines: worded });
    lines = [];
  };
  for (const line of paragraph) {
    let run: Piece[] = [];
    for (const piece of line) {
      const gap = piece.sentence?.class === 'gap' && marks.find(({ sentence }) => sentence === piece.sentence);
      if (!gap) run.push(piece);
      else {
        lines.push(run);
        run = [];
        settle();
        if (piece.ends) blocks.push({ gap });
      }
    }
    lines.push(run);
  }
  settle();
  return blocks;
}

function PlainBody({ body }: { body: string }) {
  return letterOf(body, []).map((paragraph, index) => (
    <p key={index} dir="auto">
      {paragraph.map((line, row) => (
        <Fragment key={row}>
          {row ? <br /> : null}
          {line.map(({ text }) => text).join('')}
        </Fragment>
      ))}
    </p>
  ));
}

/** The id of the note of a claim. */
export function noteId(marker: number): string {
  return `evidence-${marker}`;
}
