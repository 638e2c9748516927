import { describe, expect, test } from 'vitest';
import { en } from './en';
import { fa } from './fa';

type Sentence = string | ((params: Record<string, unknown>) => string);

function sentences(table: object, prefix = ''): [string, Sentence][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'function'
      ? [[prefix + key, value as Sentence] as [string, Sentence]]
      : sentences(value as object, `${prefix}${key}.`),
  );
}

const english = sentences(en);
const persian = new Map(sentences(fa));
/** What a function says, whatever it is given: numbers and names stand in for every parameter. */
const spoken = (sentence: Sentence) =>
  typeof sentence === 'string'
    ? sentence
    : sentence(new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : 3) }));
const places = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').toSorted((a, b) => a.localeCompare(b));

/** Texts that are Latin in Persian too: names of languages in themselves, marks, addresses. */
const latinAllowed = new Set(['shell.languageShort.en', 'shell.languageNames.en']);

describe('catalogues', () => {
  test('I18N-07 both languages have the same keys', () => {
    expect([...persian.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  test.each(english)('%s has the same places in both languages', (key, sentence) => {
    const other = persian.get(key);
    if (typeof sentence !== 'string' || typeof other !== 'string') return;
    expect(places(other)).toEqual(places(sentence));
  });

  test('I18N-07 no text is empty or padded', () => {
    const bad = [...english, ...persian].filter(
      ([, sentence]) => typeof sentence === 'string' && (!sentence || sentence !== sentence.trim()),
    );
    expect(bad).toEqual([]);
  });

  test('Persian uses Persian letters, digits and punctuation', () => {
    const bad = [...persian]
      .map(([key, sentence]) => [key, spoken(sentence)] as const)
      .filter(([, text]) =>
        /[يىكة\u0660-\u0669]|[\u0600-\u06ff] ?[,;?](?:\s|$)|\u200c\u200c|\u200c[\s.،]|\s\u200c|\s[،؛؟.](?:\s|$)/.test(
          text,
        ),
      );
    expect(bad).toEqual([]);
  });

  /** What a sentence that counts says where every parameter is this number, and every name is none. */
  const counting = (sentence: Sentence, count: number) =>
    typeof sentence === 'function'
      ? sentence(new Proxy({}, { get: (_target, name) => (name === 'email' ? '' : count) }))
      : '';

  test('I18N-07 whatever counts in Persian counts in Persian digits', () => {
    const bad = [...persian]
      .map(([key, sentence]) => [key, [0, 1, 1234].map((count) => counting(sentence, count)).join(' ')] as const)
      .filter(([, text]) => /\d/.test(text));
    expect(bad).toEqual([]);
  });

  test('I18N-07 whatever counts says the number, or for one and for none words of its own', () => {
    const silent = [...english, ...persian].filter(
      ([, sentence]) => typeof sentence === 'function' && counting(sentence, 7) === counting(sentence, 8),
    );
    // The number of these stands before them, in an element of its own.
    expect(silent.map(([key]) => key).toSorted()).toEqual([
      'botRun.stages.drafting',
      'botRun.stages.professors',
      'botRun.stages.scoring',
      'botRun.stages.universities',
      'bots.emailsSent',
      'bots.matches',
    ]);
  });

  test('I18N-07 one thing is not several in English, nor several one', () => {
    // What is counted stands right behind its number, or after one more word.
    const counted = (sentence: Sentence, count: number) =>
      [...counting(sentence, count).matchAll(new RegExp(`\\b${count}\\s+(\\p{L}+)(?: (\\p{L}+))?`, 'gu'))].flatMap(
        ([, ...words]) => words.filter(Boolean),
      );
    const bad = english.flatMap(([key, sentence]) => {
      const several = counted(sentence, 2).filter((noun) => noun.endsWith('s'));
      return counted(sentence, 1).some((noun) => several.includes(noun)) ? [key] : [];
    });
    // This sentence is given to the letter.
    expect(bad).toEqual(['profile.interests.extracted']);
  });

  test('I18N-07 Persian is not left in English', () => {
    const latin = [...persian]
      .filter(([key]) => !latinAllowed.has(key))
      .map(([key, sentence]) => [key, spoken(sentence).replaceAll(/\{\{\w+\}\}/g, '')] as const)
      .filter(([, text]) => /[A-Za-z]/.test(text) && !/[\u0600-\u06ff]/.test(text));
    expect(latin).toEqual([]);
  });

  test('I18N-07 every Latin run of a Persian text is set apart', () => {
    const bare = [...persian]
      .filter(([key]) => !latinAllowed.has(key))
      .map(
        ([key, sentence]) =>
          [key, spoken(sentence).replaceAll(/[\u2066-\u2068][^\u2069]*\u2069|\{\{\w+\}\}/g, '')] as const,
      )
      .filter(([, text]) => /[A-Za-z]|:\/\//.test(text));
    expect(bare).toEqual([]);
  });
});
