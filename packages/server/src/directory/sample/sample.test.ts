import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sampleFields } from './fields.ts';
import { samplePeople } from './people.ts';
import { sampleVersion } from './seed.ts';
import { sampleUniversities } from './universities.ts';
import { worldFields } from './world/world.ts';

const people = samplePeople();
const works = people.flatMap(({ publications }) => publications);

describe('MAT-10 the sample directory', () => {
  it('holds every person of the written world, with their position, address and papers', () => {
    const written = worldFields.flatMap(({ field, people: staff }) => staff.map((person) => ({ field, ...person })));
    expect(people.length).toBe(written.length);
    expect(people.length).toBeGreaterThanOrEqual(240);
    for (const [index, person] of people.entries()) {
      const source = written[index];
      expect(person).toMatchObject({
        universityKey: source?.university,
        fullName: source?.name,
        position: source?.position,
        department: source?.department,
        field: source?.field,
        topics: source?.topics,
        hIndex: source?.hIndex,
        worksCount: source?.works,
        email: source?.mail == null ? null : `${source.mail}@${source.university}.example`,
      });
      expect(
        person.publications.map(({ title, venue, publishedOn, abstract, retracted }) => [
          title,
          venue,
          publishedOn,
          abstract,
          retracted,
        ]),
      ).toEqual(
        source?.papers.map(({ title, venue, date, abstract, retracted }) => [
          title,
          venue.name,
          date,
          abstract,
          retracted ?? false,
        ]),
      );
    }
  });

  it('is the same on every run and machine; a change of it comes with a higher sample version', () => {
    const hash = createHash('sha256')
      .update(JSON.stringify([sampleUniversities, people]))
      .digest('hex');
    expect(`${sampleVersion} ${hash.slice(0, 16)}`).toBe('3 d6c0d28dea492fec');
  });
});

describe('the sample universities', () => {
  it('stand by world rank, the one without a rank last, with country ranks that count from one', () => {
    const ranks = sampleUniversities.map(({ worldRank }) => worldRank ?? Number.POSITIVE_INFINITY);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    for (const staff of Map.groupBy(sampleUniversities, ({ country }) => country).values()) {
      const ranked = staff.filter(({ worldRank }) => worldRank !== null);
      expect(ranked.map(({ countryRank }) => countryRank)).toEqual(ranked.map((_, index) => index + 1));
      for (const { worldRank, countryRank } of staff) expect(countryRank === null).toBe(worldRank === null);
    }
  });
});

describe('the sample people', () => {
  it('have keys, names, addresses and pages of their own, in plain letters', () => {
    const addresses = people.flatMap(({ email }) => email ?? []);
    for (const values of [
      people.map(({ key }) => key),
      people.map(({ fullName }) => fullName),
      people.flatMap(({ homepageUrl }) => homepageUrl ?? []),
      addresses,
    ])
      expect(new Set(values).size).toBe(values.length);
    for (const { key, universityKey } of people) {
      expect(key).toMatch(/^sample:[a-z]+(?:-[a-z]+)+$/u);
      expect(key.startsWith(`sample:${universityKey}-`)).toBe(true);
    }
  });

  it('have only addresses that no mail can reach', () => {
    for (const email of people.flatMap((person) => person.email ?? []))
      expect(email).toMatch(/^[a-z0-9.-]+@[a-z]+\.example$/u);
    for (const url of people.flatMap(({ homepageUrl }) => homepageUrl ?? []))
      expect(new URL(url).hostname).toMatch(/\.example$/u);
    for (const { url } of works) expect(new URL(url).hostname).toBe('doi.example');
  });

  it('have publications newest first, each at an address of its own, with one whole sentence of its abstract', () => {
    expect(new Set(works.map(({ url }) => url)).size).toBe(works.length);
    for (const { publications } of people) {
      const dates = publications.map(({ publishedOn }) => publishedOn);
      expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
    }
    for (const { abstract, abstractSentence, year, publishedOn } of works) {
      expect(abstractSentence.length).toBeGreaterThanOrEqual(40);
      expect(abstract).toContain(abstractSentence);
      expect(year).toBe(Number(publishedOn.slice(0, 4)));
    }
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
