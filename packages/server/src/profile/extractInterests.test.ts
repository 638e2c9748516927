import { describe, expect, it } from 'vitest';
import { extractInterests } from './extractInterests.ts';
import { phrasesOf } from './phrases.ts';
import { sampleEntries } from './samples.ts';
import { type Sections, SECTIONS } from './sections.ts';

const profile = (given: { [S in keyof Sections]?: Record<string, unknown>[] }): Sections =>
  ({ ...Object.fromEntries(SECTIONS.map(({ section }) => [section, []])), ...given }) as unknown as Sections;
const names = (given: Parameters<typeof profile>[0]): string[] =>
  extractInterests(profile(given)).map(({ interest_name }) => interest_name);

describe('phrases', () => {
  it('end at words that join or only say what was done', () => {
    const texts = phrasesOf('We propose a novel graph neural network for the early detection of bridge damage.').map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['graph neural network', 'early detection', 'bridge damage']);
  });

  it('keep Persian words whole, with their half-spaces', () => {
    const texts = phrasesOf('بررسی آسیب‌پذیری لرزه‌ای پل‌ها با یادگیری ماشین').map(({ text }) => text);
    expect(texts).toEqual(['آسیب‌پذیری لرزه‌ای پل‌ها', 'یادگیری ماشین']);
  });

  it('have at most four words, the last ones', () => {
    expect(phrasesOf('deep physics guided spatio-temporal graph networks').map(({ text }) => text)).toEqual([
      'guided spatio-temporal graph networks',
    ]);
  });

  it.each([
    ['a dash between blanks', 'glacier flow - sea ice', ['glacier flow', 'sea ice']],
    ['no hyphen', 'CRISPR-Cas9 screening', ['CRISPR-Cas9 screening']],
    [
      'a mark',
      'glacier flow: sea ice; snow cover/river runoff',
      ['glacier flow', 'sea ice', 'snow cover', 'river runoff'],
    ],
    ['a new line', 'glacier flow\nsea ice', ['glacier flow', 'sea ice']],
    ['a number', 'glacier flow 2024 sea ice', ['glacier flow', 'sea ice']],
  ])('end at %s', (_what, text, found) => {
    expect(phrasesOf(text).map((phrase) => phrase.text)).toEqual(found);
  });

  it.each([
    ['data analysis methods', []],
    ['data assimilation methods', ['data assimilation methods']],
  ])('are more than words that say little alone: %s', (text, found) => {
    expect(phrasesOf(text).map((phrase) => phrase.text)).toEqual(found);
  });
});

