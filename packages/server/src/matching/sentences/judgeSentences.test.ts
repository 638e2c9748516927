import { describe, expect, it } from 'vitest';
import { judgeSentences } from './judgeSentences.ts';
import { prepareFacts } from './prepare.ts';
import type { JudgedFact, SentenceFacts } from './shapes.ts';

const facts: SentenceFacts = {
  facts: [
    {
      marker: 1,
      kind: 'publication',
      title: 'Bearings under a clear sky',
      text: 'Bearings under a clear sky\nClamping reduced the range of rotation by 64% and was seen within 31 hours.',
      year: 2025,
      section: null,
      entryId: null,
    },
    {
      marker: 2,
      kind: 'profile',
      title: 'بازرس پل',
      text: 'بازرس پل\nBridge inspector\nنگهداری داده‌های شیب‌سنج چهار پل',
      year: 2024,
      section: 'jobs',
      entryId: 7,
    },
  ],
  professor: {
    fullName: 'Ragnhild Aasgrav',
    university: 'Fjordmark University',
    department: '',
    field: '',
    topics: [],
    country: '',
  },
  studentNames: ['مینا رستمی', 'Mina Rostami'],
};

const classes = (body: string): string[] =>
  judgeSentences(body, facts).map(({ sentenceClass, reason }) => `${sentenceClass} ${reason}`);

