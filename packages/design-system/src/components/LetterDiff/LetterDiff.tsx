import { useDirection, useLocale } from '../../i18n/locale';
import * as s from './LetterDiff.css';

export interface LetterDiffRow {
  kind: 'kept' | 'removed' | 'added';
  /** A sentence or a line of the letter. */
  text: string;
  /** It begins a paragraph. */
  begins?: boolean;
}

export interface LetterDiffProps {
  /** The accessible name: "What would change". */
  label: string;
  /** The words above a sentence that is in one of the two texts only. */
  words: { removed: string; added: string };
  /** The sentences of both texts in one order. */
  rows: readonly LetterDiffRow[];
  /** The language of the texts. */
  lang?: 'en';
}

/**
 * Two versions of a letter as one text, left to right as the letter is: what is removed and what is added, sentence by sentence, in words
 * as well as in colour. For one version, use a `LetterSheet`; for the words that two letters share, `AlikeWords`.
 */
export function LetterDiff({ label, words, rows, lang = 'en' }: LetterDiffProps) {
  const locale = useLocale();
  const direction = useDirection();
  return (
    <ul aria-label={label} dir="ltr" className={s.rows}>
      {rows.map(({ kind, text, begins }, index) => {
        const Tag = ({ kept: 'span', removed: 'del', added: 'ins' } as const)[kind];
        return (
          // Two sentences may be the same, so the index is the key.
          <li key={index} className={begins ? `${s.line[kind]} ${s.begins}` : s.line[kind]}>
            {kind !== 'kept' && (
              <span lang={locale} dir={direction} className={s.word[kind]}>
                {words[kind]}
              </span>
            )}
            <Tag lang={lang} dir="ltr" className={s.text[kind]}>
              {text}
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
