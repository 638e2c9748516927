/** The source of a directory row. */
export type DirectorySource = 'sample' | 'openalex';

/** A university as the wizard shows it. */
export interface DirectoryUniversity {
  id: number;
  name: string;
  city: string;
  countryId: number;
  countryCode: string;
  countryName: string;
  worldRank: number | null;
  countryRank: number | null;
  /** The publisher of the ranking, and its date as YYYY-MM-DD. */
  rankSource: string;
  rankDate: string;
  sample: boolean;
}

/** A list filter. All given conditions must match; an empty list of ids matches nothing. */
export interface UniversityFilter {
  ids?: readonly number[];
  countryIds?: readonly number[];
  /** Matched anywhere in the name, by search key. */
  name?: string;
  /** Both ends inclusive. Universities without a rank in that scope are left out. */
  rank?: { scope: 'world' | 'country'; min: number; max: number };
  /** From 1. Without a page size, everything is on one page. */
  page?: number;
  pageSize?: number;
}

export interface UniversityPage {
  /** By world rank, unranked ones last, then by name. */
  items: DirectoryUniversity[];
  /** The number of items on all pages. */
  total: number;
}

/** A recent publication of a candidate. Dates are YYYY-MM-DD. */
export interface CandidatePublication {
  title: string;
  venue: string;
  year: number;
  publishedOn: string;
  /** A DOI where there is one. */
  url: string;
  /** Empty when no abstract is known. */
  abstractSentence: string;
  /** The whole abstract; empty or absent when none is known. */
  abstract?: string;
  /** The keys of its authors, as `CandidateProfessor.key`; absent when the directory does not name them. */
  authors?: readonly string[];
  /** Whether it was taken back. Such a publication is never cited (EVD-05). */
  retracted?: boolean;
}

/** A potential supervisor, with all that scoring and writing need. */
export interface CandidateProfessor {
  /** Stable key of the person within the directory, the same for every user. */
  key: string;
  universityId: number;
  universityName: string;
  countryId: number;
  countryCode: string;
  countryName: string;
  fullName: string;
  /** As the directory words it ("Professor Emeritus"); null or absent when not known. */
  position?: string | null;
  department: string;
  field: string;
  topics: string[];
  hIndex: number | null;
  worksCount: number;
  /** Null if the directory has none; a draft can then be written but not sent. */
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
  /** Names of research areas, which order the candidates. An index too large to read in full leaves out people who work on none of them. */
  interests: readonly string[];
  /** Minimum number of a person's works. */
  minPublications?: number;
  /** Maximum number of candidates per university, most relevant first. */
  limitPerUniversity: number;
}

/** Universities and people, from the bundled sample or from a scholarly index. */
export interface Directory {
  readonly kind: DirectorySource;
  universities(filter: UniversityFilter): Promise<UniversityPage>;
  /** How many universities each country has, by country id; a country without any is absent. */
  universityCounts(): Promise<ReadonlyMap<number, number>>;
  /**
   * Candidates at these universities, ordered by university id, then by relevance to the interests. Throws a DirectoryProblem when they
   * cannot be read.
   */
  professorsOf(universityIds: readonly number[], query: CandidateQuery): Promise<CandidateProfessor[]>;
  /** One person by key, or undefined when the directory no longer has them. */
  professor(key: string): Promise<CandidateProfessor | undefined>;
}

/** Dependencies of the parts of the server that use the directory. */
export interface WithDirectory {
  directory: Directory;
}