describe('a letter, sentence by sentence', () => {
  it('EVD-06 takes the year of a paper for the one in which it came out, and not for one that it tells of', () => {
    const [first, ...others] = facts.facts;
    if (!first) throw new RangeError('There is no paper.');
    const text = `${first.title}\nThe bearings of 1979 had locked within 31 hours.`;
    const of = (body: string): unknown[] =>
      judgeSentences(body, { ...facts, facts: [{ ...first, text }, ...others] }).map((one) => one.sentenceClass);
    expect(of('In your 2025 paper, the bearings of 1979 had locked within 31 hours.')).toEqual(['bound']);
    expect(of('In your 1979 paper, the bearings had locked within 31 hours.')).toEqual(['unbound']);
  });

  it('EVD-01 takes greeting, closing, name, links and the line of the tool for courtesy', () => {
    expect(
      classes(
        [
          'Dear Professor Aasgrav,',
          'Yours sincerely,\nMina Rostami\nhttps://cv.example/mina',
          'I found your work with the help of a matching tool, Peyk; the words are mine. If you reply “no”, I will not write again.',
        ].join('\n\n'),
      ),
    ).toEqual([
      'courtesy greeting',
      'courtesy closing',
      'courtesy closing',
      'courtesy closing',
      'courtesy tool',
      'courtesy tool',
    ]);
    expect(classes('استاد گرامی،\n\nبا احترام،\nمینا رستمی')).toEqual([
      'courtesy greeting',
      'courtesy closing',
      'courtesy closing',
    ]);
  });

  it('takes a name in Latin letters below the closing for a signature where the profile has none', () => {
    const last = (body: string, studentNames: readonly string[]): string | undefined =>
      judgeSentences(body, { ...facts, studentNames }).at(-1)?.sentenceClass;
    for (const name of ['Sara Rezaei', 'S. M. Rezaei-Far'])
      expect(last(`With kind regards,\n${name}`, ['سارا رضایی']), name).toBe('courtesy');
    for (const claim of ['Dr Sara Rezaei, PhD', 'I met you in Oslo.', 'Rezaei', 'سارا احمدی'])
      expect(last(`With kind regards,\n${claim}`, ['سارا رضایی']), claim).toBe('unbound');
    expect(last('Dear Professor Aasgrav,\n\nSara Rezaei', ['سارا رضایی'])).toBe('unbound');
    expect(last('With kind regards,\nSara Rezaei', ['مینا رستمی', 'Mina Rostami'])).toBe('unbound');
  });

  it('takes what may end any letter for courtesy, also after a postscript sign, and judges the rest of it', () => {
    expect(
      [
        'I look forward to hearing from you.',
        'P.S. Thank you for reading this.',
        'P.S. I am happy to send my transcript.',
        'پ.ن. از وقتی که می‌گذارید سپاسگزارم.',
        'P.S. I met you in Oslo.',
      ].map((text) => classes(text).map((judged) => judged.split(' ')[0])),
    ).toEqual([['courtesy'], ['courtesy'], ['courtesy'], ['courtesy', 'courtesy'], ['unbound']]);
  });

  it('LTR-02 leaves a marked place a gap', () => {
    expect(judgeSentences('[Your sentence: why this paper?]', facts)).toEqual([
      {
        text: '[Your sentence: why this paper?]',
        start: 0,
        end: 32,
        sentenceClass: 'gap',
        rests: [],
        proof: null,
        reason: 'gap',
      },
    ]);
  });

  it('LTR-05 compares a Persian sentence with the Persian words of an entry, and a Persian figure with an English one', () => {
    expect(classes('داده‌های شیب‌سنج چهار پل را نگهداری می‌کنم.')).toEqual(['own supported']);
    expect(classes('داده‌های شیب‌سنج پنج پل را نگهداری می‌کنم.')).toEqual(['unbound number']);
    expect(classes('در مقالهٔ سال ۲۰۲۵ شما، دامنهٔ چرخش ۶۴ درصد کم شد.')).toEqual(['bound supported']);
    expect(classes('در مقالهٔ سال ۲۰۲۵ شما، دامنهٔ چرخش ۴۶ درصد کم شد.')).toEqual(['unbound number']);
  });

  it('EVD-01 carries the source of the sentence before forward', () => {
    expect(classes('Clamping reduced the range of rotation by 64%. It was seen within 31 hours.')).toEqual([
      'bound supported',
      'bound supported',
    ]);
  });

  it('EVD-06 lets an entry of the projects be called a project, and no other entry', () => {
    const of = (section: string) => ({
      ...facts,
      facts: [
        {
          marker: 1,
          kind: 'profile' as const,
          title: 'Frost in bearings',
          text: 'Frost in bearings\n2024',
          year: 2024,
          section,
          entryId: 4,
        },
      ],
    });
    const sentence = 'My own result comes from my project “Frost in bearings” (2024).';
    const judged = (section: string) =>
      judgeSentences(sentence, of(section)).map(({ sentenceClass, reason }) => `${sentenceClass} ${reason}`);
    expect(judged('projects')).toEqual(['bound supported']);
    expect(judged('degrees')).toEqual(['unbound word']);
  });

  it('EVD-01 judges nothing that is longer than any sentence', () => {
    expect(classes(`${'Clamping reduced the rotation, '.repeat(60)}and was seen.`)).toEqual(['unbound word']);
  });

  it('EVD-03 prepares the facts of a letter once', () => {
    expect(prepareFacts(facts)).toBe(prepareFacts(facts));
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['words', 'rotation '.repeat(11_000)],
    ['sentences', 'Clamping reduced it by 64%. '.repeat(3500)],
    ['brackets', '[Your sentence: '.repeat(6000)],
    ['closed brackets', '[]'.repeat(20_000)],
    ['quotation marks', '“"«'.repeat(10_000)],
    ['figures', '1,000.5 '.repeat(12_000)],
    ['number words', 'twenty hundred and '.repeat(5000)],
    ['lines', 'a\n'.repeat(50_000)],
  ])('EVD-03 ends with a hostile text of %s', (_, body) => {
    const judged = judgeSentences(body, facts);
    expect(judged.length).toBeGreaterThan(0);
    for (const { text, start, end } of judged) expect(text).toBe(body.slice(start, end));
  });
});

describe('many sources', () => {
  const words = 'alpha beta gamma delta sigma omega kappa lambda theta zeta'.split(' ');
  const many: SentenceFacts = {
    ...facts,
    facts: Array.from({ length: 700 }, (_, index): JudgedFact => ({
      marker: index + 1,
      kind: index < 500 ? 'publication' : 'profile',
      title: `${words[index % 10]} ${words[(index * 7) % 10]} ${index}`,
      text: `The ${words[index % 10]} of sample${index} fell by ${index % 97}% after ${words[(index * 3) % 10]} treatment.`,
      year: 2020 + (index % 6),
      section: index < 500 ? null : 'projects',
      entryId: null,
    })),
  };

  it('EVD-01 find the one that a sentence rests on', () => {
    expect(judgeSentences('You found that the delta of sample143 fell by 46%.', many)[0]).toMatchObject({
      sentenceClass: 'bound',
      rests: [144],
    });
    expect(judgeSentences('You found that the delta of sample143 fell by 47%.', many)[0]?.sentenceClass).toBe(
      'unbound',
    );
  });
});
