import { searchKey } from '../directory/searchKey.ts';
import type { StudentInterest, StudentProfile } from './student.ts';

/** The student as one bot presents them: only the bot's own research areas count, the selected one first and with its subfield. */
export function studentFor(student: StudentProfile, areas: readonly string[]): StudentProfile {
  const known = new Map(student.interests.map((interest) => [searchKey(interest.name), interest]));
  const chosen: readonly StudentInterest[] =
    areas.length === 0 ? student.interests : areas.map((name) => known.get(searchKey(name)) ?? { name });
  return {
    ...student,
    interests: chosen.map(({ name, english, ...more }) => ({ name: english || name, ...more })),
  };
}

/** Whether there is a text that a research proposal can be based on. */
export function hasProposalText(student: StudentProfile, description: string | null): boolean {
  const texts = [
    description,
    ...student.degrees.map((degree) => degree.thesis_abstract),
    ...student.researchExperiences.map((research) => research.research_description),
    ...student.projects.map((project) => project.project_description),
    ...student.papers.map((paper) => paper.abstract),
  ];
  return texts.some((text) => (text ?? '').trim() !== '');
}
