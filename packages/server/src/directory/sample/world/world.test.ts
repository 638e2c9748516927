import { describe, expect, it } from 'vitest';
import { countryByCode } from '../../countries.ts';
import { searchKey } from '../../searchKey.ts';
import { realUniversities } from '../../../testing/realUniversities.ts';
import { sampleFields } from '../fields.ts';
import type { WorldPaper, WorldUniversity } from './types.ts';
import { worldUniversities } from './universities.ts';
import { worldFields } from './world.ts';

const universities: readonly (WorldUniversity & { key: string })[] = Object.entries(worldUniversities).map(
  ([key, university]) => ({ key, ...university }),
);
const people = worldFields.flatMap(({ field, people }) => people.map((person) => ({ field, person })));
const papers = people.flatMap(({ field, person }) => person.papers.map((paper) => ({ field, person, paper })));
const universityOf = (key: keyof typeof worldUniversities): WorldUniversity => worldUniversities[key];

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment.trim());

/** Words in lower case, every number as 0, so that a pattern filled with other figures is still the same text. */
const wordsOf = (text: string): string[] =>
  searchKey(text)
    .replace(/\d[\d.,]*/gu, '0')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Every run of so many words, without those that are mostly figures, units and short words. */
const runsOf = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, index) => words.slice(index, index + length))
    .filter((run) => run.filter((word) => word.length > 2).length > length / 2)
    .map((run) => run.join(' '));

/** Values that occur more than once, each with the names of those that share it. */
function shared(entries: readonly (readonly [value: string, owner: string])[]): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [value, owner] of entries) owners.set(value, (owners.get(value) ?? new Set()).add(owner));
  return [...owners].flatMap(([value, { size }]) => (size > 1 ? [value] : []));
}

const repeated = (values: readonly string[]): string[] => shared(values.map((value, index) => [value, String(index)]));

const small = new Set(
  'about above across after against along among around before behind below beneath between beyond despite during every inside other outside since their there these those through throughout toward towards under until using versus where which while whose within without'.split(
    ' ',
  ),
);

/** Words after the first that a venue with Title Case would print with a capital. */
const longWords = (title: string): string[] =>
  title
    .split(/[\s—]+/u)
    .slice(1)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((word) => /^\p{L}{5,}/u.test(word) && !small.has(word.toLowerCase()));
const hasCapital = (word: string): boolean => /\p{Lu}/u.test(word);

describe('MAT-10 the universities of the sample world', () => {
  it('are 60 in 25 countries that exist, with names of their own', () => {
    expect(universities.length).toBe(60);
    expect(new Set(universities.map(({ country }) => country)).size).toBe(25);
    for (const { key, country } of universities) {
      expect(countryByCode(country)?.code).toBe(country);
      expect(key).toMatch(/^[a-z]+$/u);
    }
    expect(repeated(universities.map(({ name }) => searchKey(name)))).toEqual([]);
  });

  it('have no name of a real university, in any spelling, as a part or a whole', () => {
    const invented = universities.map(({ name }) => searchKey(name));
    for (const name of realUniversities) {
      const real = searchKey(name);
      expect(invented.filter((key) => key.includes(real) || real.includes(key))).toEqual([]);
    }
  });

  it('have different places in the sample order, some none, and three of the first 200 in Norway, Germany and Canada', () => {
    const ranks = universities.flatMap(({ rank }) => rank ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(universities.some(({ rank }) => rank === null)).toBe(true);
    for (const code of ['NO', 'DE', 'CA'])
      expect(
        universities.filter(({ country, rank }) => country === code && (rank ?? 999) <= 200).length,
      ).toBeGreaterThanOrEqual(3);
  });
});

describe('MAT-10 the people of the sample world', () => {
  it.each(worldFields)(
    'in $field are fifteen, from at least eight countries and at most three of one university',
    ({ field, people }) => {
      const known = sampleFields.find(({ name }) => name === field);
      expect(known?.name).toBe(field);
      expect(people.length).toBe(15);
      expect(new Set(people.map(({ university }) => universityOf(university).country)).size).toBeGreaterThanOrEqual(8);
      for (const [, staff] of Map.groupBy(people, ({ university }) => university))
        expect(staff.length).toBeLessThanOrEqual(3);
      for (const person of people) {
        expect(person.topics.filter((topic) => known?.topics.includes(topic))).not.toEqual([]);
      }
      const taught = people.filter(
        ({ university }) => known?.group === 'technical' || universityOf(university).kind === 'general',
      );
      expect(taught).toEqual(people);
    },
  );

  it('have names and addresses of their own, and addresses that no mail can reach', () => {
    expect(repeated(people.map(({ person }) => searchKey(person.name)))).toEqual([]);
    const addresses = people.flatMap(({ person }) =>
      person.mail === null ? [] : [`${person.mail}@${person.university}.example`],
    );
    expect(repeated(addresses)).toEqual([]);
    for (const address of addresses) expect(address).toMatch(/^[a-z0-9]+(?:[.-][a-z0-9]+)*@[a-z]+\.example$/u);
  });

  it('have three to six topics, an h-index below their number of works, and three to six papers', () => {
    for (const { person } of people) {
      expect([3, 4, 5, 6]).toContain(person.topics.length);
      expect(repeated(person.topics)).toEqual([]);
      expect(person.hIndex).toBeGreaterThanOrEqual(2);
      expect(person.hIndex).toBeLessThan(person.works);
      expect([3, 4, 5, 6]).toContain(person.papers.length);
      expect(person.works).toBeGreaterThanOrEqual(person.papers.length);
    }
  });

  it('include an emeritus, one without recent work, one without an address, one who wants no email and a retracted paper', () => {
    expect(people.some(({ person }) => person.position.startsWith('Professor Emerit'))).toBe(true);
    expect(people.some(({ person }) => person.papers.every(({ date }) => date < '2023'))).toBe(true);
    expect(people.some(({ person }) => person.mail === null)).toBe(true);
    expect(people.some(({ person }) => person.page?.says.doNotEmail)).toBe(true);
    expect(papers.some(({ paper }) => paper.retracted)).toBe(true);
  });

  it('MAT-11 have pages that say word for word what is to be read from them', () => {
    for (const page of people.flatMap(({ person }) => person.page ?? [])) {
      const text = page.text.join('\n');
      expect(page.text.length).toBeGreaterThanOrEqual(2);
      const { subjectCode = '', portal = 'https://none.example', address = '' } = page.says;
      expect(text).toContain(subjectCode);
      expect(text).toContain(address);
      expect(`${text} https://none.example`).toContain(portal);
      expect(new URL(portal).hostname).toMatch(/\.example$/u);
      for (const word of text.split(/\s/u).filter((part) => part.includes('@')))
        expect(word).toMatch(/\.example[.,;)]?$/u);
    }
  });
});

