import { lists } from './lists.ts';

/** The fields of each list to the letter of the specification, section 3; a star is at those that must be filled. */
const FIELDS: Partial<Record<(typeof lists)[number]['section'], readonly [id: string, fields: string]>> = {
  degrees: [
    'PROF-41',
    'degree_type* field_of_study* university_name* year_start* year_end gpa is_current thesis_title thesis_abstract',
  ],
  papers: ['PROF-46', 'title* year* abstract url journal_conference_name doi authors'],
  jobs: ['PROF-50', 'job_title* company_name* year_start* job_description location year_end is_current'],
  research_experiences: [
    'PROF-53',
    'research_title* institution* year_start* research_description year_end is_current',
  ],
  teaching_experiences: [
    'PROF-55',
    'teaching_title* course_title* institution* year_start* teaching_description year_end is_current',
  ],
  skills: ['PROF-57', 'skill_name* skill_level* skill_type*'],
  projects: [
    'PROF-64',
    'project_title* year_start* project_description project_role technologies_used year_end is_current',
  ],
  awards: ['PROF-67', 'award_title* year* award_description awarding_organization'],
  courses: ['PROF-70', 'course_title* course_type* year_start* institution course_description year_end'],
  volunteer: ['PROF-75', 'volunteer_title* job_description* organization* year_start* year_end'],
  research_interests: ['PROF-78', 'interest_name* subfield'],
  links: ['PROF-87', 'link_type* url*'],
  languages: [
    'PROF-92',
    'language_name* proficiency* IELTS_score TOEFL_score PTE_score TOEIC_score GRE_score GMAT_score SAT_score',
  ],
  certifications: ['PROF-98', 'certification_name* issuing_organization* year_obtained* expiration_date'],
  references: [
    'PROF-101',
    'reference_name* reference_email* reference_position* reference_phone reference_company reference_relationship',
  ],
};

/** For tests: the lists of the profile, each with its id in the checklist and its fields; a list beyond the specification has neither. */
export const specifiedLists = lists.map((list) => {
  const [id = null, names = ''] = FIELDS[list.section] ?? [];
  const fields = names
    .split(' ')
    .filter(Boolean)
    .map((name) => ({ name: name.replace('*', ''), required: name.endsWith('*') }));
  return { ...list, id, fields };
});
