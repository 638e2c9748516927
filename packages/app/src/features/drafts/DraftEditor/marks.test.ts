import type { DraftSentence, Evidence } from '@peyk/api-types';
import { expect, test } from 'vitest';
import { numbersOf } from '../../../entities/draft/letter';
import { marksIn } from './marks';

test('the numbers beside a letter in the review queue are those of its sentences in the editor', () => {
  const said: readonly (readonly [DraftSentence['class'], string])[] = [
    ['courtesy', 'Dear Professor Solheim,'],
    ['own', 'I built a model of a bridge.'],
    ['bound', 'I read your paper on bridges.'],
    ['courtesy', 'Thank you for your time.'],
  ];
  const body = said.map(([, text]) => text).join(' ');
  const sentences = said.map(([of, text]): DraftSentence => ({
    text,
    start: body.indexOf(text),
    end: body.indexOf(text) + text.length,
    class: of,
    evidence: [],
    proof: null,
    reason: null,
  }));
  const source = (marker: number, quote: string): Evidence => ({
    marker,
    quote,
    kind: 'publication',
    title: 'A paper',
    detail: null,
    url: null,
    section: null,
  });
  const numbers = numbersOf({ body, sentences, evidence: [source(4, 'paper on bridges'), source(7, 'a model')] });
  const marks = marksIn(body, sentences).map(({ sentence, number }) => [sentence.text, number]);
  expect(marks).toEqual([
    ['I built a model of a bridge.', 1],
    ['I read your paper on bridges.', 2],
  ]);
  expect([numbers.get(7), numbers.get(4)]).toEqual([1, 2]);
});
