import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { explain } from './explain.ts';
import type { MatchFacts } from './facts.ts';
import { candidates } from './fixtures.ts';
import type { ProfileEntry } from './student.ts';

const professor = (changes: Partial<CandidateProfessor> = {}): CandidateProfessor => ({
  ...(candidates[0] as CandidateProfessor),
  field: 'Optics',
  email: 'jane@university.example',
  ...changes,
});
const entry = (kind: ProfileEntry['kind'], title = 'Slow light'): ProfileEntry => ({
  section: kind === 'thesis' ? 'degrees' : kind,
  kind,
  title,
  detail: null,
  url: null,
  text: title,
  phrase: title,
});
const none: MatchFacts = {
  area: 'photonics',
  areas: 3,
  matchedAreas: 0,
  recentAreas: 0,
  recentSince: 2024,
  topics: [],
  publication: null,
  lastYearOnArea: null,
  missingSubfield: null,
  entry: null,
  sharedWords: [],
  sharedTopic: null,
};
const publication = {
  title: 'Light at rest',
  venue: 'V',
  year: 2025,
  publishedOn: '2025-02-03',
  url: 'https://doi.example/1',
  abstractSentence: 'It rests.',
};
const all: MatchFacts = {
  ...none,
  matchedAreas: 3,
  recentAreas: 2,
  topics: ['slow light', 'lasers', 'cavities', 'mirrors'],
  publication,
  lastYearOnArea: 2025,
  entry: entry('thesis'),
  sharedWords: ['slow', 'light'],
};
const both = (facts: MatchFacts, score: number, candidate = professor()) => [
  explain(candidate, facts, score, 'en'),
  explain(candidate, facts, score, 'fa'),
];
/** Names in Persian sentences are bidi-isolated. */
const fa = (text: string): string => text.replaceAll('[', '\u2068').replaceAll(']', '\u2069');
const noEntry = {
  en: 'No entry of your profile shares terms with this work.',
  fa: 'هیچ‌یک از موارد نمایهٔ شما واژهٔ مشترکی با این کار ندارد.',
};

