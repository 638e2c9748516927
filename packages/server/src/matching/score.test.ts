import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { beginner, candidates, engineer, wordy, said } from './fixtures.ts';
import { evidenceBetween, scoreCandidates } from './score.ts';

const some = candidates;
const english = scoreCandidates(engineer, some, { year: 2026 });

const person = (changes: Partial<CandidateProfessor>): CandidateProfessor => ({
  ...(candidates[0] as CandidateProfessor),
  ...changes,
});

describe('scoreCandidates', () => {
  it('gives the same result for the same arguments', () => {
    expect(scoreCandidates(engineer, some, { year: 2026 })).toEqual(english);
  });

  it('does not depend on the order of the candidates', () => {
    expect(scoreCandidates(engineer, some.toReversed(), { year: 2026 })).toEqual(english);
  });

  it('scores whole numbers from 0 to 100, best first', () => {
    const scores = english.map((item) => item.score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    for (const score of scores) {
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  it('spreads scores over green, amber and red', () => {
    const question = 'How much stiffness do timber panels give the masonry walls of schools before the wall cracks?';
    const asking = { ...engineer, interests: engineer.interests.map((interest) => ({ ...interest, question })) };
    const scores = scoreCandidates(asking, some, { year: 2026 }).map(({ score }) => score);
    expect(scores.some((score) => score >= 80)).toBe(true);
    expect(scores.some((score) => score >= 50 && score < 80)).toBe(true);
    expect(scores.some((score) => score < 35)).toBe(true);
  });

  it('MAT-02 is strong where area, subfield, topics, methods and recent work agree, without a question', () => {
    const on = person({
      field: 'Structural engineering',
      topics: ['seismic design', 'structural engineering', 'bridge dynamics'],
      publications: [
        {
          title: 'Seismic design of tall halls',
          venue: 'V',
          year: 2025,
          publishedOn: '2025-02-03',
          url: 'https://doi.example/1',
          abstractSentence: 'It holds.',
        },
      ],
    });
    const results = scoreCandidates(engineer, [{ ...on, key: 'on' }, ...some], { year: 2026 });
    expect(results.find((item) => item.key === 'on')?.score).toBeGreaterThanOrEqual(80);
    const seismic = english.filter((item) => item.candidate.topics.includes('seismic design'));
    expect(seismic.length).toBeGreaterThan(0);
    const agree = seismic.filter(
      ({ parts, facts }) =>
        (parts.find(({ key }) => key === 'methods')?.value ?? 0) >= 0.15 && (facts.lastYearOnArea ?? 0) >= 2024,
    );
    expect(agree.length).toBeGreaterThan(0);
    expect(new Set(agree.map(({ matchClass }) => matchClass))).toEqual(new Set(['strong']));
    expect(seismic.filter(({ matchClass }) => matchClass === 'no')).toEqual([]);
  });

  it('gives less than 35 to fields that have nothing to do with the interests', () => {
    const unrelated = new Set([
      'Law',
      'History',
      'Linguistics',
      'Immunology',
      'Nursing and care sciences',
      'Astrophysics',
      'Food science',
    ]);
    const scores = english.filter((item) => unrelated.has(item.candidate.field)).map((item) => item.score);
    expect(scores.length).toBeGreaterThan(0);
    expect(Math.max(...scores)).toBeLessThan(35);
  });

  it('understands an interest that is written in Persian or as a short form', () => {
    const field = (name: string) => scoreCandidates({ ...beginner, interests: [{ name }] }, some, {})[0];
    expect(field('یادگیری ماشین')?.candidate.field).toBe('Machine learning and artificial intelligence');
    expect(field('NLP')?.candidate.field).toBe('Natural language processing');
    expect(field('SHM')?.matchClass).toBe('strong');
    expect(field('پایش سلامت سازه')?.score).toBe(field('SHM')?.score);
  });

  it.each(['machine learning', 'structural health monitoring', 'hydrology', 'optics', 'robotics'])(
    'MAT-02 a single well-known area finds somebody Possible: %s',
    (name) => {
      const results = scoreCandidates({ ...beginner, interests: [{ name }] }, some, { year: 2026 });
      const close = results.filter(({ matchClass }) => matchClass !== 'no');
      expect(close.length).toBeGreaterThan(0);
      // Whoever is close enough has the area in the field or a topic by its whole name.
      const holds = (text: string) => text.toLowerCase().includes(name.replace(/s$/u, ''));
      for (const { candidate } of close) expect([candidate.field, ...candidate.topics].some(holds)).toBe(true);
    },
  );

  it('MAT-02 a whole field alone is never strong, and nobody of another field is close to it', () => {
    for (const name of ['Machine learning', 'Optics', 'Robotics', 'Hydrology', 'History']) {
      const results = scoreCandidates({ ...beginner, interests: [{ name }] }, some, { year: 2026 });
      const close = results.filter(({ matchClass }) => matchClass !== 'no');
      expect(close.length).toBeGreaterThan(0);
      expect(new Set(close.map(({ matchClass }) => matchClass))).toEqual(new Set(['possible']));
      expect(close.filter(({ candidate }) => !candidate.field.toLowerCase().includes(name.toLowerCase()))).toEqual([]);
    }
  });

  it('lets an advanced research area raise a candidate', () => {
    const linguist = some.find((candidate) => candidate.field === 'Linguistics') as CandidateProfessor;
    const score = (extraAreas: string[]) =>
      scoreCandidates(engineer, some, { year: 2026, extraAreas }).find((item) => item.key === linguist.key)?.score ?? 0;
    expect(score([linguist.topics[0] ?? ''])).toBeGreaterThan(score([]) + 30);
  });

  it('explains a match from facts in one sentence with points for and against', () => {
    const told = english.map((item) => said(item));
    expect(told[0]?.reason).toMatch(/^Their work on .+ closely matches your interest in Seismic design\.$/u);
    const recent = told.filter(({ pros }) =>
      pros.some((text) => /research areas? appears? in their work since 2024\.$/u.test(text)),
    );
    expect(recent.length).toBeGreaterThan(0);
    expect(told.at(-1)?.cons.length).toBeGreaterThan(0);
    for (const { reason, pros, cons } of told) {
      for (const text of [reason, ...pros, ...cons]) {
        expect(text).toMatch(/\.$/u);
        expect(text).not.toMatch(/undefined|null|NaN|""|\b(?:he|she|his|her|him)\b/u);
      }
    }
  });

  it('says when the last publication on the area is years old, and when no address is known', () => {
    const silent = person({
      key: 'silent',
      email: null,
      topics: ['seismic design'],
      publications: [
        {
          title: 'Seismic design then',
          venue: 'V',
          year: 2022,
          publishedOn: '2022-02-03',
          url: 'https://doi.example/1',
          abstractSentence: 'It holds.',
        },
      ],
    });
    const cons = scoreCandidates(engineer, [silent], { year: 2026 }).flatMap((item) => said(item).cons);
    expect(cons).toContain('No publication found on Seismic design since 2022.');
    expect(cons).toContain('No email address is known.');
  });

  it('explains in Persian with Persian digits and isolated English runs', () => {
    for (const { reason, pros, cons } of english.map((item) => said(item, 'fa'))) {
      for (const text of [reason, ...pros, ...cons]) {
        expect(text).toMatch(/[\u0600-\u06FF]/u);
        expect(text).not.toMatch(/[يك]|undefined|null/u);
        const outside = text.replace(/\u2068[^\u2069]*\u2069/gu, '');
        expect(outside).not.toMatch(/[A-Za-z0-9]/u);
      }
    }
  });

  it('says as much in Persian as in English, for and against, and judges alike', () => {
    const grades = [/closely|تطابق زیادی/u, /partly overlaps|تا اندازه‌ای/u, /has little in common|اشتراک کمی/u];
    const counted = (lang: 'en' | 'fa') => (item: (typeof english)[number]) => {
      const { reason, pros, cons } = said(item, lang);
      return {
        grade: grades.findIndex((grade) => grade.test(reason)),
        pros: pros.length,
        cons: cons.length,
      };
    };
    expect(english.map(counted('fa'))).toEqual(english.map(counted('en')));
    expect(new Set(english.map((item) => counted('en')(item).grade))).toEqual(new Set([0, 1, 2]));
  });

  it('names the terms that explain a score, with shares of at most one', () => {
    const terms = english[0]?.terms ?? [];
    expect(terms.map((term) => term.term)).toContain('seismic');
    expect(terms.reduce((sum, term) => sum + term.weight, 0)).toBeLessThanOrEqual(1.05);
    expect(terms.length).toBeLessThanOrEqual(8);
  });

  it('gives no points without interests or entries, and nothing for no candidates', () => {
    const results = scoreCandidates({ ...beginner, interests: [] }, some, {});
    expect(results.every((item) => item.score === 0 && item.terms.length === 0)).toBe(true);
    expect(scoreCandidates(wordy, [], {})).toEqual([]);
  });
});

describe('the boundaries of a score', () => {
  const work = (title: string, year = 2026, abstractSentence = '') => ({
    title,
    venue: 'V',
    year,
    publishedOn: `${year}-02-03`,
    url: 'https://doi.example/1',
    abstractSentence,
  });
  /** A candidate with nothing but the given fields. */
  const bare = (changes: Partial<CandidateProfessor>): CandidateProfessor =>
    person({ key: 'bare', position: null, department: '', field: '', topics: [], publications: [], ...changes });
  const about = (...names: (string | [string, string])[]) => ({
    ...beginner,
    interests: names.map((name) => (typeof name === 'string' ? { name } : { name: name[0], subfield: name[1] })),
  });
  /** The result of one candidate beside another. The reference holds none of the minerals but basalt. */
  const only = (student: typeof beginner, candidate: CandidateProfessor, rest = 'onyx') => {
    const beside = bare({ key: 'beside', topics: [rest] });
    const results = scoreCandidates(student, [candidate, beside], { year: 2026 });
    const result = results.find(({ key }) => key === 'bare');
    if (!result) throw new Error('The candidate is gone');
    return result;
  };
  const five = about('amber basalt topaz dolomite opal');

  it('a work of two years ago is recent, one of three years ago is not', () => {
    const student = about('amber basalt');
    const of = (year: number) => only(student, bare({ publications: [work('Amber basalt', year)] }));
    expect(of(2026).facts.recentSince).toBe(2024);
    expect([2025, 2024, 2023].map((year) => of(year).facts.recentAreas)).toEqual([1, 1, 0]);
    const silence = (year: number) => said(of(year)).cons.filter((text) => text.startsWith('No publication'));
    expect([2025, 2024, 2023].map(silence)).toEqual([[], [], ['No publication found on amber basalt since 2023.']]);
    const persian = (year: number) => said(of(year), 'fa').cons.filter((text) => text.startsWith('پس از سال'));
    expect([2025, 2024, 2023].map((year) => persian(year).length)).toEqual([0, 0, 1]);
    expect(of(2024).score).toBe(of(2025).score);
    expect(of(2023).score).toBeLessThan(of(2024).score);
  });

  it('the newest work on the area says how long it is silent, whatever the older ones are and about what the newer', () => {
    const student = about('amber basalt');
    const silence = (...publications: ReturnType<typeof work>[]) =>
      said(only(student, bare({ publications }))).cons.filter((text) => text.startsWith('No publication'));
    const [newest, old, older] = [work('Amber basalt', 2026), work('Amber basalt', 2021), work('Amber basalt', 2015)];
    expect([silence(older, newest), silence(newest, older)]).toEqual([[], []]);
    const since = ['No publication found on amber basalt since 2021.'];
    expect([silence(older, old), silence(old, older, work('Topaz', 2026))]).toEqual([since, since]);
  });

  it('the nearest publication is cited, and of equally near ones the newest', () => {
    const student = about('amber basalt');
    const cited = (...publications: ReturnType<typeof work>[]) =>
      only(student, bare({ publications })).facts.publication?.year;
    expect(cited(work('Amber basalt', 2020), work('Basalt, amber', 2024))).toBe(2024);
    expect(cited(work('Amber basalt', 2024), work('Basalt, amber', 2020))).toBe(2024);
    expect(cited(work('Amber basalt', 2020), work('Amber', 2025))).toBe(2020);
    expect(cited(work('Amber', 2025), work('Amber basalt', 2020))).toBe(2020);
  });

  it('a text that holds three of five words is on the area, one that holds two is not, one that holds four is', () => {
    const titles = ['amber basalt', 'amber basalt topaz', 'amber basalt topaz dolomite'];
    const results = titles.map((title) => only(five, bare({ topics: [title], publications: [work(title)] })).facts);
    expect(results.map(({ topics }) => topics.length)).toEqual([0, 1, 1]);
    expect(results.map(({ lastYearOnArea }) => lastYearOnArea)).toEqual([null, 2026, 2026]);
  });

  it('the area that is covered best is the one that counts', () => {
    const of = (...names: string[]) => only(about(...names), bare({ topics: ['amber zircon'] })).parts;
    const value = (parts: ReturnType<typeof of>) => parts.find(({ key }) => key === 'area')?.value ?? 0;
    expect(value(of('amber zircon', 'garnet halite'))).toBeCloseTo(value(of('amber zircon')), 5);
    expect(value(of('garnet halite', 'amber zircon'))).toBeGreaterThan(0.5);
    expect(value(of('garnet halite', 'amber zircon'))).toBeLessThan(value(of('amber zircon', 'garnet halite')));
  });

  it('a subfield of which three tenths are covered is not missing, one below is', () => {
    const student = about(['agate', 'amber beryl topaz dolomite opal']);
    const missing = (sentence: string, rest: string) =>
      only(student, bare({ topics: ['agate'], publications: [work('Agate', 2026, sentence)] }), rest).facts
        .missingSubfield;
    // A word of an abstract counts half: three of five words are 0.3.
    expect(missing('Amber beryl.', 'topaz dolomite opal')).toBe('amber beryl topaz dolomite opal');
    expect(missing('Amber beryl topaz.', 'dolomite opal')).toBeNull();
    expect(missing('Amber beryl topaz dolomite.', 'opal')).toBeNull();
  });

  it('one shared word makes no link unless it is of a topic, and two do', () => {
    const student = {
      ...about('agate'),
      projects: [{ project_title: 'Amber basalt', year_start: 2022 }],
    };
    const link = (title: string, topics: string[] = []) =>
      only(student, bare({ topics, publications: [work(title)] })).facts.entry?.title;
    expect(link('Amber')).toBeUndefined();
    expect(link('Amber', ['amber topaz'])).toBe('Amber basalt');
    expect(link('Amber and basalt')).toBe('Amber basalt');
  });

  it('two words of a skill link no more than one of a job, and the job is named before the skill', () => {
    const student = {
      ...about('agate'),
      jobs: [{ job_title: 'Amber', company_name: 'C', year_start: 2022 }],
      skills: [{ skill_name: 'basalt topaz' }],
    };
    const link = (...topics: string[]) => only(student, bare({ topics })).facts.entry?.title;
    expect(link('amber', 'basalt topaz')).toBe('Amber');
    expect(link('basalt topaz')).toBe('basalt topaz');
  });

  it('three shared words are named at most, the rarest first', () => {
    const student = {
      ...about('agate'),
      projects: [{ project_title: 'Amber basalt topaz dolomite', year_start: 2022 }],
    };
    const facts = (...topics: string[]) => only(student, bare({ topics })).facts;
    // The reference holds basalt.
    expect(facts('amber basalt topaz dolomite').sharedWords).toEqual(['amber', 'topaz', 'dolomite']);
  });

  it('the first interest counts in full, an area of the bot nine tenths, another interest three quarters', () => {
    const area = (topic: string) => {
      const options = { year: 2026, extraAreas: ['topaz opal'] } as const;
      const student = about('amber fluorite', 'jasper iolite');
      return evidenceBetween(student, bare({ topics: [topic] }), options).area;
    };
    expect(area('amber fluorite')).toBeCloseTo(1);
    expect(area('topaz opal')).toBeCloseTo(0.9);
    expect(area('jasper iolite')).toBeCloseTo(0.75);
  });

  it('of equal scores the higher index comes first, an unknown one last, and then the key decides', () => {
    const equal = [
      { key: 'c', hIndex: null },
      { key: 'b', hIndex: 0 },
      { key: 'd', hIndex: 7 },
      { key: 'a', hIndex: 7 },
    ].map((changes) => bare({ topics: ['amber'], ...changes }));
    const order = scoreCandidates(about('amber'), equal, { year: 2026 }).map(({ key }) => key);
    expect(order).toEqual(['a', 'd', 'b', 'c']);
  });

  it('what covers everything scores a hundred, what covers nothing zero, and no more than eight terms are told', () => {
    const words = 'amber basalt topaz dolomite opal fluorite agate spinel iolite jasper';
    const all = only(about(words), bare({ field: words, topics: [words], publications: [work(words)] }));
    expect(all.score).toBe(100);
    expect(all.terms).toHaveLength(8);
    expect(all.terms.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThan(0.9);
    const none = only(about('amber'), bare({ topics: ['spinel'], publications: [work('Jasper')] }));
    expect([none.score, none.terms]).toEqual([0, []]);
  });

  it('tells no term, and no share of nothing, where only words of every field are shared', () => {
    const student = { ...beginner, interests: [{ name: 'Zwitterion need data' }] };
    for (const { terms } of scoreCandidates(student, candidates, {}))
      expect(terms.filter(({ weight }) => !Number.isFinite(weight))).toEqual([]);
  });
});
