import type { components } from '@peyk/api-types';
import { readContract } from '../platform/http/contract.ts';

type Schemas = components['schemas'];

/** The fifteen lists (specification 7) and the operations of each. They differ only in their fields, which the contract defines. */
export const SECTIONS = [
  {
    section: 'degrees',
    schema: 'Degree',
    list: 'listDegrees',
    add: 'addDegree',
    update: 'updateDegree',
    remove: 'deleteDegree',
  },
  {
    section: 'papers',
    schema: 'Paper',
    list: 'listPapers',
    add: 'addPaper',
    update: 'updatePaper',
    remove: 'deletePaper',
  },
  { section: 'jobs', schema: 'Job', list: 'listJobs', add: 'addJob', update: 'updateJob', remove: 'deleteJob' },
  {
    section: 'skills',
    schema: 'Skill',
    list: 'listSkills',
    add: 'addSkill',
    update: 'updateSkill',
    remove: 'deleteSkill',
  },
  {
    section: 'projects',
    schema: 'Project',
    list: 'listProjects',
    add: 'addProject',
    update: 'updateProject',
    remove: 'deleteProject',
  },
  {
    section: 'awards',
    schema: 'Award',
    list: 'listAwards',
    add: 'addAward',
    update: 'updateAward',
    remove: 'deleteAward',
  },
  {
    section: 'courses',
    schema: 'Course',
    list: 'listCourses',
    add: 'addCourse',
    update: 'updateCourse',
    remove: 'deleteCourse',
  },
  {
    section: 'volunteer',
    schema: 'Volunteer',
    list: 'listVolunteer',
    add: 'addVolunteer',
    update: 'updateVolunteer',
    remove: 'deleteVolunteer',
  },
  {
    section: 'research_interests',
    schema: 'ResearchInterest',
    list: 'listResearchInterests',
    add: 'addResearchInterest',
    update: 'updateResearchInterest',
    remove: 'deleteResearchInterest',
  },
  { section: 'links', schema: 'Link', list: 'listLinks', add: 'addLink', update: 'updateLink', remove: 'deleteLink' },
  {
    section: 'languages',
    schema: 'Language',
    list: 'listLanguages',
    add: 'addLanguage',
    update: 'updateLanguage',
    remove: 'deleteLanguage',
  },
  {
    section: 'certifications',
    schema: 'Certification',
    list: 'listCertifications',
    add: 'addCertification',
    update: 'updateCertification',
    remove: 'deleteCertification',
  },
  {
    section: 'research_experiences',
    schema: 'ResearchExperience',
    list: 'listResearchExperiences',
    add: 'addResearchExperience',
    update: 'updateResearchExperience',
    remove: 'deleteResearchExperience',
  },
  {
    section: 'teaching_experiences',
    schema: 'TeachingExperience',
    list: 'listTeachingExperiences',
    add: 'addTeachingExperience',
    update: 'updateTeachingExperience',
    remove: 'deleteTeachingExperience',
  },
  {
    section: 'references',
    schema: 'Reference',
    list: 'listReferences',
    add: 'addReference',
    update: 'updateReference',
    remove: 'deleteReference',
  },
] as const;

export type SectionDescription = (typeof SECTIONS)[number];
export type SectionName = SectionDescription['section'];

/** The entries of every list. */
export type Sections = { [D in SectionDescription as D['section']]: Schemas[D['schema']][] };

/** The stored fields of an entry, besides its id. */
export interface SectionFields {
  names: string[];
  /** Fields that an entry must have. */
  required: string[];
  /** Whether entries can be in progress, i.e. without an end year. */
  hasCurrent: boolean;
  /** A field whose value is unique in the list, in whatever spelling. */
  unique: string | null;
}

/** The fields of a list's entries, derived from the contract so that the two cannot diverge. */
export function fieldsOf(description: SectionDescription): SectionFields {
  const { schemas } = (
    readContract() as unknown as {
      components: { schemas: Record<string, { properties?: object; required?: string[] }> };
    }
  ).components;
  const { properties = {}, required = [] } = schemas[`${description.schema}Input`] ?? {};
  const names = Object.keys(properties).filter((name) => name !== 'version' && name !== 'position');
  return {
    names,
    required,
    hasCurrent: names.includes('is_current'),
    unique: names.includes('interest_name') ? 'interest_name' : null,
  };
}
