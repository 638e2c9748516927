import { describe, expect, it } from 'vitest';
import type { CandidateProfessor } from '../directory/directory.ts';
import { composeEmail } from './compose.ts';
import type { MatchFacts } from './facts.ts';
import { beginner, candidates, engineer } from './fixtures.ts';
import * as phrases from './phrases.ts';
import { scoreCandidates } from './score.ts';
import { profileEntries, type StudentProfile } from './student.ts';

const work = (title: string, year: number) => ({
  title,
  venue: `Journal of ${title}`,
  year,
  publishedOn: `${year}-03-04`,
  url: `https://doi.example/${year}`,
  abstractSentence: `We measured ${title.toLowerCase()}.`,
});
const professor: CandidateProfessor = {
  ...(candidates[0] as CandidateProfessor),
  key: 'sample:jane',
  fullName: 'Jane Doe',
  universityName: 'University of Oslo',
  topics: ['Grid Stability', 'Wind Power'],
  field: 'Electrical Engineering',
  publications: [work('Newer Winds', 2025), work('Older Winds', 2021)],
};
const [paper, thesis] = profileEntries(engineer);
const facts: MatchFacts = {
  area: 'Power Systems',
  areas: 1,
  matchedAreas: 1,
  recentAreas: 1,
  recentSince: 2024,
  topics: ['Wind Power', 'Grid Stability'],
  publication: work('Older Winds', 2021),
  lastYearOnArea: 2025,
  missingSubfield: null,
  entry: thesis ?? null,
  sharedWords: ['power'],
  sharedTopic: 'Monte Carlo Methods',
};
const VARIANTS = Array.from({ length: 60 }, (_, variant) => variant);
/** The same letter in all variants. */
const letters = (
  changes: { student?: StudentProfile; candidate?: Partial<CandidateProfessor>; facts?: Partial<MatchFacts> } = {},
  needResearchProposal = false,
) =>
  VARIANTS.map((variant) =>
    composeEmail(
      changes.student ?? engineer,
      { ...professor, ...changes.candidate },
      { ...facts, ...changes.facts },
      { needResearchProposal, variant },
    ),
  );

