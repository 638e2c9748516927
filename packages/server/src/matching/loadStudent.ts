import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { StudentProfile } from './student.ts';
import { loadSections } from '../profile/entries.ts';
import { SECTIONS } from '../profile/sections.ts';

/** A person's data for matching and writing. Throws when the person does not exist. */
export async function loadStudent(db: Kysely<DB>, userId: number): Promise<StudentProfile> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sections = await loadSections(
    db,
    userId,
    SECTIONS.map(({ section }) => section),
  );
  return {
    firstName: user.first_name,
    lastName: user.last_name,
    email: user.email,
    interests: sections.research_interests.map(({ interest_name: name, subfield }) => ({ name, subfield })),
    degrees: sections.degrees,
    papers: sections.papers,
    projects: sections.projects,
    jobs: sections.jobs,
    researchExperiences: sections.research_experiences,
    skills: sections.skills,
  };
}
