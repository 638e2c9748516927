import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { explain } from './explain.ts';
import { type MatchFacts, toldOf } from './facts.ts';
import { candidates } from './fixtures.ts';
import type { MatchClass } from './matchClass.ts';
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
});
const none: MatchFacts = {
  area: 'photonics',
  interest: 'photonics',
  areas: 3,
  recentAreas: 0,
  recentSince: 2024,
  waiting: 0,
  broad: false,
  topics: [],
  publication: null,
  askedWords: [],
  lastYearOnArea: null,
  silentOn: 'photonics',
  missingSubfield: null,
  entry: null,
  sharedWords: [],
  active: null,
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
  recentAreas: 2,
  topics: ['slow light', 'lasers', 'cavities', 'mirrors'],
  publication,
  lastYearOnArea: 2025,
  silentOn: null,
  entry: entry('thesis'),
  sharedWords: ['slow', 'light'],
};
const both = (facts: MatchFacts, matchClass: MatchClass, candidate = professor()) => [
  explain(toldOf(candidate, facts), matchClass, 'en'),
  explain(toldOf(candidate, facts), matchClass, 'fa'),
];
/** Names in Persian sentences are bidi-isolated. */
const fa = (text: string): string => text.replaceAll('[', '\u2068').replaceAll(']', '\u2069');
const noEntry = {
  en: 'Nothing in your profile overlaps with their work.',
  fa: 'هیچ‌یک از موارد نمایهٔ شما واژهٔ مشترکی با کار او ندارد.',
};

