import { searchKey } from '../searchKey.ts';
import { type SampleField, sampleFields } from './fields.ts';
import { namePoolFor } from './names.ts';
import { createTitles, type Titles } from './publicationTitles.ts';
import { hash32, type Random, randomFrom } from './random.ts';
import { type SampleUniversity, sampleUniversities } from './universities.ts';

export interface SamplePublication {
  title: string;
  venue: string;
  year: number;
  /** YYYY-MM-DD. */
  publishedOn: string;
  url: string;
  /** One sentence of the abstract: a finding, or a limitation that the authors name. */
  abstractSentence: string;
}

/** An invented supervisor. Every address ends in `.example`, which is undeliverable. */
export interface SamplePerson {
  /** Stable over all versions of the sample, like `sample:uio-0007`. */
  key: string;
  universitySlug: string;
  /** Given name first, without a title. */
  fullName: string;
  department: string;
  field: string;
  topics: string[];
  hIndex: number;
  worksCount: number;
  email: string;
  homepageUrl: string;
  publications: SamplePublication[];
}

/** Number of fields a university is known for; each has one to three people there. */
const strongFields = 14;
/** Universities up to this rank also have one person in every other field of their kind. */
const broadRank = 300;
const firstYear = 2021;
const lastDay = { year: 2026, month: 9 };

/**
 * The fields of one university, the strong ones first. The universities of a country take turns through one shuffled list, so that three
 * of them together are strong in every field that their kind of school has.
 */
function fieldsOf(university: SampleUniversity, turn: number): SampleField[] {
  const list = randomFrom(`fields ${university.country}`)
    .shuffled(sampleFields)
    .filter((field) => !university.technical || field.group === 'technical');
  const isBroad = university.worldRank !== null && university.worldRank <= broadRank;
  return Array.from(
    { length: isBroad ? Math.max(list.length, strongFields) : strongFields },
    (_, index) => list[(turn * strongFields + index) % list.length] as SampleField,
  );
}

const asciiPart = (name: string): string => searchKey(name).replace(/[^a-z0-9]+/gu, '');

function nameOf(
  university: SampleUniversity,
  random: Random,
  taken: ReadonlySet<string>,
): { given: string; family: string } {
  for (let turn = random.below(64); ; turn += 1) {
    const names = namePoolFor(university.country, turn);
    // A small pool has too few pairs for all people; a second given name makes them unique.
    const given = turn < 96 ? random.pick(names.given) : `${random.pick(names.given)} ${random.pick(names.given)}`;
    const family = random.pick(names.family);
    if (!taken.has(`${given} ${family}`)) return { given, family };
  }
}

function publicationsOf(
  field: SampleField,
  topics: readonly string[],
  titles: Titles,
  random: Random,
): SamplePublication[] {
  const count = random.between(3, 6);
  const publications = Array.from({ length: count }, (_, index): SamplePublication => {
    const { title, abstractSentence } = titles.next(topics[index % topics.length] as string);
    // Most people publish to the present; some have not published for a while, which a match has to mention.
    const year =
      index === 0
        ? lastDay.year - (random.below(8) === 0 ? random.between(2, 3) : random.below(2))
        : random.between(firstYear, lastDay.year);
    const month = year === lastDay.year ? random.between(1, lastDay.month) : random.between(1, 12);
    const day = random.between(1, 28);
    const venue = random.pick(field.venues);
    const publishedOn = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    const url = `https://doi.example/10.5555/${hash32(`${field.name} ${title}`).toString(36)}`;
    return { title, venue, year, publishedOn, url, abstractSentence };
  });
  const newest = publications[0]?.year ?? lastDay.year;
  return publications
    .map((publication) =>
      publication.year > newest
        ? { ...publication, year: newest, publishedOn: `${newest}${publication.publishedOn.slice(4)}` }
        : publication,
    )
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn));
}

/** All people of the sample directory, university by university. The same list on every call and every machine; takes well under a second. */
export const samplePeople = (): SamplePerson[] => [...sampleStaffs()].flat();

/** The same people one university at a time, to save memory. */
export function* sampleStaffs(): Generator<SamplePerson[]> {
  const titlesOf = new Map(sampleFields.map((field) => [field.name, createTitles(field)]));
  const takenNames = new Set<string>();
  const turns = new Map<string, number>();
  for (const university of sampleUniversities) {
    const turn = turns.get(university.country) ?? 0;
    turns.set(university.country, turn + 1);
    const people: SamplePerson[] = [];
    const emails = new Set<string>();
    let number = 0;
    for (const [place, field] of fieldsOf(university, turn).entries()) {
      const random = randomFrom(`people ${university.slug} ${field.name} ${place < strongFields ? 'strong' : 'other'}`);
      const department = random.pick(field.departments);
      const size = place < strongFields ? random.between(1, 3) : 1;
      for (let index = 0; index < size; index += 1) {
        number += 1;
        const { given, family } = nameOf(university, random, takenNames);
        takenNames.add(`${given} ${family}`);
        const local = `${asciiPart(given)}.${asciiPart(family)}`;
        const address = emails.has(local) ? `${local}${number}` : local;
        emails.add(address);
        const topics = random.shuffled(field.topics).slice(0, random.between(3, 6));
        // The product of two draws: many moderate values and a thin tail up to 90.
        const hIndex = 3 + Math.floor((random.below(880) * random.below(1000)) / 10_000);
        people.push({
          key: `sample:${university.slug}-${String(number).padStart(4, '0')}`,
          universitySlug: university.slug,
          fullName: `${given} ${family}`,
          department,
          field: field.name,
          topics,
          hIndex,
          worksCount: Math.round(hIndex * 2.4) + random.between(2, 30),
          email: `${address}@${university.slug}.example`,
          homepageUrl: `https://${university.slug}.example/people/${address.replace('.', '-')}`,
          publications: publicationsOf(field, topics, titlesOf.get(field.name) as Titles, random),
        });
      }
    }
    yield people;
  }
}
