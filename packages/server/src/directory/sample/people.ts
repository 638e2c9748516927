import { tellingSentence } from '../openalex/abstract.ts';
import { searchKey } from '../searchKey.ts';
import { hash32 } from './random.ts';
import type { WorldPage, WorldPaper, WorldPerson } from './world/types.ts';
import { paperAddress } from './websites.ts';
import { worldFields } from './world/world.ts';

export interface SamplePublication {
  title: string;
  venue: string;
  year: number;
  /** YYYY-MM-DD. */
  publishedOn: string;
  url: string;
  abstractSentence: string;
  abstract: string;
  retracted: boolean;
}

/** An invented supervisor as the directory stores them. Every address ends in `.example`, which is undeliverable. */
export interface SamplePerson {
  /** Made of the university and the name, like `sample:kromme-pieter-jan-zoutendijk`; users' records refer to it. */
  key: string;
  universityKey: string;
  /** Given name first, without a title. */
  fullName: string;
  position: string | null;
  department: string;
  field: string;
  topics: readonly string[];
  hIndex: number;
  worksCount: number;
  email: string | null;
  homepageUrl: string | null;
  /** What stands there. */
  page: WorldPage | null;
  /** Newest first. */
  publications: readonly SamplePublication[];
}

const inAddress = (name: string): string => (searchKey(name).match(/[a-z0-9]+/gu) ?? []).join('-');

const publicationOf = ({ title, venue, date, abstract, retracted }: WorldPaper): SamplePublication => ({
  title,
  venue: venue.name,
  year: Number(date.slice(0, 4)),
  publishedOn: date,
  url: paperAddress(hash32(title).toString(36)),
  abstractSentence: tellingSentence(abstract),
  abstract,
  retracted: retracted ?? false,
});

function personOf(field: string, person: WorldPerson): SamplePerson {
  const { university, name, mail } = person;
  return {
    key: `sample:${university}-${inAddress(name)}`,
    universityKey: university,
    fullName: name,
    position: person.position,
    department: person.department,
    field,
    topics: person.topics,
    hIndex: person.hIndex,
    worksCount: person.works,
    email: mail === null ? null : `${mail}@${university}.example`,
    homepageUrl: person.page ? `https://${university}.example/people/${inAddress(name)}` : null,
    page: person.page ?? null,
    publications: person.papers.map(publicationOf),
  };
}

/** All people of the written sample world, field by field. */
export const samplePeople = (): SamplePerson[] =>
  worldFields.flatMap(({ field, people }) => people.map((person) => personOf(field, person)));
