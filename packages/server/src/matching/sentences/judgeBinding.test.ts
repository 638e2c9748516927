import { describe, expect, it } from 'vitest';
import { exampleFacts } from './exampleFacts.ts';
import { judgeSentences } from './judgeSentences.ts';
import type { SentenceFacts } from './shapes.ts';

const PAPER = 1;
const OTHER_PAPER = 2;
const THESIS = 3;
const INTEREST = 5;
const JOB = 7;
const PERSIAN_PAPER = 8;

const facts: SentenceFacts = {
  ...exampleFacts,
  facts: [
    ...exampleFacts.facts,
    {
      marker: JOB,
      kind: 'profile',
      title: 'Assistant in a laboratory',
      text: 'Assistant in a laboratory\nHelped PhD students to mount 12 gauges on a girder.',
      year: null,
      section: 'jobs',
      entryId: 7,
    },
    {
      marker: PERSIAN_PAPER,
      kind: 'publication',
      title: 'سنجش چرخش تیر',
      text: 'سنجش چرخش تیر\nگیره‌زدن دامنهٔ چرخش تیر را در سه پل کم کرد.',
      year: 2025,
      section: null,
      entryId: null,
    },
  ],
};

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
    ['another unit', 'Your inclinometers watched 22 bearings of three bridges for 26 years.', PAPER, 'number'],
    ['another thing by its figure', 'Your 26 inclinometers watched the bearings of 22 bridges.', PAPER, 'number'],
    ['a share of another whole', 'Your inclinometers glimpsed 64% of the bearings of three bridges.', PAPER, 'number'],
    [
      'a kind of its things',
      'Your convolutional inclinometers logged the rotation of bearings of three bridges.',
      PAPER,
      'word',
    ],
    ['a doubt of what it says', 'Your paper disputes the end of a bearing by its rotation.', PAPER, 'negation'],
    [
      'a degree of those it names',
      'I hold a PhD, and helped PhD students to mount 12 gauges on a girder.',
      JOB,
      'word',
    ],
    ['in Persian work of the reader', 'نشان دادم که گیره‌زدن دامنهٔ چرخش را کم می‌کند.', PERSIAN_PAPER, 'word'],
    ['in Persian the opposite', 'نشان دادید که گیره‌زدن دامنهٔ چرخش را زیاد می‌کند.', PERSIAN_PAPER, 'direction'],
    ['mostly other words', 'Migrating swallows nested below the bearings of bridges.', PAPER, 'word'],
  ])('EVD-04 is not excused %s', (_what, sentence, marker, reason) => {
    const { before, after } = judged(sentence, marker);
    expect(before).toMatch(/^unbound /u);
    expect(after).toBe(`unbound ${reason}`);
  });

  it.each([
    ['a figure with its own unit', 'Your inclinometers watched 22 bearings of three bridges for 26 months.', PAPER],
    ['an adverb', 'Two bearings of three bridges were tightly clamped for a week.', PAPER],
    ['a Persian verb', 'دیدید که گیره‌زدن دامنهٔ چرخش تیر را در سه پل کم کرد.', PERSIAN_PAPER],
  ])('EVD-04 keeps %s', (_what, sentence, marker) => {
    expect(judged(sentence, marker).after).toMatch(/^(?:own|bound) /u);
  });

  it('EVD-04 ends with a hostile text', () => {
    for (const text of [`${'spotted '.repeat(180)}.`, `${'“'.repeat(700)}.`, `${'In 2021, '.repeat(150)}it fell.`])
      expect(judgeSentences(text, facts, new Map([[text, THESIS]]))[0]?.sentenceClass).toBeTypeOf('string');
  });
});
