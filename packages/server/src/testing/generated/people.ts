import { sampleFields } from '../../directory/sample/fields.ts';
import type { SamplePerson } from '../../directory/sample/people.ts';
import { hash32 } from '../../directory/sample/random.ts';
import { searchKey } from '../../directory/searchKey.ts';
import { namePoolFor } from './names.ts';
import { createTitles } from './publicationTitles.ts';
import { type Random, randomFrom } from './random.ts';

const lastDay = { year: 2026, month: 9 };
const asciiPart = (name: string): string => searchKey(name).replace(/[^a-z0-9]+/gu, '');

function dateOf(random: Random, newest: boolean): string {
  const year = newest ? lastDay.year - random.below(2) : random.between(2021, lastDay.year - 1);
  const month = random.between(1, year === lastDay.year ? lastDay.month : 12);
  return [year, String(month).padStart(2, '0'), String(random.between(1, 28)).padStart(2, '0')].join('-');
}

/**
 * People for measurements, each of these universities with so many: filled patterns where the sample's own people are written, in numbers that
 * nobody could write, with texts as long and as different as theirs. The same on every call and every machine.
 */
export function* generatedStaffs(universityKeys: readonly string[], each: number): Generator<SamplePerson[]> {
  const fields = sampleFields.map((field) => ({ field, titles: createTitles(field) }));
  let number = 0;
  for (const universityKey of universityKeys) {
    const random = randomFrom(`people of ${universityKey}`);
    // As at a real school, people of a few fields, several in each.
    const known = random.shuffled(fields).slice(0, 14);
    yield Array.from({ length: each }, (_, index): SamplePerson => {
      number += 1;
      const { field, titles } = known[index % known.length] as (typeof fields)[number];
      const names = namePoolFor('US', random.below(64));
      const fullName = `${random.pick(names.given)} ${random.pick(names.given)} ${random.pick(names.family)}`;
      const topics = random.shuffled(field.topics).slice(0, random.between(3, 6));
      // The product of two draws: many moderate values and a thin tail up to 90.
      const hIndex = 3 + Math.floor((random.below(880) * random.below(1000)) / 10_000);
      const publications = Array.from({ length: random.between(3, 6) }, (__, place) => {
        const publishedOn = dateOf(random, place === 0);
        const texts = titles.next(topics[place % topics.length] as string);
        const url = `https://doi.example/10.5555/${hash32(`${field.name} ${texts.title}`).toString(36)}`;
        const venue = random.pick(field.venues);
        return { ...texts, venue, year: Number(publishedOn.slice(0, 4)), publishedOn, url, retracted: false };
      });
      return {
        key: `measure:${universityKey}-${index + 1}`,
        universityKey,
        fullName,
        position: 'Professor',
        department: random.pick(field.departments),
        field: field.name,
        topics,
        hIndex,
        worksCount: Math.round(hIndex * 2.4) + random.between(2, 30),
        email: `${asciiPart(fullName)}-${number}@${universityKey}.example`,
        homepageUrl: `https://${universityKey}.example/people/${number}`,
        page: null,
        publications: publications.sort((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
      };
    });
  }
}