describe('why somebody fits', () => {
  it('names topics, works and the entry of the profile, and nothing against where nothing is', () => {
    expect(both(all, 'strong')).toEqual([
      {
        reason: 'Their work on slow light and lasers closely matches your interest in photonics.',
        pros: [
          'Two of your three research areas appear in their work since 2024.',
          'Slow light, lasers and cavities are among their listed topics.',
          '“Light at rest” (2025) is close to your interest in photonics.',
          'Your thesis “Slow light” shares “slow” and “light” with their work.',
        ],
        cons: [],
      },
      {
        reason: fa('کار او دربارهٔ [slow light] و [lasers] با علاقهٔ شما به [photonics] تطابق زیادی دارد.'),
        pros: [
          '۲ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای او از سال ۲۰۲۴ به بعد دیده می‌شود.',
          fa('در فهرست موضوع‌های پژوهشی او [slow light]، [lasers] و [cavities] آمده است.'),
          fa('مقالهٔ «[Light at rest]» (۲۰۲۵) با علاقهٔ شما به [photonics] هم‌خوانی دارد.'),
          fa('پایان‌نامهٔ شما («[Slow light]») و کار او در واژه‌های [slow] و [light] اشتراک دارند.'),
        ],
        cons: [],
      },
    ]);
  });

  it('says one thing as one', () => {
    const one = { ...all, recentAreas: 1, topics: ['lasers'], sharedWords: ['light'] };
    expect(both(one, 'possible')).toEqual([
      {
        reason: 'Their work on lasers partly overlaps with your interest in photonics.',
        pros: [
          'One of your three research areas appears in their work since 2024.',
          'Lasers is among their listed topics.',
          '“Light at rest” (2025) is close to your interest in photonics.',
          'Your thesis “Slow light” shares “light” with their work.',
        ],
        cons: [],
      },
      {
        reason: fa('کار او دربارهٔ [lasers] تا اندازه‌ای با علاقهٔ شما به [photonics] هم‌پوشانی دارد.'),
        pros: [
          '۱ حوزه از ۳ حوزهٔ پژوهشی شما در کارهای او از سال ۲۰۲۴ به بعد دیده می‌شود.',
          fa('در فهرست موضوع‌های پژوهشی او [lasers] آمده است.'),
          fa('مقالهٔ «[Light at rest]» (۲۰۲۵) با علاقهٔ شما به [photonics] هم‌خوانی دارد.'),
          fa('پایان‌نامهٔ شما («[Slow light]») و کار او در واژهٔ [light] اشتراک دارند.'),
        ],
        cons: [],
      },
    ]);
    expect(both({ ...one, areas: 1 }, 'possible').map(({ pros }) => pros[0])).toEqual([
      'Your research area appears in their work since 2024.',
      'حوزهٔ پژوهشی شما در کارهای او از سال ۲۰۲۴ به بعد دیده می‌شود.',
    ]);
  });

  it('names everything that speaks against it, in order', () => {
    const facts = { ...none, missingSubfield: 'quantum light', publication };
    expect(both(facts, 'no', professor({ email: null }))).toEqual([
      {
        reason: 'Their work in Optics has little in common with your interest in photonics.',
        pros: [],
        cons: [
          noEntry.en,
          'No publication found on photonics.',
          'Quantum light does not appear in their topics or publications.',
          'No email address is known.',
        ],
      },
      {
        reason: fa('کار او در رشتهٔ [Optics] اشتراک کمی با علاقهٔ شما به [photonics] دارد.'),
        pros: [],
        cons: [
          noEntry.fa,
          fa('مقاله‌ای دربارهٔ [photonics] پیدا نشد.'),
          fa('در موضوع‌ها و مقاله‌های او اثری از [quantum light] نیست.'),
          'نشانی ایمیلی پیدا نشد.',
        ],
      },
    ]);
  });

  it.each([
    ['that speaks for somebody', { ...all, lastYearOnArea: 2019, silentOn: 'photonics' }],
    ['about a question', { ...all, askedWords: ['slow', 'light'], waiting: 2, broad: true, active: false }],
    ['that speaks against somebody', { ...none, missingSubfield: 'quantum light', publication }],
  ])('begins each Persian sentence %s with a Persian word, which decides its direction', (_, facts) => {
    for (const matchClass of ['strong', 'possible', 'no'] as const) {
      const { reason, pros, cons } = explain(toldOf(professor({ email: null }), facts), matchClass, 'fa');
      for (const sentence of [reason, ...pros, ...cons])
        expect(/\p{L}/u.exec(sentence)?.[0], sentence).toMatch(/\p{Script=Arabic}/u);
    }
  });

  it('says of somebody without interests what there is to compare, and of a field that is not known that it is one', () => {
    expect(both({ ...none, area: '', silentOn: null }, 'no', professor({ field: '' }))).toEqual([
      {
        reason: 'Their work in this field has little in common with your profile.',
        pros: [],
        cons: [noEntry.en, 'Your profile has no research interest to compare. Add one.'],
      },
      {
        reason: 'کار او در این رشته اشتراک کمی با نمایهٔ شما دارد.',
        pros: [],
        cons: [noEntry.fa, 'در نمایهٔ شما علاقهٔ پژوهشی‌ای برای مقایسه نیست. یکی بیفزایید.'],
      },
    ]);
    expect(both(none, 'strong', professor({ field: '' })).map(({ reason }) => reason)).toEqual([
      'Their work on this field closely matches your interest in photonics.',
      fa('کار او در این رشته با علاقهٔ شما به [photonics] تطابق زیادی دارد.'),
    ]);
  });

  it.each([
    ['strong', 'closely', 'تطابق زیادی'],
    ['possible', 'partly overlaps', 'تا اندازه‌ای'],
    ['no', 'little in common', 'اشتراک کمی'],
  ] as const)('MAT-04 calls a match that is %s the same in both languages', (matchClass, english, persian) => {
    const [en, inPersian] = both(all, matchClass);
    expect(en?.reason).toContain(english);
    expect(inPersian?.reason).toContain(persian);
  });

  it('MAT-04 names the words of the question and the paper with its year in which they stand', () => {
    const facts = { ...all, askedWords: ['cavity', 'photon', 'delay'] };
    expect(both(facts, 'strong').map(({ pros }) => pros[0])).toEqual([
      'Your question and results share “cavity”, “photon” and “delay” with “Light at rest” (2025).',
      fa('پرسش و نتیجه‌های شما و مقالهٔ «[Light at rest]» (۲۰۲۵) در واژه‌های [cavity]، [photon] و [delay] اشتراک دارند.'),
    ]);
    const close = /is close to your interest|هم‌خوانی دارد/u;
    expect(both(facts, 'strong').flatMap(({ pros }) => pros.filter((text) => close.test(text)))).toEqual([]);
    expect(
      both({ ...facts, askedWords: ['cavity'] }, 'strong').map(
        ({ pros }) => pros.filter((text) => close.test(text)).length,
      ),
    ).toEqual([1, 1]);
  });

  it('MAT-04 says against somebody what their position is, and nothing where it is not known or active', () => {
    const emerita = professor({ position: 'Professor Emerita' });
    expect(both({ ...all, active: false }, 'possible', emerita).map(({ cons }) => cons)).toEqual([
      ['Their position is given as “Professor Emerita”.'],
      [fa('سمت او «[Professor Emerita]» ثبت شده است.')],
    ]);
    expect(both({ ...all, active: true }, 'strong').map(({ cons }) => cons)).toEqual([[], []]);
  });

  it('LTR-05 says how many interests wait for their English name', () => {
    const waiting = (count: number) => both({ ...all, waiting: count }, 'no').map(({ cons }) => cons[0]);
    expect(waiting(1)).toEqual([
      'One of your research interests has no English name yet, so it was not compared.',
      'یکی از علایق پژوهشی شما هنوز نام انگلیسی ندارد و مقایسه نشده است.',
    ]);
    expect(waiting(2)).toEqual([
      'Two of your research interests have no English name yet, so they were not compared.',
      'از علایق پژوهشی شما ۲ مورد هنوز نام انگلیسی ندارد و مقایسه نشده است.',
    ]);
    expect(both({ ...none, area: '', silentOn: null, waiting: 1 }, 'no').map(({ cons }) => cons.length)).toEqual([
      2, 2,
    ]);
  });

  it('asks for a question where only a field is named', () => {
    expect(both({ ...all, broad: true }, 'no').map(({ cons }) => cons)).toEqual([
      ['Photonics is the name of a whole field. Add your own question for a better comparison.'],
      [fa('نام [photonics] همهٔ یک رشته را در بر می‌گیرد. اگر پرسش پژوهشی خود را بنویسید، سنجش دقیق‌تر می‌شود.')],
    ]);
  });

  it.each([
    [2025, [], []],
    [2024, [], []],
    [2023, ['No publication found on photonics since 2023.'], ['پس از سال ۲۰۲۳ مقاله‌ای دربارهٔ [photonics] پیدا نشد.']],
  ])('of a last work of %i says only what is so', (lastYearOnArea, english, persian) => {
    expect(
      both({ ...all, lastYearOnArea, silentOn: lastYearOnArea < 2024 ? 'photonics' : null }, 'strong').map(
        ({ cons }) => cons,
      ),
    ).toEqual([english, persian.map(fa)]);
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
    expect(both({ ...all, entry: entry(kind) }, 'strong').map(({ pros }) => pros.at(-1))).toEqual([
      `Your ${english} “Slow light” shares “slow” and “light” with their work.`,
      fa(`${persian} شما («[Slow light]») و کار او در واژه‌های [slow] و [light] اشتراک دارند.`),
    ]);
  });
});
