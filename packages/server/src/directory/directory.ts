/** Where a row of the directory comes from. */
export type DirectorySource = 'sample' | 'openalex';

/** A university as the wizard lists it. */
export interface DirectoryUniversity {
  id: number;
  name: string;
  city: string;
  countryId: number;
  countryCode: string;
  countryName: string;
  worldRank: number | null;
  countryRank: number | null;
  /** Whose order the ranks are, and its date as YYYY-MM-DD. */
  rankSource: string;
  rankDate: string;
  sample: boolean;
}

/** What to list. Every given condition has to hold; an empty list of ids finds nothing. */
export interface UniversityFilter {
  ids?: readonly number[];
  countryIds?: readonly number[];
  /** Found anywhere in the name, by search key. */
  name?: string;
  /** Both ends included. Universities without a rank in that scope are left out. */
  rank?: { scope: 'world' | 'country'; min: number; max: number };
  /** From 1. Without a page size, everything is on one page. */
  page?: number;
  pageSize?: number;
}

export interface UniversityPage {
  /** By world rank, unranked ones last, then by name. */
  items: DirectoryUniversity[];
  /** How many there are on all pages. */
  total: number;
}

/** A recent publication of a candidate. Dates are YYYY-MM-DD. */
export interface CandidatePublication {
  title: string;
  venue: string;
  year: number;
  publishedOn: string;
  /** Resolves: a DOI where there is one. */
  url: string;
  /** Empty when no abstract is known. */
  abstractSentence: string;
}

/** A person who could supervise, with everything that scoring and writing need. */
export interface CandidateProfessor {
  /** Stable key of the person in its directory, the same for every user. */
  key: string;
  universityId: number;
  universityName: string;
  countryId: number;
  countryCode: string;
  countryName: string;
  fullName: string;
  department: string;
  field: string;
  topics: string[];
  hIndex: number | null;
  worksCount: number;
  /** Null where the directory knows none; a draft can then be written and not sent. */
  email: string | null;
  homepageUrl: string | null;
  scholarUrl: string | null;
  linkedinUrl: string | null;
  researchgateUrl: string | null;
  /** Newest first. */
  publications: CandidatePublication[];
  sample: boolean;
}

export interface CandidateQuery {
  /** Names of research areas; they order the candidates. An index too large to read whole leaves out people who work on none of them. */
  interests: readonly string[];
  /** Fewest works of a person. */
  minPublications?: number;
  /** How many candidates to read per university, the most related first. */
  limitPerUniversity: number;
}

/** Universities and people, from the bundled sample or from a scholarly index. */
export interface Directory {
  readonly kind: DirectorySource;
  universities(filter: UniversityFilter): Promise<UniversityPage>;
  /**
   * Candidates at these universities, ordered by university id, then by relation to the interests. Throws a DirectoryProblem when the
   * answer cannot be had.
   */
  professorsOf(universityIds: readonly number[], query: CandidateQuery): Promise<CandidateProfessor[]>;
  /** One person by key, or undefined when the directory no longer has them. */
  professor(key: string): Promise<CandidateProfessor | undefined>;
}

/** For those parts of the server that look somebody up. */
export interface WithDirectory {
  directory: Directory;
}
