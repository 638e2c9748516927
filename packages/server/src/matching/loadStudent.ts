import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { StudentProfile } from './student.ts';
import { loadSections } from '../profile/entries.ts';
import { inEnglish } from '../profile/inEnglish.ts';
import { SECTIONS } from '../profile/sections.ts';

/** A person's data for matching and writing. Throws when the person does not exist. */
export async function loadStudent(db: Kysely<DB>, userId: number): Promise<StudentProfile> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'latin_name'])
    .select(['plan_season', 'plan_year', 'plan_degree', 'plan_funding'])
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
    latinName: user.latin_name,
    plan: {
      season: user.plan_season,
      year: user.plan_year,
      degree: user.plan_degree,
      funding: user.plan_funding,
    },
    interests: sections.research_interests.map((interest) => {
      const { id, interest_name, subfield, question } = inEnglish(interest);
      const name = interest.interest_name;
      return { id, name, subfield, question, ...(interest_name === name ? {} : { english: interest_name }) };
    }),
    degrees: sections.degrees.map(inEnglish),
    papers: sections.papers.map(inEnglish),
    projects: sections.projects.map(inEnglish),
    jobs: sections.jobs.map(inEnglish),
    researchExperiences: sections.research_experiences.map(inEnglish),
    skills: sections.skills.map(inEnglish),
  };
}
