import { isLatin } from '../../../forms/latin';
import { isBlank } from '../../../forms/check';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import type { Translate } from '../../../i18n/translator';

/** A text that a letter cannot hold, because letters go out in English. */
export const needsEnglish = (written: string | null | undefined): boolean =>
  !isBlank(written) && !isLatin(written ?? '');

/** The first of the texts waits for its English: written in other letters, and no English beside it. */
export const waitsForEnglish = (...pairs: readonly (readonly [written: string | null, english?: string | null])[]) =>
  pairs.some(([written, english]) => needsEnglish(written) && isBlank(english));

type OwnWords<Name extends string> = { [Field in Name | `${Name}_en`]?: string | null | undefined };

/** The same of an entry, by the names of its texts. */
export const waitsIn = <const Name extends string>(
  entry: OwnWords<NoInfer<Name>>,
  ...names: readonly Name[]
): boolean => names.some((name) => waitsForEnglish([entry[name] ?? null, entry[`${name}_en`]]));

/** The person's own English for a name that they wrote in other letters (LTR-05). */
export const englishName = (label: (t: Translate) => string) =>
  text({ label, help: (t) => t('profile.english.help'), direction: 'ltr', rules: { latin: true } });

/** The same for a name that emails do not hold, but an English CV does. */
export const englishOnCv = (label: (t: Translate) => string) =>
  text({ label, help: (t) => t('profile.english.cvHelp'), direction: 'ltr', rules: { latin: true } });

/** The person's own English for a description. */
export const englishDescription = (label: (t: Translate) => string) =>
  longText({ label, help: (t) => t('profile.english.cvSentenceHelp'), rows: 4, rules: { latin: true } });

/** What was done and what came out, in a sentence that letters quote. */
export const result = longText({
  label: (t) => t('profile.result.label'),
  help: (t) => t('profile.result.help'),
  rows: 2,
  autoGrow: true,
  wordRange: { from: 10, to: 40 },
});

export const resultInEnglish = longText({
  label: (t) => t('profile.result.english'),
  help: (t) => t('profile.english.sentenceHelp'),
  rows: 2,
  autoGrow: true,
  rules: { latin: true },
});

/** What the person wants to find out, in a sentence that letters quote. */
export const question = longText({
  label: (t) => t('profile.question.label'),
  help: (t) => t('profile.question.help'),
  rows: 2,
  autoGrow: true,
  wordRange: { from: 15, to: 50 },
});

export const questionInEnglish = longText({
  label: (t) => t('profile.question.english'),
  help: (t) => t('profile.english.sentenceHelp'),
  rows: 2,
  autoGrow: true,
  rules: { latin: true },
});