describe('why somebody fits', () => {
  it('names topics, works and the entry of the profile, and nothing against where nothing is', () => {
    expect(both(all, 80)).toEqual([
      {
        reason: 'The work on slow light and lasers matches your interest in photonics closely.',
        pros: [
          'Two of your three research areas appear in work since 2024.',
          'Slow light, lasers and cavities are among the listed topics.',
          '"Light at rest" (2025) is close to this area.',
          'Your thesis "Slow light" shares "slow" and "light" with this work.',
        ],
        cons: [],
      },
      {
        reason: fa('کار او دربارهٔ [slow light] و [lasers] با علاقهٔ شما به [photonics] تطابق زیادی دارد.'),
        pros: [
          '۲ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای سال ۲۰۲۴ به بعد دیده می‌شود.',
          fa('در فهرست موضوع‌های پژوهشی او [slow light]، [lasers] و [cavities] آمده است.'),
          fa('مقالهٔ «[Light at rest]» (۲۰۲۵) به این حوزه نزدیک است.'),
          fa('پایان‌نامهٔ شما، «[Slow light]»، در [slow] و [light] با این کار مشترک است.'),
        ],
        cons: [],
      },
    ]);
  });

  it('says one thing as one', () => {
    const one = { ...all, recentAreas: 1, topics: ['lasers'], sharedWords: ['light'] };
    expect(both(one, 79)).toEqual([
      {
        reason: 'The work on lasers overlaps in part with your interest in photonics.',
        pros: [
          'One of your three research areas appears in work since 2024.',
          'Lasers is among the listed topics.',
          '"Light at rest" (2025) is close to this area.',
          'Your thesis "Slow light" shares "light" with this work.',
        ],
        cons: [],
      },
      {
        reason: fa('کار او دربارهٔ [lasers] تا اندازه‌ای با علاقهٔ شما به [photonics] هم‌پوشانی دارد.'),
        pros: [
          '۱ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای سال ۲۰۲۴ به بعد دیده می‌شود.',
          fa('در فهرست موضوع‌های پژوهشی او [lasers] آمده است.'),
          fa('مقالهٔ «[Light at rest]» (۲۰۲۵) به این حوزه نزدیک است.'),
          fa('پایان‌نامهٔ شما، «[Slow light]»، در [light] با این کار مشترک است.'),
        ],
        cons: [],
      },
    ]);
    expect(both({ ...one, areas: 1 }, 79).map(({ pros }) => pros[0])).toEqual([
      'Your research area appears in work since 2024.',
      'حوزهٔ پژوهشی شما در کارهای سال ۲۰۲۴ به بعد دیده می‌شود.',
    ]);
  });

  it('names everything that speaks against it, in order', () => {
    const facts = { ...none, missingSubfield: 'quantum light', publication };
    expect(both(facts, 49, professor({ email: null }))).toEqual([
      {
        reason: 'The work in Optics has little in common with your interest in photonics.',
        pros: [],
        cons: [
          noEntry.en,
          'No publication found on photonics.',
          'Quantum light does not appear in topics or publications.',
          'No email address is known.',
        ],
      },
      {
        reason: fa('کار او در رشتهٔ [Optics] اشتراک کمی با علاقهٔ شما به [photonics] دارد.'),
        pros: [],
        cons: [
          noEntry.fa,
          fa('مقاله‌ای دربارهٔ [photonics] پیدا نشد.'),
          fa('در موضوع‌ها و مقاله‌ها اثری از [quantum light] نیست.'),
          'نشانی ایمیلی پیدا نشد.',
        ],
      },
    ]);
  });

  it.each([
    ['that speaks for somebody', { ...all, lastYearOnArea: 2019 }],
    ['that speaks against somebody', { ...none, missingSubfield: 'quantum light', publication }],
  ])('begins each Persian sentence %s with a Persian word, which decides its direction', (_, facts) => {
    for (const score of [90, 60, 20]) {
      const { reason, pros, cons } = explain(professor({ email: null }), facts, score, 'fa');
      for (const sentence of [reason, ...pros, ...cons])
        expect(/\p{L}/u.exec(sentence)?.[0], sentence).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('says of somebody without interests what there is to compare, and of a field that is not known that it is one', () => {
    expect(both({ ...none, area: '' }, 0, professor({ field: '' }))).toEqual([
      {
        reason: 'The work in this field has little in common with your profile.',
        pros: [],
        cons: [noEntry.en, 'You have no research interest yet to compare with.'],
      },
      {
        reason: 'کار او در این رشته اشتراک کمی با نمایهٔ شما دارد.',
        pros: [],
        cons: [noEntry.fa, 'هنوز علاقهٔ پژوهشی برای مقایسه ندارید.'],
      },
    ]);
    expect(both(none, 80, professor({ field: '' })).map(({ reason }) => reason)).toEqual([
      'The work on this field matches your interest in photonics closely.',
      fa('کار او در این رشته با علاقهٔ شما به [photonics] تطابق زیادی دارد.'),
    ]);
  });

  it.each([
    [100, 'closely', 'تطابق زیادی'],
    [80, 'closely', 'تطابق زیادی'],
    [79, 'overlaps in part', 'تا اندازه‌ای'],
    [50, 'overlaps in part', 'تا اندازه‌ای'],
    [49, 'little in common', 'اشتراک کمی'],
    [0, 'little in common', 'اشتراک کمی'],
  ])('calls a score of %i the same in both languages', (score, english, persian) => {
    const [en, inPersian] = both(all, score);
    expect(en?.reason).toContain(english);
    expect(inPersian?.reason).toContain(persian);
  });

  it.each([
    [2025, [], []],
    [2024, [], []],
    [2023, ['No publication on photonics found after 2023.'], ['پس از سال ۲۰۲۳ مقاله‌ای دربارهٔ [photonics] پیدا نشد.']],
  ])('of a last work of %i says only what is so', (lastYearOnArea, english, persian) => {
    expect(both({ ...all, lastYearOnArea }, 80).map(({ cons }) => cons)).toEqual([english, persian.map(fa)]);
  });

  it.each([
    ['thesis', 'thesis', 'پایان‌نامهٔ'],
    ['degrees', 'degree', 'مدرک تحصیلی'],
    ['papers', 'paper', 'مقالهٔ'],
    ['research_experiences', 'research', 'سابقهٔ پژوهشی'],
    ['projects', 'project', 'پروژهٔ'],
    ['jobs', 'work', 'سابقهٔ شغلی'],
    ['skills', 'skill', 'مهارت'],
  ] as const)('calls an entry of %s by its name', (kind, english, persian) => {
    expect(both({ ...all, entry: entry(kind) }, 80).map(({ pros }) => pros.at(-1))).toEqual([
      `Your ${english} "Slow light" shares "slow" and "light" with this work.`,
      fa(`${persian} شما، «[Slow light]»، در [slow] و [light] با این کار مشترک است.`),
    ]);
  });
});
