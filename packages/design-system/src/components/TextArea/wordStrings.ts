import type { Locale } from '../../i18n/locale';

const en = {
  wordsWanted: (from: string, to: string) => `${from} to ${to} words`,
  wordsSoFar: (count: string, from: string, to: string) => `${count} now; aim for ${from} to ${to} words`,
  wordsSuit: (count: string) => `${count} words, a good length`,
};

const fa: typeof en = {
  wordsWanted: (from, to) => `${from} تا ${to} واژه`,
  wordsSoFar: (count, from, to) => `اکنون ${count} واژه؛ بهترین اندازه ${from} تا ${to} واژه است`,
  wordsSuit: (count) => `${count} واژه؛ اندازهٔ مناسبی است`,
};

/** The strings of the word count. */
export const wordStrings: Record<Locale, typeof en> = { en, fa };
