import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import * as s from '../Field/foot.css';
import { wordStrings } from './wordStrings';

/** The number of words that suits a text: a guide, never a limit. */
export interface WordRange {
  from: number;
  to: number;
}

/** How many words a text has. A half-space joins. */
export const wordsOf = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The length of a text beside the one that suits it. */
export function WordCount({ id, text, range }: { id: string; text: string; range: WordRange }) {
  const locale = useLocale();
  const strings = useStrings(wordStrings);
  const count = wordsOf(text);
  const said = formatDigits(count, locale);
  const from = formatDigits(range.from, locale);
  const to = formatDigits(range.to, locale);
  const suits = count >= range.from && count <= range.to;
  return (
    <span id={id} className={s.guide}>
      {count === 0
        ? strings.wordsWanted(from, to)
        : suits
          ? strings.wordsSuit(said)
          : strings.wordsSoFar(said, from, to)}
    </span>
  );
}