describe('a letter, in every wording', () => {
  it('rests on the publication and the entry of the match, and on no similar one', () => {
    for (const { body, evidence } of letters()) {
      expect(evidence).toEqual([
        {
          marker: 1,
          kind: 'publication',
          title: 'Older Winds',
          detail: 'Journal of Older Winds, 2021-03-04',
          url: 'https://doi.example/2021',
          quote: expect.stringMatching(/Older Winds.*/u) as string,
          section: null,
        },
        {
          marker: 2,
          kind: 'profile',
          title: 'Seismic retrofit of masonry schools with timber panels',
          detail: 'Structural Engineering, University of Tehran',
          url: null,
          quote: expect.stringContaining('my master\'s thesis, "Seismic retrofit') as string,
          section: 'degrees',
        },
      ]);
      const [citation] = evidence;
      for (const part of ['"Older Winds"', 'Journal of Older Winds', '2021']) expect(citation?.quote).toContain(part);
      expect(body).not.toMatch(/Newer|2025|Fragility/u);
      expect(body).toContain('the University of Oslo');
      expect(body).toMatch(/power systems/u);
      expect(body).toContain('Monte Carlo methods');
      expect(body).toContain('"We measured older winds."');
      expect(body.startsWith('Dear Professor Doe,\n\n')).toBe(true);
      expect(body).toMatch(/,\nSara Ahmadi\n\nIf you reply "no", I will not write again\.$/u);
      expect(body).not.toContain('proposal');
    }
  });

  it('has in its subject the topic of the match, else of the professor, else their field, else the area', () => {
    const subjects = (changes: Parameters<typeof letters>[0]) => letters(changes).map(({ subject }) => subject);
    const cases: [Parameters<typeof letters>[0], string][] = [
      [{}, 'wind power'],
      [{ facts: { topics: [] } }, 'grid stability'],
      [{ facts: { topics: ['انرژی بادی'] } }, 'grid stability'],
      [{ facts: { topics: ['Silk Road History'] } }, 'Silk Road history'],
      [{ facts: { topics: ['Road Safety in the Middle East'] } }, 'road safety in the Middle East'],
      [{ facts: { topics: ['Persian–Ottoman Trade and PDEs'] } }, 'Persian–Ottoman trade and PDEs'],
      [{ facts: { topics: [] }, candidate: { topics: [] } }, 'electrical engineering'],
      [{ facts: { topics: [] }, candidate: { topics: [], field: '' } }, 'power systems'],
      [{ facts: { topics: [], area: 'NLP' }, candidate: { topics: [], field: '' } }, 'natural language processing'],
      [{ facts: { topics: [], area: 'عشق' }, candidate: { topics: [], field: '' } }, 'your area of research'],
    ];
    for (const [changes, topic] of cases) for (const subject of subjects(changes)) expect(subject).toContain(topic);
    expect(new Set(subjects({})).size).toBe(4);
    expect(new Set(subjects({}))).toContain('Question about a PhD on wind power at the University of Oslo');
  });

  it('says that nothing is shared where nothing is, and names an interest as no more than one', () => {
    const [nothing, mere] = [
      letters({ facts: { entry: null, sharedTopic: null } }),
      letters({ student: beginner, facts: { entry: null } }),
    ];
    for (const { body, evidence } of nothing) {
      expect(phrases.sharedNothing.some((sentence) => body.includes(sentence))).toBe(true);
      expect(evidence[1]).toMatchObject({ title: paper?.title, section: 'papers', detail: paper?.detail });
    }
    for (const { body, evidence } of mere) {
      expect(phrases.sharedNothing.some((sentence) => body.includes(sentence))).toBe(false);
      expect(evidence[1]).toMatchObject({ title: 'power systems', section: 'interests', detail: null, url: null });
    }
    for (const { body } of letters({ facts: { sharedTopic: null } })) {
      expect(phrases.sharedNothing.some((sentence) => body.includes(sentence))).toBe(false);
      expect(body).not.toMatch(/Both touch on|have in common|They meet in/u);
    }
  });

  it('promises a proposal once where the bot does, and leaves a venue out that is not known', () => {
    for (const { body } of letters({}, true)) expect(body.match(/research proposal/gu)).toHaveLength(1);
    const bare = { ...work('Older Winds', 2021), venue: '', abstractSentence: '' };
    for (const { body, evidence } of letters({ facts: { publication: bare } })) {
      expect(evidence[0]?.detail).toBe(bare.publishedOn);
      expect(evidence[0]?.quote).toMatch(/"Older Winds"/u);
      expect(evidence[0]?.quote).toContain('2021');
      expect(body).not.toMatch(/ in ,|\(,|Journal|abstract/u);
    }
    for (const { evidence } of letters({ facts: { publication: null } }))
      expect(evidence[0]?.title).toBe('Newer Winds');
  });
});

describe('the sentences of a letter', () => {
  const words = {
    title: 'TITLE',
    venue: 'VENUE',
    year: 2021,
    abstract: 'ABSTRACT',
    topic: 'TOPIC',
    area: 'AREA',
    university: 'UNIVERSITY',
    entry: 'ENTRY',
  };
  it.each([
    ['citations', phrases.citations, ['"TITLE"', 'VENUE', '2021'], ['TOPIC']],
    ['citations without a venue', phrases.citationsWithoutVenue, ['"TITLE"', '2021'], ['TOPIC']],
    ['sentences of the abstract', phrases.abstractSentences, ['"ABSTRACT"'], []],
    ['links', phrases.links, ['ENTRY'], []],
    ['interests', phrases.interestOnly, ['ENTRY'], []],
    ['wishes', phrases.wishes, ['AREA', 'UNIVERSITY'], []],
    ['proposals', phrases.proposals, ['TOPIC'], []],
    ['questions', phrases.questions, ['?'], ['TOPIC', 'AREA']],
    ['subjects', phrases.subjects, ['TOPIC'], ['UNIVERSITY']],
  ] as const)('of all %s each say what they are for, and of nothing else', (_, list, needed, allowed) => {
    for (const phrase of list) {
      const text = phrase(words);
      for (const part of needed) expect(text).toContain(part);
      const others = Object.values(words).map(String);
      for (const part of others.filter((word) => ![...needed, ...allowed].some((known) => known.includes(word))))
        expect(text).not.toContain(part);
    }
  });
});

describe('a score, whole', () => {
  const student: StudentProfile = {
    ...beginner,
    interests: [{ name: 'Wind power', subfield: 'Offshore turbines' }, { name: 'Grid stability' }],
    projects: [{ project_title: 'Offshore sensors', year_start: 2022, technologies_used: 'Python' }],
    skills: [{ skill_name: 'Python' }],
  };
  const nobody = {
    ...professor,
    key: 'sample:zoe',
    topics: ['Courts'],
    field: 'Law',
    department: 'Law',
    publications: [],
    email: null,
  };
  const scored = scoreCandidates(
    student,
    [
      nobody,
      {
        ...professor,
        department: 'Energy',
        topics: ['Wind Power', 'Offshore sensors'],
        field: 'Engineering',
        publications: [work('Grid stability', 2026), work('Offshore turbines', 2023), work('Python bridges', 2025)],
      },
    ],
    { lang: 'en', year: 2026 },
  );

  it('tells the facts of the match that a letter and its reasons are made of', () => {
    expect(scored.map(({ key, facts: found }) => [key, found])).toEqual([
      [
        'sample:jane',
        {
          area: 'Wind power',
          areas: 2,
          matchedAreas: 2,
          recentAreas: 1,
          recentSince: 2024,
          topics: ['Wind Power'],
          publication: work('Offshore turbines', 2023),
          lastYearOnArea: 2023,
          missingSubfield: null,
          entry: profileEntries(student)[0],
          sharedWords: ['offshore', 'sensors', 'python'],
          sharedTopic: 'Offshore sensors',
        },
      ],
      [
        'sample:zoe',
        {
          area: 'Wind power',
          areas: 2,
          matchedAreas: 0,
          recentAreas: 0,
          recentSince: 2024,
          topics: [],
          publication: null,
          lastYearOnArea: null,
          missingSubfield: 'Offshore turbines',
          entry: null,
          sharedWords: [],
          sharedTopic: null,
        },
      ],
    ]);
  });

  it('names where each of its terms was found, the strongest place first', () => {
    const sources = Object.fromEntries((scored[0]?.terms ?? []).map(({ term, source }) => [term, source]));
    expect(sources).toEqual({
      wind: 'topics',
      power: 'topics',
      offshore: 'topics',
      sensors: 'topics',
      turbines: 'publications',
      grid: 'publications',
      stability: 'publications',
      python: 'publications',
    });
    const weights = (scored[0]?.terms ?? []).map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 1);
  });
});
