import { expect, it } from 'vitest';
import { generatedStaffs } from './people.ts';

const people = [...generatedStaffs(['measure-1', 'measure-2', 'measure-3'], 200)].flat();

it('generates so many people for each university, with keys, addresses, titles and publications of their own', () => {
  expect(people.map(({ universityKey }) => universityKey)).toEqual(
    [1, 2, 3].flatMap((number) => Array<string>(200).fill(`measure-${number}`)),
  );
  const works = people.flatMap(({ field, publications }) => publications.map((one) => ({ field, ...one })));
  for (const values of [
    people.map(({ key }) => key),
    people.map(({ email }) => email),
    works.map(({ url }) => url),
    works.map(({ field, title }) => `${field} ${title}`),
  ])
    expect(new Set(values).size).toBe(values.length);
});

it('generates abstracts as long as real ones, and dates from the newest down to 2021', () => {
  for (const { publications } of people) {
    const dates = publications.map(({ publishedOn }) => publishedOn);
    expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
    for (const { abstract, abstractSentence, title, publishedOn, year } of publications) {
      expect(abstract.length).toBeGreaterThan(300);
      expect(abstract).toContain(abstractSentence);
      expect(title).not.toMatch(/undefined|\s{2}|\?/u);
      expect(publishedOn >= '2021-01-01' && publishedOn <= '2026-09-30').toBe(true);
      expect(year).toBe(Number(publishedOn.slice(0, 4)));
    }
  }
});
