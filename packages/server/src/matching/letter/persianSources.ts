import type { Writer } from '../sentences/factsOf.ts';
import { splitSentences } from '../sentences/split.ts';
import { oneLine } from '../student.ts';
import { shortTitle } from './retell.ts';

/** What the Persian of a letter can say that its English does not hold. */
export interface PersianSources {
  /** The Persian that the profile holds for an English text of the person's; null also where it holds two. */
  originalOf: (english: string) => string | null;
  /** Whether the sentence is one of a result or a question of the person's, word for word. */
  isOwn: (sentence: string) => boolean;
  /** Whether the words name a research interest of the person. */
  isArea: (words: string) => boolean;
  /** The writer's name in Persian letters. */
  name: string | null;
  /** The writer's names in every script. */
  names: readonly string[];
}

/** Fields in sentences; the others are names and titles, of which a letter may say a part. */
const PROSE: ReadonlySet<string> = new Set(['result', 'question']);

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[“”"«»]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .replace(/[.…?؟]$/u, '')
    .replace(/^the /u, '');

const isPersian = (text: string): boolean => /\p{Script=Arabic}/u.test(text);
const withoutMarks = (text: string): string => text.replaceAll(/[\u2066-\u2069]/gu, '').trim();

const stringsOf = (entry: object): Map<string, string> =>
  new Map(Object.entries(entry).filter((field): field is [string, string] => typeof field[1] === 'string'));

/** The numbers of a sentence, which show that two sentences in two languages are the same one. */
const numbersIn = (sentence: string): string =>
  (sentence.match(/\p{Nd}+/gu) ?? [])
    .map((number) => number.replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf)))
    .toSorted()
    .join();

/** Both languages of a text: whole and, where the numbers in them show which belong together, sentence by sentence. */
function bothOf(persian: string, english: string): [english: string, persian: string][] {
  const [written, translated] = [splitSentences(persian), splitSentences(english)];
  const pairs = translated.map(({ text }, index): [string, string] => [text, written[index]?.text ?? '']);
  const isSame = ([one, other]: readonly [string, string]): boolean =>
    numbersIn(one) !== '' && numbersIn(one) === numbersIn(other);
  const areSame = pairs.length > 1 && pairs.length === written.length && pairs.every(isSame);
  return [[english, persian], ...(areSame ? pairs : [])];
}

/** What is known of one writer. */
export function persianSources(writer: Writer): PersianSources {
  const originals = new Map<string, string | null>();
  const add = (english: string, persian: string): void => {
    const key = keyOf(english);
    const known = originals.get(key);
    originals.set(key, known === undefined || known === persian ? persian : null);
  };
  const own = new Set<string>();
  const { interests, degrees, papers, researchExperiences, projects, jobs } = writer;
  for (const entry of [...interests, ...degrees, ...papers, ...researchExperiences, ...projects, ...jobs]) {
    const fields = stringsOf(entry);
    for (const [field, text] of fields) {
      const name = field.replace(/_en$/u, '');
      if (PROSE.has(name)) for (const sentence of splitSentences(text)) own.add(keyOf(sentence.text));
      const persian = withoutMarks(fields.get(name) ?? '');
      if (field === name || text.trim() === '' || !isPersian(persian)) continue;
      if (PROSE.has(name)) for (const [english, original] of bothOf(persian, text)) add(english, original);
      else for (const english of new Set([text, shortTitle(text), oneLine(text, 12)].map(keyOf))) add(english, persian);
    }
  }
  const areas = new Set(
    interests.flatMap((entry) =>
      [...stringsOf(entry)].flatMap(([field, text]) =>
        /^(?:interest_name|subfield)(?:_en)?$/u.test(field) ? keyOf(text) : [],
      ),
    ),
  );
  return {
    originalOf: (text) => originals.get(keyOf(text)) ?? null,
    isOwn: (sentence) => own.has(keyOf(sentence)),
    isArea: (words) => areas.has(keyOf(words)),
    name: writer.names.map(withoutMarks).find(isPersian) ?? null,
    names: writer.names,
  };
}
