import type { worldUniversities } from './universities.ts';

/** An invented university. Its place in the order of the sample belongs to no published ranking. */
export interface WorldUniversity {
  name: string;
  /** A real city. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Place in the sample order; null for a university that no ranking would list. */
  rank: number | null;
  /** A `technical` university has no people in fields of the groups `life` and `social`. */
  kind: 'general' | 'technical';
}

export type UniversityKey = keyof typeof worldUniversities;

/** An invented journal, series or publisher, and how it prints titles: "Title Case" or "Sentence case". */
export interface Venue {
  name: string;
  capitals: 'title' | 'sentence';
}

interface Paper {
  title: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Three to six sentences: an aim, a method with data, a finding with numbers, a limit; in no fixed order. */
  abstract: string;
  /** Set for a paper that was taken back: EVD-05 never lets one be cited. */
  retracted?: true;
}

/** What a person's own page says, for those that have one (MAT-11). */
export interface WorldPage {
  language: 'en' | 'fa' | 'de' | 'fr' | 'nl' | 'sv';
  /** The paragraphs of the page, in order. */
  text: readonly string[];
  /** What REC should read from the text; what is absent here is not said there. Codes and addresses stand in the text word for word. */
  says: {
    students?: 'yes' | 'no';
    doNotEmail?: true;
    subjectCode?: string;
    portal?: string;
    /** The address as it stands on the page, possibly disguised ("name [at] uni [dot] example"). */
    address?: string;
  };
}

interface PersonFacts {
  university: UniversityKey;
  /** As the person writes it, given name first, without a title. */
  name: string;
  title: 'Professor' | 'Dr';
  position:
    | 'Professor'
    | 'Associate Professor'
    | 'Assistant Professor'
    | 'Junior Professor'
    | 'Reader'
    | 'Senior Lecturer'
    | 'Lecturer'
    | 'Docent'
    | 'Research Group Leader'
    | 'Senior Researcher'
    | 'Professor Emeritus'
    | 'Professor Emerita';
  department: string;
  /** The local part of the address; null for a person who publishes none. */
  mail: string | null;
  hIndex: number;
  works: number;
  /** Three to six, of which at least one is a topic of the field's table, so that a search by area finds the person. */
  topics: readonly string[];
  page?: WorldPage;
}

export interface WorldPaper extends Paper {
  venue: Venue;
}

export interface WorldPerson extends PersonFacts {
  /** Newest first. */
  papers: readonly WorldPaper[];
}

export interface WorldField {
  /** The name of a field in the sample's field table. */
  field: string;
  people: readonly WorldPerson[];
}

interface WrittenPerson<VenueKey extends string> extends PersonFacts {
  papers: readonly (Paper & { venue: VenueKey })[];
}

/** One field of the sample world, with its venues written once. Papers name a venue by its key and may stand in any order. */
export function worldField<const Venues extends Readonly<Record<string, Venue>>>(
  field: string,
  venues: Venues,
  people: readonly WrittenPerson<keyof Venues & string>[],
): WorldField {
  return {
    field,
    people: people.map((person) => ({
      ...person,
      papers: person.papers
        .map((paper): WorldPaper => ({ ...paper, venue: venues[paper.venue] as Venue }))
        .sort((a, b) => b.date.localeCompare(a.date)),
    })),
  };
}
