import type { Kysely } from 'kysely';
import type { DB } from '../platform/db/schema.ts';
import type { Writer } from '../matching/sentences/factsOf.ts';
import { loadSections } from '../profile/entries.ts';

const LISTS = [
  'degrees',
  'papers',
  'research_experiences',
  'projects',
  'jobs',
  'skills',
  'research_interests',
] as const;

/** A person as the sentences of their letters are compared with: every entry in each language that it has, and the plan. */
export async function loadWriter(db: Kysely<DB>, userId: number): Promise<Writer> {
  const user = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'latin_name', 'persian_name'])
    .select(['plan_season', 'plan_year', 'plan_degree', 'plan_funding', 'plan_places'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sections = await loadSections(db, userId, [...LISTS]);
  const names = [`${user.first_name} ${user.last_name}`, user.latin_name, user.persian_name];
  return {
    names: names.filter((name): name is string => Boolean(name?.trim())),
    plan: user,
    degrees: sections.degrees,
    papers: sections.papers,
    researchExperiences: sections.research_experiences,
    projects: sections.projects,
    jobs: sections.jobs,
    skills: sections.skills,
    interests: sections.research_interests,
  };
}