describe('extracted interests', () => {
  it('come from what a person studied and wrote, best first and at most eight', () => {
    const found = names({
      degrees: [sampleEntries.degrees],
      papers: [sampleEntries.papers],
      research_experiences: [sampleEntries.research_experiences],
    });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.slice(0, 4)).toEqual(
      expect.arrayContaining(['Graph neural networks', 'Structural health monitoring']),
    );
    expect(found).toContain('Seismic damage detection');
  });

  it('are the same for the same entries', () => {
    const given = { degrees: [sampleEntries.degrees], papers: [sampleEntries.papers] };
    expect(names(given)).toEqual(names(given));
  });

  it('leave out what is an interest already, in any spelling and as a part', () => {
    const given = {
      degrees: [sampleEntries.degrees],
      research_interests: [{ id: 1, interest_name: 'GRAPH  neural networks', subfield: 'seismic damage' }],
    };
    const found = names(given);
    expect(found).not.toContain('Graph neural networks');
    expect(found).not.toContain('Seismic damage detection');
    expect(found).toContain('Structural Engineering');
  });

  it('do not hold each other', () => {
    const found = names({ degrees: [sampleEntries.degrees], papers: [sampleEntries.papers] }).map((name) =>
      name.toLowerCase(),
    );
    for (const [at, name] of found.entries())
      expect(found.filter((other, index) => index !== at && other.includes(name))).toEqual([]);
  });

  it('take single words only from fields and technical skills', () => {
    expect(names({ skills: [{ ...sampleEntries.skills, skill_name: 'Photonics' }] })).toEqual(['Photonics']);
    expect(names({ skills: [{ ...sampleEntries.skills, skill_name: 'Patience', skill_type: 'Soft' }] })).toEqual([]);
    expect(
      names({ projects: [{ ...sampleEntries.projects, project_title: 'Website', project_description: 'HTML' }] }),
    ).toEqual([]);
  });

  it('take a single word that is no name when it comes up three times', () => {
    const written = (times: number) =>
      names({
        courses: Array.from({ length: times }, () => ({ ...sampleEntries.courses, course_title: 'Photonics' })),
      });
    expect([written(2), written(3)]).toEqual([[], ['Photonics']]);
  });

  it('take a single word that is a name in one place, also where it is none in another', () => {
    const skills = [{ ...sampleEntries.skills, skill_name: 'Photonics' }];
    const courses = [{ ...sampleEntries.courses, course_title: 'Photonics' }];
    expect(names({ skills, courses })).toEqual(['Photonics']);
    expect(names({ projects: [{ ...empty.projects, project_title: 'Photonics' }], skills })).toEqual(['Photonics']);
  });

  const empty = {
    degrees: { field_of_study: '', thesis_title: null, thesis_abstract: null },
    papers: { title: '', abstract: null },
    research_experiences: { research_title: '', research_description: null },
    projects: { project_title: '', project_description: null },
    skills: { skill_type: 'Technical', skill_name: '' },
    courses: { course_title: '' },
  };
  /** Places of a topic, highest weight first; ties in any order. */
  const places = [
    ['degrees', 'thesis_title', 5],
    ['papers', 'title', 5],
    ['degrees', 'field_of_study', 4],
    ['research_experiences', 'research_title', 4],
    ['projects', 'project_title', 2.5],
    ['degrees', 'thesis_abstract', 1.5],
    ['papers', 'abstract', 1.5],
    ['skills', 'skill_name', 1.5],
    ['courses', 'course_title', 1.5],
    ['research_experiences', 'research_description', 1.2],
    ['projects', 'project_description', 1],
  ] as const;
  const at = (section: keyof typeof empty, field: string, text: string) => ({
    [section]: [{ ...empty[section], [field]: text }],
  });

  it.each(places)('are found in %s, %s', (section, field) => {
    expect(names(at(section, field, 'ice dynamics'))).toEqual(['Ice dynamics']);
  });

  it.each(
    places.flatMap(([section, field, weight], place) =>
      places
        .slice(place + 1)
        .filter(([other, , less]) => other !== section && less < weight)
        .map(([other, otherField]) => [section, field, other, otherField] as const),
    ),
  )('are better in %s, %s than in %s, %s', (section, field, other, otherField) => {
    expect(names({ ...at(other, otherField, 'alpine snow'), ...at(section, field, 'ice dynamics') })).toEqual([
      'Ice dynamics',
      'Alpine snow',
    ]);
  });

  it('are better the more words they have, up to three, and the more often they come up', () => {
    const titles = (...found: string[]) => names({ papers: found.map((title) => ({ ...empty.papers, title })) });
    expect(titles('alpine snow', 'winter ice dynamics')).toEqual(['Winter ice dynamics', 'Alpine snow']);
    expect(titles('polar glacier mass balance', 'arctic ice dynamics')).toEqual([
      'Arctic ice dynamics',
      'Polar glacier mass balance',
    ]);
    expect(titles('alpine snow', 'ice dynamics', 'ice dynamics')).toEqual(['Ice dynamics', 'Alpine snow']);
  });

  it('are eight at most, written as they stood but for a capital in front', () => {
    const found = names({
      papers: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((letter) => ({
        ...empty.papers,
        title: `${letter}x mRNA`,
      })),
    });
    expect(found).toEqual(['Ax', 'Bx', 'Cx', 'Dx', 'Ex', 'Fx', 'Gx', 'Hx'].map((name) => `${name} mRNA`));
  });

  it('cope with a very long text', () => {
    const papers = ['a-'.repeat(5000), 'x '.repeat(5000)].map((abstract) => ({ ...empty.papers, abstract }));
    const found = names({ papers: [sampleEntries.papers, ...papers, { ...empty.papers, title: '((('.repeat(90) }] });
    expect(found).toContain('Structural health monitoring');
    expect(found).not.toContain('X x x x');
  });

  it('are read from the most significant texts of a profile that is larger than any', () => {
    const abstracts = Array.from({ length: 60 }, () => ({ ...empty.papers, abstract: 'of the '.repeat(1400) }));
    const last = { ...empty.courses, course_title: 'alpine snow' };
    const first = { ...empty.degrees, field_of_study: 'ice dynamics' };
    expect(names({ degrees: [first], papers: abstracts.slice(0, 5), courses: [last] })).toContain('Alpine snow');
    const found = names({ degrees: [first], papers: abstracts, courses: [last] });
    expect(found).toContain('Ice dynamics');
    expect(found).not.toContain('Alpine snow');
  });

  it('are cut between letters, so that each can be saved', () => {
    const field_of_study = `a${'𝐀'.repeat(299)}b`;
    const [name = ''] = names({ degrees: [{ ...empty.degrees, field_of_study: field_of_study.repeat(2) }] });
    expect(Array.from(name)).toHaveLength(300);
    expect(name.isWellFormed()).toBe(true);
  });

  it.each([
    ['With eight sensors, false alarms fell from 18 % to 4 %.', []],
    ['Our team won a prize, and many long hours paid off.', []],
    ['Eight sensors stayed in place for structural health monitoring.', ['Structural health monitoring']],
    ['The records became a test of Bayesian inference.', ['Bayesian inference']],
    ['این کار دربارهٔ پایش سلامت سازه است.', ['پایش سلامت سازه']],
  ])('are topics, and no words that only stand together: %s', (research_description, found) => {
    const experience = { ...empty.research_experiences, id: 1, research_description };
    expect(names({ research_experiences: [experience] })).toEqual(found);
  });

  it('name the entries that they come from, the weightiest first and at most three', () => {
    const papers = [1, 2, 3].map((id) => ({ ...empty.papers, id, title: `Paper ${id}`, abstract: 'ice dynamics' }));
    const degree = { ...empty.degrees, id: 9, field_of_study: 'Civil', thesis_title: 'ice dynamics' };
    const [found] = extractInterests(profile({ papers, degrees: [degree] }));
    expect(found?.interest_name).toBe('Ice dynamics');
    expect(found?.sources).toEqual([
      { section: 'degrees', id: 9, title: 'ice dynamics' },
      { section: 'papers', id: 1, title: 'Paper 1' },
      { section: 'papers', id: 2, title: 'Paper 2' },
    ]);
  });
});
