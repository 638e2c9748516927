import type { CvData } from '@peyk/api-types';
import type { SectionName } from '../profile/sections.ts';

/** What an entry is called in a message about it. */
const TITLES: { [Section in SectionName]: keyof CvData[Section][number] & string } = {
  degrees: 'field_of_study',
  papers: 'title',
  jobs: 'job_title',
  skills: 'skill_name',
  projects: 'project_title',
  awards: 'award_title',
  courses: 'course_title',
  volunteer: 'volunteer_title',
  research_interests: 'interest_name',
  links: 'url',
  languages: 'language_name',
  certifications: 'certification_name',
  research_experiences: 'research_title',
  teaching_experiences: 'course_title',
  references: 'reference_name',
};

export function entryTitle(section: SectionName, entry: object): string {
  const title = (entry as Record<string, unknown>)[TITLES[section]];
  return typeof title === 'string' ? title : '';
}
