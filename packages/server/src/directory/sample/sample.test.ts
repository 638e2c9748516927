import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { countryByCode } from '../countries.ts';
import { sampleFields } from './fields.ts';
import { namePoolCount } from './names.ts';
import { samplePeople } from './people.ts';
import { randomFrom } from './random.ts';
import { sampleVersion } from './seed.ts';
import { sampleUniversities } from './universities.ts';

const people = samplePeople();
const regionOf = (code: string) => countryByCode(code)?.region;

describe('the random source', () => {
  it('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 20 }, () => random.below(1000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('stays inside its limits and reaches both ends', () => {
    const random = randomFrom('ends');
    const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 7)));
    expect(drawn).toEqual(new Set([3, 4, 5, 6, 7]));
  });
});

describe('the sample universities', () => {
  it('are at least 160 in at least 45 countries of all five regions', () => {
    expect(sampleUniversities.length).toBeGreaterThanOrEqual(160);
    expect(new Set(sampleUniversities.map((university) => university.country)).size).toBeGreaterThanOrEqual(45);
    expect(new Set(sampleUniversities.map((university) => regionOf(university.country)))).toEqual(
      new Set(['Africa', 'Americas', 'Asia', 'Europe', 'Oceania']),
    );
    expect(new Set(sampleUniversities.map((university) => university.slug)).size).toBe(sampleUniversities.length);
  });

  it('cover the countries that students ask for most', () => {
    const count = (code: string) => sampleUniversities.filter((university) => university.country === code).length;
    for (const [code, least] of Object.entries({ IR: 8, NO: 3, SE: 3, DK: 3, FI: 3, US: 15, CA: 6, DE: 6, GB: 6 })) {
      expect(count(code)).toBeGreaterThanOrEqual(least);
    }
  });

  it('have different world ranks, some none, and country ranks that count from one', () => {
    const ranks = sampleUniversities.flatMap((university) => university.worldRank ?? []);
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(Math.min(...ranks)).toBe(1);
    expect(Math.max(...ranks)).toBeLessThanOrEqual(900);
    expect(
      sampleUniversities.some((university) => university.worldRank === null && university.countryRank === null),
    ).toBe(true);
    for (const code of new Set(sampleUniversities.map((university) => university.country))) {
      const inCountry = sampleUniversities
        .filter((university) => university.country === code && university.worldRank !== null)
        .sort((a, b) => (a.worldRank ?? 0) - (b.worldRank ?? 0));
      expect(inCountry.map((university) => university.countryRank)).toEqual(inCountry.map((_, index) => index + 1));
    }
  });

  it('give the rank range 1 to 200 at least three universities in Norway, Germany and Canada', () => {
    for (const code of ['NO', 'DE', 'CA']) {
      const within = sampleUniversities.filter(
        (university) => university.country === code && (university.worldRank ?? 999) <= 200,
      );
      expect(within.length).toBeGreaterThanOrEqual(3);
    }
  });
});

describe('the sample people', () => {
  it('are the same on every run and machine; a change of theirs comes with a higher sample version', () => {
    const hash = createHash('sha256')
      .update(JSON.stringify([sampleUniversities, samplePeople()]))
      .digest('hex');
    expect(`${sampleVersion} ${hash.slice(0, 16)}`).toBe('1 a255430db06ad565');
  });

  it('are at least 2,400, at least ten at each university and in several departments there', () => {
    expect(people.length).toBeGreaterThanOrEqual(2400);
    const byUniversity = Map.groupBy(people, (person) => person.universitySlug);
    expect(byUniversity.size).toBe(sampleUniversities.length);
    for (const staff of byUniversity.values()) {
      expect(staff.length).toBeGreaterThanOrEqual(10);
      expect(new Set(staff.map((person) => person.department)).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('work in at least 32 fields and bear names of at least twelve cultures', () => {
    expect(new Set(people.map((person) => person.field)).size).toBe(sampleFields.length);
    expect(sampleFields.length).toBeGreaterThanOrEqual(32);
    expect(namePoolCount).toBeGreaterThanOrEqual(12);
  });

  it('have keys, addresses and names of their own', () => {
    for (const values of [
      people.map((p) => p.key),
      people.map((p) => p.email),
      people.map((p) => p.fullName),
      people.map((p) => p.homepageUrl),
    ]) {
      expect(new Set(values).size).toBe(people.length);
    }
  });

  it('have only addresses that no mail can reach', () => {
    for (const person of people) {
      expect(person.email).toMatch(/^[a-z0-9]+\.[a-z0-9]+@[a-z0-9-]+\.example$/u);
      expect(new URL(person.homepageUrl).hostname).toMatch(/\.example$/u);
      for (const publication of person.publications) expect(new URL(publication.url).hostname).toBe('doi.example');
    }
  });

  it('have three to six topics of their field, a plausible h-index and three to six publications', () => {
    const fields = new Map(sampleFields.map((field) => [field.name, field]));
    for (const person of people) {
      const field = fields.get(person.field);
      expect(person.topics.length).toBeGreaterThanOrEqual(3);
      expect(person.topics.length).toBeLessThanOrEqual(6);
      expect(person.topics.every((topic) => field?.topics.includes(topic))).toBe(true);
      expect(person.hIndex).toBeGreaterThanOrEqual(3);
      expect(person.hIndex).toBeLessThanOrEqual(90);
      expect(person.publications.length).toBeGreaterThanOrEqual(3);
      expect(person.publications.length).toBeLessThanOrEqual(6);
      expect(person.worksCount).toBeGreaterThanOrEqual(person.publications.length);
    }
  });

  it('have publications with real dates of 2021 to 2026, newest first', () => {
    for (const person of people) {
      const dates = person.publications.map((publication) => publication.publishedOn);
      expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
      for (const publication of person.publications) {
        expect(new Date(`${publication.publishedOn}T00:00:00Z`).toISOString().slice(0, 10)).toBe(
          publication.publishedOn,
        );
        expect(publication.year).toBe(Number(publication.publishedOn.slice(0, 4)));
        expect(publication.year).toBeGreaterThanOrEqual(2021);
        expect(publication.publishedOn <= '2026-09-30').toBe(true);
      }
    }
  });

  it('have publications with different titles inside a field and different addresses overall', () => {
    const titles = people.flatMap((person) =>
      person.publications.map((publication) => `${person.field}|${publication.title}`),
    );
    expect(new Set(titles).size).toBe(titles.length);
    const urls = people.flatMap((person) => person.publications.map((publication) => publication.url));
    expect(new Set(urls).size).toBe(urls.length);
    for (const title of titles) expect(title).not.toMatch(/undefined|\s{2}|\?/u);
  });
});

describe('the sample fields', () => {
  it('have at least twelve topics and no repeated word lists', () => {
    for (const field of sampleFields) {
      expect(field.topics.length).toBeGreaterThanOrEqual(12);
      for (const words of [field.topics, field.things, field.methods, field.venues])
        expect(new Set(words).size).toBe(words.length);
    }
  });
});
