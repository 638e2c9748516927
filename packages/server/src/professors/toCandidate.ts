import type { Selectable } from 'kysely';
import type { CandidateProfessor } from '../directory/directory.ts';
import type { Professors } from '../platform/db/schema.ts';
import { sharingRetractions } from './samePaper.ts';
import { typedPublication } from './typedPublication.ts';
import { topicsOf } from './topicsOf.ts';
import type { StoredPublication } from './toProfessor.ts';

/** A person's record as a candidate, for scoring and writing. */
export function toCandidate(row: Selectable<Professors>): CandidateProfessor {
  const stored = row.publications as unknown as StoredPublication[];
  const typed = stored.length === 0 ? typedPublication(row) : null;
  const publications = typed ? [typed] : sharingRetractions(stored);
  const topics = topicsOf(row.research_interests);
  return {
    key: row.person_key,
    universityId: 0,
    universityName: row.university_name ?? '',
    countryId: 0,
    countryCode: row.country_code ?? '',
    countryName: row.university_country ?? '',
    fullName: row.full_name,
    department: row.department ?? '',
    field: row.department ?? topics[0] ?? '',
    topics,
    hIndex: row.h_index,
    worksCount: publications.length,
    email: row.email,
    homepageUrl: row.homepage_url,
    scholarUrl: row.google_scholar_url,
    linkedinUrl: row.linkedin_url,
    researchgateUrl: row.researchgate_url,
    publications,
    sample: row.sample,
  };
}