describe('MAT-10 the papers of the sample world', () => {
  it('have real dates of 2019 to September 2026 and titles of their own', () => {
    for (const { paper } of papers) {
      expect(new Date(`${paper.date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(paper.date);
      expect(paper.date >= '2019-01-01' && paper.date <= '2026-09-30').toBe(true);
    }
    expect(repeated(papers.map(({ paper }) => searchKey(paper.title)))).toEqual([]);
  });

  it('have abstracts of three to six sentences and 60 to 220 words, with a figure in each', () => {
    const wrong = papers.flatMap(({ paper: { title, abstract } }) => {
      const sentences = sentencesOf(abstract).length;
      const words = abstract.split(' ').length;
      const fits = sentences >= 3 && sentences <= 6 && words >= 60 && words <= 220 && /\d/u.test(abstract);
      return fits && abstract === abstract.trim() && !abstract.includes('  ') ? [] : [{ title, sentences, words }];
    });
    expect(wrong).toEqual([]);
  });

  it('have the capitals that their venue prints', () => {
    const wrong = papers.filter(({ paper: { title, venue } }: { paper: WorldPaper }) => {
      const words = longWords(title);
      const capital = words.filter(hasCapital).length;
      // Names of species stay in lower case.
      return venue.capitals === 'title' ? capital < words.length * 0.75 : capital * 2 > Math.max(words.length, 2);
    });
    expect(wrong.map(({ paper }) => `${paper.venue.name}: ${paper.title}`)).toEqual([]);
  });

  it('share no run of seven words between two people, whatever the numbers in it', () => {
    const runs = papers.flatMap(({ person, paper }) =>
      runsOf(wordsOf(paper.abstract), 7).map((run): [string, string] => [run, person.name]),
    );
    expect(shared(runs)).toEqual([]);
  });

  it('share no sentence and no title word for word between papers of one person', () => {
    expect(repeated(papers.flatMap(({ paper }) => sentencesOf(paper.abstract)))).toEqual([]);
  });

  it.each(worldFields)('of $field begin in different ways', ({ people }) => {
    const openings = people.flatMap((person) =>
      person.papers.map(({ abstract }) => wordsOf(abstract).slice(0, 3).join(' ')),
    );
    const counts = Map.groupBy(openings, (opening) => opening);
    expect([...counts].flatMap(([opening, { length }]) => (length > 2 ? [opening] : []))).toEqual([]);
  });
});
