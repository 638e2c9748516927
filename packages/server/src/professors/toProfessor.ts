import type { EmailDraftState, Professor, Publication } from '@peyk/api-types';
import { type Selectable, sql } from 'kysely';
import { mediaUrl } from '../accounts/media.ts';
import type { Db } from '../platform/db/open.ts';
import type { Professors } from '../platform/db/schema.ts';
import type { CandidateProfessor, CandidatePublication } from '../directory/directory.ts';
import { searchKey } from '../directory/searchKey.ts';
import { canonicalEmail } from '../platform/emailAddress.ts';

/**
 * A publication as stored: the directory's data, so that a letter can be written from the record alone. Records of before whole abstracts
 * were kept have neither `abstract` nor `retracted`.
 */
export type StoredPublication = CandidatePublication;

/** The columns shown of a professor. */
const SHOWN = [
  'id',
  'full_name',
  'department',
  'university_name',
  'university_country',
  'country_code',
  'h_index',
  'research_interests',
  'email',
  'linkedin_url',
  'google_scholar_url',
  'researchgate_url',
  'homepage_url',
  'related_recent_publications',
  'related_recent_publications_url',
  'publications',
  'image_key',
  'sample',
] as const satisfies readonly (keyof Professors)[];

export const professorColumns = SHOWN.map((column) => `professors.${column}` as const);

/** What stands between the person and a professor: the state of the draft, and whether the address is not to be written to. */
export const contactColumns = (db: Db) =>
  [
    db
      .selectFrom('email_drafts')
      .select('email_drafts.state')
      .where(sql<boolean>`email_drafts.professor_id = professors.id and email_drafts.user_id = professors.user_id`)
      .limit(1)
      .as('draft_state'),
    sql<boolean>`exists (select from do_not_contact
      where do_not_contact.mailbox = professors.mailbox
      and (do_not_contact.user_id is null or do_not_contact.user_id = professors.user_id))`.as('do_not_contact'),
  ] as const;

export type ProfessorRow = Pick<Selectable<Professors>, (typeof SHOWN)[number]> & {
  match_score: number | null;
  /** Both only where `contactColumns` are selected. */
  draft_state?: string | null;
  do_not_contact?: boolean;
};

/** The newest score of the outer query's professor. */
export const newestScore = (db: Db) =>
  db
    .selectFrom('match_scores as latest')
    .select('latest.score as match_score')
    .where(sql<boolean>`latest.professor_id = professors.id`)
    .orderBy('latest.id', 'desc')
    .limit(1);

/** Selects professors with their newest score; the caller adds the conditions. */
export const selectProfessors = (db: Db) =>
  db
    .selectFrom('professors')
    .leftJoinLateral(newestScore(db).as('newest'), (join) => join.onTrue())
    .select(professorColumns)
    .select('newest.match_score')
    .select(contactColumns(db));

const toPublication = (stored: StoredPublication): Publication => ({
  title: stored.title,
  venue: stored.venue,
  year: stored.year,
  published_on: stored.publishedOn,
  url: stored.url,
  abstract: stored.abstract || null,
  retracted: stored.retracted ?? false,
});

/** A row in the contract's shape. */
export const toProfessor = (row: ProfessorRow): Professor => ({
  id: row.id,
  full_name: row.full_name,
  department: row.department,
  university_name: row.university_name,
  university_country: row.university_country,
  country_code: row.country_code,
  h_index: row.h_index,
  research_interests: row.research_interests,
  email: row.email,
  linkedin_url: row.linkedin_url,
  google_scholar_url: row.google_scholar_url,
  researchgate_url: row.researchgate_url,
  homepage_url: row.homepage_url,
  related_recent_publications: row.related_recent_publications,
  related_recent_publications_url: row.related_recent_publications_url,
  publications: (row.publications as unknown as StoredPublication[]).map(toPublication),
  image_url: row.image_key === null ? null : mediaUrl(row.image_key),
  sample: row.sample,
  match_score: row.match_score,
  ...(row.do_not_contact === undefined
    ? {}
    : { draft_state: (row.draft_state ?? null) as EmailDraftState | null, do_not_contact: row.do_not_contact }),
});

/** The text that the list's search matches, stored with the record. */
export const professorKey = (row: {
  full_name: string;
  department?: string | null;
  university_name?: string | null;
  research_interests?: string | null;
}): string =>
  searchKey(
    [row.full_name, row.department, row.university_name, row.research_interests].filter((text) => text).join(' '),
  );

/** The publications as a record keeps them, with the newest as the specification's fields tell it. */
export function publicationColumns(publications: readonly StoredPublication[]) {
  const newest = publications.find(({ retracted }) => !retracted);
  return {
    related_recent_publications: newest
      ? `${newest.title} (${[newest.venue, newest.year].filter((part) => part !== '').join(', ')})`
      : null,
    related_recent_publications_url: newest?.url ?? null,
    publications: JSON.stringify(publications),
  };
}

/** A directory person as a user's own record. */
export function fromCandidate(userId: number, candidate: CandidateProfessor, now: Date) {
  const row = {
    full_name: candidate.fullName,
    department: candidate.department || null,
    university_name: candidate.universityName,
    research_interests: candidate.topics.join(', '),
  };
  return {
    ...row,
    user_id: userId,
    person_key: candidate.key,
    search_key: professorKey(row),
    university_country: candidate.countryName,
    country_code: candidate.countryCode,
    h_index: candidate.hIndex,
    email: candidate.email === null ? null : canonicalEmail(candidate.email),
    linkedin_url: candidate.linkedinUrl,
    google_scholar_url: candidate.scholarUrl,
    researchgate_url: candidate.researchgateUrl,
    homepage_url: candidate.homepageUrl,
    ...publicationColumns(candidate.publications),
    sample: candidate.sample,
    created_at: now,
    updated_at: now,
  };
}

/** Orders by a column with nulls last in both directions. */
export const nullsLast = (column: string, descending: boolean) =>
  descending ? sql`${sql.ref(column)} desc nulls last` : sql`${sql.ref(column)} asc nulls last`;
