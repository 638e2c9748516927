import type { StudentProfile } from '../student.ts';
import { asStudent } from './index.ts';
import type { JudgedStudent } from './shapes.ts';

/** The student with the Latin name and the plan, as letters need them. */
export function asWriter(student: JudgedStudent): StudentProfile {
  const { latin_name, plan_season, plan_year, plan_degree, plan_funding } = student.profile;
  return {
    ...asStudent(student),
    latinName: latin_name ?? null,
    plan: {
      season: plan_season ?? null,
      year: plan_year ?? null,
      degree: plan_degree ?? null,
      funding: plan_funding ?? null,
    },
  };
}
