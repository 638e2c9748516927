import type { components } from '@peyk/api-types';
import type { Json } from '../../platform/db/schema.ts';
import { type Lang, translate, type MessageKey } from '../../platform/http/messages/translate.ts';
import type { PhraseRefusal } from '../../matching/phrasing/checkPhrase.ts';
import { splitSentences } from '../../matching/sentences/split.ts';

type DraftPhrase = components['schemas']['DraftPhrase'];

/** A sentence of a draft that a model was asked to phrase (AIX-02). */
export interface StoredPhrase {
  /** As it stands in the draft. */
  text: string;
  by: 'model' | 'rules';
  /** What the rules wrote. */
  rules: string;
  /** The Persian of the model's sentence; null where the rules wrote it. */
  persian: string | null;
  model: string;
  refused: PhraseRefusal | null;
  /** The person has kept it, which ends its mark. */
  kept: boolean;
}

/** What a draft has stored. */
export const phrasingOf = (stored: Json): readonly StoredPhrase[] => stored as unknown as StoredPhrase[];

/** The phrases whose sentences still stand in a text: an edited one is the person's. */
export function stillPhrased(phrasing: readonly StoredPhrase[], body: string): readonly StoredPhrase[] {
  if (phrasing.length === 0) return phrasing;
  const texts = new Set(splitSentences(body).map(({ text }) => text));
  return phrasing.filter(({ text }) => texts.has(text));
}

/** A text with the sentences of the rules in the place of those of the model. */
export const asTheRules = (body: string, phrasing: readonly StoredPhrase[]): string =>
  phrasing.reduce((text, { by, text: said, rules }) => (by === 'model' ? text.replace(said, () => rules) : text), body);

const refusalSentences: Record<PhraseRefusal, MessageKey> = {
  facts: 'phraseFacts',
  length: 'phraseLength',
  characters: 'phraseCharacters',
  link: 'phraseLink',
  quote: 'phraseQuote',
  number: 'phraseNumber',
  person: 'phrasePerson',
  words: 'phraseWords',
  persian: 'phrasePersian',
  judged: 'phraseJudged',
  checks: 'phraseChecks',
};

/** The mark of a sentence in the contract's shape; null for one without. */
export function phraseMark(phrasing: readonly StoredPhrase[], text: string, lang: Lang): DraftPhrase | null {
  const phrase = phrasing.find((each) => each.text === text && !each.kept);
  if (phrase === undefined) return null;
  const { by, model, rules, refused } = phrase;
  return { by, model, rules, reason: refused === null ? null : translate(lang, refusalSentences[refused]) };
}
