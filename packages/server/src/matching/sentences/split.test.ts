import { describe, expect, it } from 'vitest';
import { splitSentences } from './split.ts';

const texts = (body: string): string[] => splitSentences(body).map(({ text }) => text);

describe('the sentences of a letter', () => {
  it('EVD-01 stand where they say they do, line by line', () => {
    const body = 'Dear Professor Aasgrav,\n\n  I inspect bridges 🌉. Do you take students?\nYours sincerely,\nMina';
    const spans = splitSentences(body);
    expect(spans.map(({ text }) => text)).toEqual([
      'Dear Professor Aasgrav,',
      'I inspect bridges 🌉.',
      'Do you take students?',
      'Yours sincerely,',
      'Mina',
    ]);
    for (const { text, start, end } of spans) expect(body.slice(start, end)).toBe(text);
  });

  it.each([
    ['Dr. J. Smith et al. found it. I did not.', ['Dr. J. Smith et al. found it.', 'I did not.']],
    ['See Fig. 3, e.g. the peak at 3.5 mm. It fell.', ['See Fig. 3, e.g. the peak at 3.5 mm.', 'It fell.']],
    ['It fell by 2.4 % in approx. 31 h. Then it rose.', ['It fell by 2.4 % in approx. 31 h.', 'Then it rose.']],
    [
      'It formed between 1,080 and 1,140 °C. Eleven grains grew.',
      ['It formed between 1,080 and 1,140 °C.', 'Eleven grains grew.'],
    ],
    ['You write: “It fell. It did not rise.” I agree.', ['You write: “It fell. It did not rise.”', 'I agree.']],
    ['He said “no.” She left.', ['He said “no.”', 'She left.']],
    ['You ask in “Why?” (2024) how. “Why?” is short.', ['You ask in “Why?” (2024) how.', '“Why?” is short.']],
    ['Nights fall below 26 °C. You add more.', ['Nights fall below 26 °C.', 'You add more.']],
    ['این پل مستقیم است. آیا دانشجو می‌پذیرید؟ سپاس!', ['این پل مستقیم است.', 'آیا دانشجو می‌پذیرید؟', 'سپاس!']],
  ])('EVD-01 end neither at an abbreviation, a decimal nor inside a quotation: %s', (body, sentences) => {
    expect(texts(body)).toEqual(sentences);
  });

  it('LTR-02 keep the marked place of a sentence whole', () => {
    const gap = '[Your sentence: what joins both? See “Fig. 3”. Say it in your words.]';
    expect(texts(`One. ${gap} Two.`)).toEqual(['One.', gap, 'Two.']);
    expect(texts('[Your sentence: never closed. Two.')).toEqual(['[Your sentence: never closed.', 'Two.']);
  });

  it('EVD-01 are all of a text that is not blank', () => {
    expect(texts('')).toEqual([]);
    expect(texts(' \n \n')).toEqual([]);
    expect(texts('“One. Two')).toEqual(['“One.', 'Two']);
  });
});
