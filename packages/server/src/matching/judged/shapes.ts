import type { components } from '@peyk/api-types';
import type { MatchClass } from '../matchClass.ts';

type Schemas = components['schemas'];

/** What a person has entered, list by list, as the contract takes it. `id` names the entry for those who cite it. */
export interface JudgedStudent {
  key: string;
  /** The field as the pairs are counted by; several students may share one. */
  field: string;
  /** The language the person writes in. */
  writes: 'en' | 'fa';
  firstName: string;
  lastName: string;
  email: string;
  profile: Pick<
    Schemas['StudentProfilePatch'],
    'latin_name' | 'plan_season' | 'plan_year' | 'plan_degree' | 'plan_funding' | 'plan_places'
  >;
  /** The bot's interest comes first. */
  interests: readonly (Schemas['ResearchInterestInput'] & Named)[];
  degrees: readonly (Schemas['DegreeInput'] & Named)[];
  papers: readonly (Schemas['PaperInput'] & Named)[];
  projects: readonly (Schemas['ProjectInput'] & Named)[];
  jobs: readonly (Schemas['JobInput'] & Named)[];
  researchExperiences: readonly (Schemas['ResearchExperienceInput'] & Named)[];
  /** The methods that the person knows. */
  skills: readonly Schemas['SkillInput'][];
}

interface Named {
  id: string;
}

/** An abstract by its parts, in the order of reading; each is one or two sentences. */
export interface JudgedAbstract {
  background?: string;
  aim: string;
  method: string;
  /** Has a number. */
  finding: string;
  limit: string;
}

export interface JudgedPublication {
  id: string;
  title: string;
  venue: string;
  /** YYYY-MM-DD; the year of the publication is its year. */
  publishedOn: string;
  abstract: JudgedAbstract;
}

/** An invented professor at an invented university. */
export interface JudgedProfessor {
  key: string;
  fullName: string;
  /** Professor, Emeritus Professor and so on, as the page of the university says. */
  title: string;
  department: string;
  university: string;
  countryCode: string;
  field: string;
  topics: readonly string[];
  /** Newest first. */
  publications: readonly JudgedPublication[];
}

export interface JudgedPair {
  student: string;
  professor: string;
  judged: MatchClass;
  /** One sentence that says why, in the words of somebody from the field. */
  because: string;
  /** A word that both use in two meanings; it must not make a match (MAT-06). */
  trap?: string;
}
