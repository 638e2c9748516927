import { describe, expect, it } from 'vitest';
import { exampleFacts as facts } from './exampleFacts.ts';
import { judgeSentences } from './judgeSentences.ts';

const PAPER = 1;
const OTHER_PAPER = 2;
const THESIS = 3;
const INTEREST = 5;

/** What a sentence is judged, before and after it is bound to a source. */
function judged(sentence: string, marker: number): { before: string; after: string; rests: number[] } {
  const [before] = judgeSentences(sentence, facts);
  const [after] = judgeSentences(sentence, facts, new Map([[sentence, marker]]));
  if (!before || !after) throw new RangeError('There is no sentence.');
  return {
    before: `${before.sentenceClass} ${before.reason}`,
    after: `${after.sentenceClass} ${after.reason}`,
    rests: after.rests,
  };
}

const spotted = 'My two tiltmeters spotted the locked bearing eleven times in twelve load tests.';
const fastened = 'Two bearings were gently clamped for a week.';

describe('a sentence that its person binds to a source', () => {
  it('EVD-04 is own or bound, with that source, its words as the proof, and the words that it adds', () => {
    const own = judgeSentences(spotted, facts, new Map([[spotted, THESIS]]))[0];
    expect(own).toMatchObject({ sentenceClass: 'own', rests: [THESIS], reason: 'by_person', beyond: ['spotted'] });
    expect(own?.proof).toMatch(/^In twelve load tests, two tiltmeters found/u);
    expect(judged(fastened, PAPER)).toEqual({
      before: 'unbound word',
      after: 'bound by_person',
      rests: [PAPER],
    });
  });

  it('EVD-04 keeps the source that the rules found without the person', () => {
    expect(judged('Clamping reduced the daily range of rotation by 64%.', OTHER_PAPER)).toEqual({
      before: 'bound supported',
      after: 'bound supported',
      rests: [PAPER],
    });
  });

  it('EVD-04 has no source any more when its text changes, or when the source is gone or was taken back', () => {
    const bindings = new Map([[spotted, THESIS]]);
    expect(judgeSentences(spotted.replace('spotted', 'glimpsed'), facts, bindings)[0]?.sentenceClass).toBe('unbound');
    expect(judged(spotted, 99).after).toBe('unbound word');
    const gone = { ...facts, facts: facts.facts.map((one) => ({ ...one, foreign: one.marker === PAPER })) };
    expect(judgeSentences(fastened, gone, new Map([[fastened, PAPER]]))[0]?.sentenceClass).toBe('unbound');
  });

  it.each([
    ['a figure that the source does not hold', spotted.replace('eleven', 'nine'), THESIS, 'number'],
    ['a year that is not its own', `In my 1979 thesis, ${spotted.slice(0, -1)}.`, THESIS, 'number'],
    ['a quotation that is not in it', 'My tiltmeters spotted the locked bearing, “a triumph”.', THESIS, 'quote'],
    [
      'a quotation of another source',
      'My tiltmeters spotted the locked bearing, which “had been graded good”.',
      THESIS,
      'quote',
    ],
    ['the name of a colleague', 'Bergqvist clamped two bearings of three bridges for a week.', PAPER, 'word'],
    ['a place', 'Two bearings of three bridges were clamped for a week in Sweden.', PAPER, 'word'],
    ['a method', 'The rotation of two bearings of three bridges was recorded with accelerometers.', PAPER, 'word'],
    ['a deed', 'I supervised twelve load tests of two tiltmeters and the locked bearing.', THESIS, 'word'],
    [
      'a degree',
      'The doctorate on two tiltmeters and the locked bearing is mine, after twelve load tests.',
      THESIS,
      'word',
    ],
    ['the opposite', 'Clamping raised the everyday range of rotation of two bearings.', PAPER, 'direction'],
    ['another word where something fell', 'Clamping two bearings heightened the daily range.', PAPER, 'direction'],
    ['praise', 'Your pioneering inclinometers logged bearings of three bridges.', PAPER, 'praise'],
    ['work of the reader as the writer’s', 'I glimpsed the daily range of rotation of two bearings.', PAPER, 'word'],
    ['work of the writer as the reader’s', 'You glimpsed the locked bearing in twelve load tests.', THESIS, 'word'],
    ['what the source leaves open', 'You show that sunny radiation bends the deck at night.', PAPER, 'open'],
    [
      'a question as its answer',
      'I found out how a locked bearing can be told from thermal movement.',
      INTEREST,
      'open',
    ],
    ['a meeting', 'It was a pleasure to meet you at the bearings of three bridges.', PAPER, 'acquaintance'],
    ['money', 'Your group has two funded positions for bearings of bridges.', PAPER, 'assumed'],
    ['mostly other words', 'Migrating swallows nested below the bearings of bridges.', PAPER, 'word'],
  ])('EVD-04 is not excused %s', (_what, sentence, marker, reason) => {
    const { before, after } = judged(sentence, marker);
    expect(before).toMatch(/^unbound /u);
    expect(after).toBe(`unbound ${reason}`);
  });

  it('EVD-04 ends with a hostile text', () => {
    for (const text of [`${'spotted '.repeat(180)}.`, `${'“'.repeat(700)}.`, `${'In 2021, '.repeat(150)}it fell.`])
      expect(judgeSentences(text, facts, new Map([[text, THESIS]]))[0]?.sentenceClass).toBeTypeOf('string');
  });
});
