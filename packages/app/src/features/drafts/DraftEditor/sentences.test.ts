import type { DraftSentence } from '@peyk/api-types';
import { describe, expect, it, test } from 'vitest';
import { openPoint } from '../../../mocks/fixtures/draft';
import { MockLetter, sentencesIn } from '../../../mocks/fixtures/letter';
import { sentencesOf } from '../../../entities/draft/sentencesOf';
import { carriedOver, namesOf, paragraphsOf, replaced, without } from './sentences';

const at = (body: string, text: string, of: DraftSentence['class'] = 'unbound'): DraftSentence => {
  const start = body.indexOf(text);
  return { text, start, end: start + text.length, class: of, evidence: [], proof: null, reason: null };
};

describe('the sentences of a letter', () => {
  it('EVD-01 are found at their places, and the text is the same when they are put together again', () => {
    const paragraphs = paragraphsOf(MockLetter.body, MockLetter.sentences ?? []);
    const text = paragraphs
      .map((lines) => lines.map((line) => line.map((piece) => piece.text).join('')).join('\n'))
      .join('\n\n');
    expect(text).toBe(MockLetter.body);
    const ends = paragraphs.flat(2).filter((piece) => piece.ends);
    expect(ends.map((piece) => piece.sentence)).toEqual(MockLetter.sentences);
  });

  it('are left unmarked where the text is another than the one that was judged', () => {
    const [first, ...others] = MockLetter.sentences ?? [];
    expect(sentencesOf(`A new line.\n${MockLetter.body}`, MockLetter.sentences ?? [])).toEqual([]);
    expect(sentencesOf(MockLetter.body, [...(first ? [first, first] : []), ...others])).toEqual(MockLetter.sentences);
  });

  it('over two lines carry their mark after the last word', () => {
    const body = 'One\r\ntwo. Three.';
    const sentence = { ...at(body, 'One\r\ntwo.'), text: 'One\r\ntwo.' };
    const [lines] = paragraphsOf(body, [sentence]);
    expect(lines?.map((line) => line.map(({ text, ends }) => [text, ends]))).toEqual([
      [['One', false]],
      [
        ['two.', true],
        [' Three.', false],
      ],
    ]);
  });
});

test('EVD-03 after an edit the sentences that were not changed keep their classes at their new places', () => {
  const changed = MockLetter.body.replace(openPoint, 'It comes from two winters of work.');
  const carried = carriedOver(changed, MockLetter.sentences ?? []);
  const known = (MockLetter.sentences ?? []).filter(({ text }) => text !== openPoint);
  expect(carried.map(({ text, class: of }) => [text, of])).toEqual(known.map(({ text, class: of }) => [text, of]));
  for (const { text, start, end } of carried) expect(changed.slice(start, end)).toBe(text);
});

describe('a sentence', () => {
  test.each([
    ['in the middle of a paragraph', 'One. Two. Three.', 'Two.', 'One. Three.'],
    ['at the start of a paragraph', 'One. Two.', 'One.', 'Two.'],
    ['at the end of a paragraph', 'One. Two.\n\nThree.', 'Two.', 'One. \n\nThree.'],
    ['that is a paragraph', 'One.\n\nTwo.\n\nThree.', 'Two.', 'One.\n\nThree.'],
    ['that is the first paragraph', 'One.\n\nTwo.', 'One.', 'Two.'],
    ['that is the whole text', 'One.', 'One.', ''],
  ])('EVD-04 %s is deleted without a trace', (_, body, text, left) => {
    expect(without(body, at(body, text))).toBe(left);
  });

  test('LTR-02 takes the place of a gap, and nothing else is changed', () => {
    const body = 'Before. [Your sentence: what] After.';
    expect(replaced(body, at(body, '[Your sentence: what]', 'gap'), 'Mine $& $1.')).toBe('Before. Mine $& $1. After.');
  });

  test('is told from others with the same words', () => {
    const sentences = sentencesIn('Same. Same. Other.');
    expect([...namesOf(sentences).values()]).toEqual(['Same.', 'Same. (2)', 'Other.']);
  });
});
