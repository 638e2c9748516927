import type { CandidateProfessor } from '../directory/directory.ts';
import { samplePeople } from '../directory/sample/people.ts';
import { sampleUniversities } from '../directory/sample/universities.ts';
import type { Lang } from '../platform/http/messages/translate.ts';
import { explain, type Explanation } from './explain.ts';
import { type MatchFacts, toldOf } from './facts.ts';
import type { MatchClass } from './matchClass.ts';
import type { StudentProfile } from './student.ts';

/** The lists of a profile without entries, by the names under which sentences are compared with them. */
export const noEntries = {
  degrees: [],
  papers: [],
  researchExperiences: [],
  projects: [],
  jobs: [],
  skills: [],
  interests: [],
};

/** A student with a full profile. */
export const engineer: StudentProfile = {
  firstName: 'Sara',
  lastName: 'Ahmadi',
  email: 'sara@student.example',
  interests: [
    { name: 'Structural engineering', subfield: 'Seismic design' },
    { name: 'Machine learning' },
    { name: 'Timber structures' },
  ],
  degrees: [
    {
      degree_type: 'BSc',
      field_of_study: 'Civil Engineering',
      university_name: 'University of Guilan',
      year_start: 2016,
      year_end: 2020,
    },
    {
      degree_type: 'Master',
      field_of_study: 'Structural Engineering',
      university_name: 'University of Tehran',
      year_start: 2020,
      year_end: 2023,
      thesis_title: 'Seismic retrofit of masonry schools with timber panels',
      thesis_abstract: 'Shake-table tests of masonry walls that timber panels hold together.',
    },
  ],
  papers: [
    {
      title: 'Fragility of rural schools in northern Iran',
      year: 2024,
      journal_conference_name: 'Iranian Journal of Building',
    },
  ],
  projects: [{ project_title: 'Low-cost sensors for bridges', year_start: 2022, technologies_used: 'Python, Arduino' }],
  jobs: [{ job_title: 'structural engineer', company_name: 'Alborz Consulting', year_start: 2023 }],
  researchExperiences: [],
  skills: [{ skill_name: 'OpenSees', skill_level: 'Advanced', skill_type: 'Technical' }],
};

/** A student whose profile has only one interest, in Persian. */
export const beginner: StudentProfile = {
  ...noEntries,
  firstName: 'رضا',
  lastName: 'کریمی',
  email: 'reza@student.example',
  interests: [{ name: 'یادگیری ماشین' }],
};

/** A student with very long titles and awkward characters. */
export const wordy: StudentProfile = {
  ...noEntries,
  firstName: 'María del Carmen',
  lastName: 'Fernández de Córdoba y Álvarez de Toledo',
  email: 'maria@student.example',
  interests: [{ name: 'Natural Language Processing', subfield: 'Low-resource languages' }],
  degrees: [
    {
      degree_type: 'PhD',
      field_of_study: 'Computational Linguistics',
      university_name: 'National Autonomous University of Mexico',
      year_start: 2022,
      is_current: true,
      thesis_title: `A "very" long title\n\u202Eabout ${'morphological analysis of low-resource languages and '.repeat(12)}their speakers`,
    },
  ],
};

const universities = new Map(sampleUniversities.map((university) => [university.key, university]));

/** All people of the sample as candidates, without a database. */
export const candidates: CandidateProfessor[] = samplePeople().map(({ universityKey, ...person }) => ({
  ...person,
  universityId: 1,
  universityName: universities.get(universityKey)?.name ?? '',
  countryId: 1,
  countryCode: universities.get(universityKey)?.country ?? '',
  countryName: '',
  topics: [...person.topics],
  scholarUrl: null,
  linkedinUrl: null,
  researchgateUrl: null,
  publications: [...person.publications],
  sample: true,
}));

interface Match {
  candidate: CandidateProfessor;
  facts: MatchFacts;
  matchClass: MatchClass;
}

/** What a reader is told of a scored candidate. */
export const said = ({ candidate, facts, matchClass }: Match, lang: Lang = 'en'): Explanation =>
  explain(toldOf(candidate, facts), matchClass, lang);
