import { type FieldRule, rulesOf } from './import/addEntry.ts';
import { type SectionName, SECTIONS } from './sections.ts';

const samples: Partial<Record<SectionName, Record<string, unknown>>> = {
  degrees: {
    degree_type: 'Master',
    field_of_study: 'Structural Engineering',
    university_name: 'University of Tehran',
    year_start: 2019,
    year_end: 2022,
    gpa: 18.4,
    is_current: false,
    thesis_title: 'Seismic damage detection of concrete frames with graph neural networks',
    thesis_abstract: 'Graph neural networks locate damage from sparse records.',
  },
  papers: {
    title: 'Physics-informed operator learning for structural health monitoring',
    year: 2024,
    abstract: 'Structural health monitoring with physics.',
    url: 'https://doi.example/10.1/x',
    journal_conference_name: 'Engineering Structures',
    doi: '10.1/x',
    authors: 'A. Rezaei; B. Solheim',
  },
  jobs: {
    job_title: 'Bridge engineer',
    company_name: 'Pol Co',
    year_start: 2022,
    job_description: 'Inspection of bridges.',
    location: 'Tehran',
    year_end: 2023,
    is_current: false,
  },
  skills: { skill_name: 'OpenSees', skill_level: 'Advanced', skill_type: 'Technical' },
  projects: {
    project_title: 'Shake table twin',
    year_start: 2021,
    project_description: 'A digital twin of a shake table.',
    project_role: 'Developer',
    technologies_used: 'Python, PyTorch',
    year_end: 2022,
    is_current: false,
  },
  awards: {
    award_title: 'Best thesis',
    year: 2022,
    award_description: 'Of the faculty.',
    awarding_organization: 'University of Tehran',
  },
  courses: {
    course_title: 'Deep learning',
    course_type: 'Online',
    year_start: 2020,
    institution: 'Academy',
    course_description: 'Twelve weeks.',
    year_end: 2021,
  },
  volunteer: {
    volunteer_title: 'Tutor',
    job_description: 'Mathematics.',
    organization: 'School',
    year_start: 2018,
    year_end: 2019,
  },
  research_interests: { interest_name: 'Structural health monitoring', subfield: 'Bridges' },
  links: { link_type: 'GitHub', url: 'https://github.example/ana' },
  languages: {
    language_name: 'English',
    proficiency: 'Advanced',
    IELTS_score: 7.5,
    TOEFL_score: 105,
    PTE_score: null,
    TOEIC_score: null,
    GRE_score: 325,
    GMAT_score: null,
    SAT_score: null,
  },
  certifications: {
    certification_name: 'PE',
    issuing_organization: 'Board',
    year_obtained: 2023,
    expiration_date: '2028-01-01',
  },
  research_experiences: {
    research_title: 'Vibration laboratory',
    institution: 'University of Oslo',
    year_start: 2023,
    research_description: 'Modal identification of bridges.',
    year_end: 2024,
    is_current: false,
  },
  teaching_experiences: {
    teaching_title: 'Assistant',
    course_title: 'Dynamics',
    institution: 'University of Tehran',
    year_start: 2021,
    teaching_description: 'Exercises.',
    year_end: 2022,
    is_current: false,
  },
  references: {
    reference_name: 'Kari Solheim',
    reference_email: 'kari@uio.example',
    reference_position: 'Professor',
    reference_phone: '+47 22 00 00 00',
    reference_company: 'University of Oslo',
    reference_relationship: 'Supervisor',
  },
};

/** A value for a field without a sample, so that a new field or list in the contract needs no change here. */
function valueFor(name: string, { type, enum: words, minimum }: FieldRule): unknown {
  if (words) return words[0];
  const kinds = [type].flat();
  if (kinds.includes('string')) return `Text of ${name}`;
  return kinds.includes('boolean') ? false : (minimum ?? 0);
}

/** A full entry of each list, for tests: every field is set, so that any change shows. */
export const sampleEntries = Object.fromEntries(
  SECTIONS.map(({ section }) => [
    section,
    {
      ...Object.fromEntries([...rulesOf(section).fields].map(([name, rule]) => [name, valueFor(name, rule)])),
      ...samples[section],
    },
  ]),
) as Record<SectionName, Record<string, unknown>>;
