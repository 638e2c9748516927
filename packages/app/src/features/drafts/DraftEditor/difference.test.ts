import { describe, expect, test } from 'vitest';
import { MockLetter, MockLetterUnbound, MockRewrites, boast, sentencesIn } from '../../../mocks/fixtures/letter';
import { differenceOf, earlierSentence } from './difference';

const of = (body: string) => ({ body, sentences: sentencesIn(body) });
const letter = of(MockLetter.body);

describe('LTR-18 the difference between two texts', () => {
  test('of the same text is nothing', () => {
    expect(new Set(differenceOf(letter, letter).map(({ kind }) => kind))).toEqual(new Set(['kept']));
  });

  test('names each sentence that goes before the one that comes in its place', () => {
    const rows = differenceOf(of('Hello,\n\nOne. Two. Three.\n\nBye'), of('Hello,\n\nOne. Zwei. Three. Four.\n\nBye'));
    expect(rows.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
      'kept Hello,',
      'kept One.',
      'removed Two.',
      'added Zwei.',
      'kept Three.',
      'added Four.',
      'kept Bye',
    ]);
  });

  test.each(['shorter', 'plainer', 'other_paper', 'other_entry', 'anew'] as const)(
    'holds both texts whole (%s)',
    (action) => {
      const before = action === 'anew' ? of(MockLetterUnbound.body) : letter;
      const rows = differenceOf(before, MockRewrites[action]);
      const side = (without: string) => rows.filter(({ kind }) => kind !== without).map(({ text }) => text);
      expect(side('added')).toEqual(before.sentences.map(({ text }) => text));
      expect(side('removed')).toEqual(MockRewrites[action].sentences.map(({ text }) => text));
      expect(rows.some(({ kind }) => kind !== 'kept')).toBe(true);
    },
  );
});

describe('EVD-04 the sentence that stood in the place of another', () => {
  test.each([
    ['is the one that was changed', 'One. Two. Three.', `One. ${boast} Three.`, boast, 'Two.'],
    ['is found by its place among several', 'One. Two. Three.', 'One. A. B.', 'B.', 'Three.'],
    ['is none where the sentence was added', 'One. Two.', `One. ${boast} Two.`, boast, null],
    ['is none for a sentence that was there before', 'One. Two.', 'One. Two.', 'Two.', null],
  ])('%s', (_, before, after, text, earlier) => {
    expect(earlierSentence(text, of(before), of(after))).toBe(earlier);
  });
});
