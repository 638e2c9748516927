import { isLatin, oneLine } from '../student.ts';
import { hasLatinLettersOnly } from '../../platform/latin.ts';
import { abstractSentences } from './abstractRoles.ts';
import type { CandidatePublication } from '../../directory/directory.ts';
import type { Writer } from '../sentences/factsOf.ts';
import { isCommonWord } from './lexicon.ts';
import { retell, shortTitle, upperFirst } from './retell.ts';
import { splitSentences } from '../sentences/split.ts';

/** What the Persian of a letter can say that its English does not hold. */
export interface PersianSources {
  /** The Persian that the profile holds for an English text of the person's. */
  originalOf: (english: string) => string | null;
  /** Whether the sentence is the person's own, word for word. */
  isOwn: (sentence: string) => boolean;
  /** Whether the sentence is one of an abstract, turned to its author. */
  isRetold: (sentence: string) => boolean;
  /** The writer's name in Persian letters. */
  name: string | null;
  /** The writer's names in every script. */
  names: readonly string[];
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[“”"«»]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.…]$/u, '')
    .replace(/^the /u, '');

const stringsOf = (entry: object): Map<string, string> =>
  new Map(Object.entries(entry).filter((field): field is [string, string] => typeof field[1] === 'string'));

/** Both languages of the person's words, sentence by sentence where they have as many. */
function bothOf(written: string, translated: string): [string, string][] {
  const [persian, latin] = [splitSentences(written), splitSentences(translated)];
  const whole: [string, string] = [translated, written];
  return latin.length > 1 && latin.length === persian.length
    ? [whole, ...latin.map(({ text }, index): [string, string] => [text, persian[index]?.text ?? written])]
    : [whole];
}

/** What is known of one writer and the works of one professor. */
export function persianSources(writer: Writer, publications: readonly CandidatePublication[]): PersianSources {
  const originals = new Map<string, string>();
  const own = new Set<string>();
  for (const entry of [
    ...writer.interests,
    ...writer.degrees,
    ...writer.papers,
    ...writer.researchExperiences,
    ...writer.projects,
    ...writer.jobs,
  ]) {
    const fields = stringsOf(entry);
    for (const [name, text] of fields) {
      if ((name === 'result' || name === 'result_en') && isLatin(text))
        for (const sentence of splitSentences(text)) own.add(keyOf(sentence.text));
      if (!name.endsWith('_en') || text.trim() === '') continue;
      const written = fields.get(name.slice(0, -'_en'.length))?.trim() ?? '';
      if (written === '' || hasLatinLettersOnly(written)) continue;
      for (const [latin, persian] of bothOf(written, text)) {
        originals.set(keyOf(latin), persian);
        originals.set(keyOf(shortTitle(latin)), persian);
        originals.set(keyOf(oneLine(latin, 12)), persian);
      }
    }
  }
  let retold: Set<string> | undefined;
  return {
    originalOf: (text) => originals.get(keyOf(text)) ?? null,
    isOwn: (sentence) => own.has(keyOf(sentence)),
    isRetold: (sentence) => {
      retold ??= new Set(
        publications.flatMap((paper) => {
          const abstract = paper.abstract || paper.abstractSentence;
          return abstractSentences(abstract).flatMap(({ text }) => {
            const said = retell(text, abstract, isCommonWord);
            return said === null ? [] : [`${upperFirst(said.clause)}.`];
          });
        }),
      );
      return retold.has(sentence);
    },
    name: writer.names.find((name) => !hasLatinLettersOnly(name)) ?? null,
    names: writer.names,
  };
}
