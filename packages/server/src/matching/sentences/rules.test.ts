import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from './exampleFacts.ts';
import { judgeSentences } from './judgeSentences.ts';
import { rules } from './rules.ts';

const judged = (sentence: string) => {
  const [first, ...others] = judgeSentences(sentence, facts);
  if (first === undefined || others.length > 0) throw new RangeError(`This is not one sentence: ${sentence}`);
  return first;
};

describe('the rules of a claim', () => {
  for (const { reason, says, catches, passes } of rules) {
    it(`EVD-02 ${reason}: ${says}`, () => {
      for (const sentence of catches)
        expect(judged(sentence), sentence).toMatchObject({ sentenceClass: 'unbound', reason, rests: [], proof: null });
      for (const { sentence, gets } of passes) expect(judged(sentence).sentenceClass, sentence).toBe(gets);
    });
  }

  it('EVD-02 have each an example that is caught and one that is not', () => {
    for (const { catches, passes } of rules) expect(Math.min(catches.length, passes.length)).toBeGreaterThanOrEqual(1);
  });

  it('LTR-16 name the source and show its words as the proof', () => {
    expect(judged('Clamping reduced the daily range of rotation by 64 per cent.')).toEqual({
      text: 'Clamping reduced the daily range of rotation by 64 per cent.',
      start: 0,
      end: 60,
      sentenceClass: 'bound',
      rests: [1],
      proof: 'Clamping reduced the daily range of rotation by 64%.',
      reason: 'supported',
    });
  });

  it('EVD-05 rest on no retracted work', () => {
    const sentence = 'Clamping reduced the daily range of rotation by 64%.';
    const retracted = { ...facts, facts: facts.facts.map((one) => ({ ...one, retracted: one.marker === 1 })) };
    expect(judgeSentences(sentence, retracted)[0]?.sentenceClass).toBe('unbound');
  });

  it('LTR-04 call no topic of the professor one of the writer', () => {
    const sentence = 'I have worked on microwave telescopes for two years.';
    const professor = { ...facts.professor, topics: ['microwave telescopes'] };
    expect(judgeSentences(sentence, { ...facts, professor })[0]).toMatchObject({ sentenceClass: 'unbound' });
  });
});
