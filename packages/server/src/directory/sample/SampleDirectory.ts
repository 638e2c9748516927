import { type SqlBool, sql } from 'kysely';
import { englishArea } from '../areaNames.ts';
import { countryById } from '../countries.ts';
import type {
  CandidateProfessor,
  CandidatePublication,
  CandidateQuery,
  Directory,
  UniversityFilter,
  UniversityPage,
} from '../directory.ts';
import { searchKey } from '../searchKey.ts';
import { paperAt, personAt } from './websites.ts';
import { storedUniversities, storedUniversityCounts } from '../storedUniversities.ts';
import type { Db } from '../../platform/db/open.ts';

interface PersonRow {
  external_id: string;
  university_id: number;
  university_name: string;
  country_id: number;
  country_code: string;
  full_name: string;
  position: string | null;
  department: string;
  field: string;
  topics: string[];
  h_index: number | null;
  works_count: number;
  email: string | null;
  homepage_url: string | null;
  scholar_url: string | null;
  linkedin_url: string | null;
  researchgate_url: string | null;
  publications: CandidatePublication[];
}

const toCandidate = (row: PersonRow, publicUrl: string | undefined): CandidateProfessor => ({
  key: row.external_id,
  universityId: row.university_id,
  universityName: row.university_name,
  countryId: row.country_id,
  countryCode: row.country_code,
  countryName: countryById(row.country_id)?.name ?? row.country_code,
  fullName: row.full_name,
  position: row.position,
  department: row.department,
  field: row.field,
  topics: row.topics,
  hIndex: row.h_index,
  worksCount: row.works_count,
  email: row.email,
  homepageUrl: row.homepage_url && publicUrl ? personAt(publicUrl, row.external_id) : row.homepage_url,
  scholarUrl: row.scholar_url,
  linkedinUrl: row.linkedin_url,
  researchgateUrl: row.researchgate_url,
  publications: publicUrl
    ? row.publications.map((paper) => ({ ...paper, url: paper.url && paperAt(publicUrl, paper.url) }))
    : row.publications,
  sample: true,
});

/** Columns of a person with their university and publications, for a query that uses the alias `p` for the person. */
const personColumns = sql`
  p.external_id, p.university_id, u.name as university_name, u.country_id, u.country_code, p.full_name, p.position, p.department, p.field,
  p.topics, p.h_index, p.works_count, p.email, p.homepage_url, p.scholar_url, p.linkedin_url, p.researchgate_url,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'title', w.title, 'venue', w.venue, 'year', w.year, 'publishedOn', to_char(w.published_on, 'YYYY-MM-DD'),
      'url', w.url, 'abstractSentence', w.abstract_sentence, 'abstract', w.abstract, 'retracted', w.retracted,
      'authors', jsonb_build_array(p.external_id)
    ) order by w.published_on desc, w.id)
    from directory_publications w where w.person_id = p.id
  ), '[]'::jsonb) as publications`;

/**
 * The directory over the tables that `seedSampleDirectory` fills. With `publicUrl` pages and papers have the addresses at which this server
 * shows them; without it, those of hosts that do not exist.
 */
export class SampleDirectory implements Directory {
  readonly kind = 'sample';
  readonly #db: Db;
  readonly #publicUrl: string | undefined;

  constructor(db: Db, publicUrl?: string) {
    this.#db = db;
    this.#publicUrl = publicUrl;
  }

  universities(filter: UniversityFilter): Promise<UniversityPage> {
    return storedUniversities(this.#db, 'sample', filter);
  }

  universityCounts(): Promise<ReadonlyMap<number, number>> {
    return storedUniversityCounts(this.#db, 'sample');
  }

  async professorsOf(universityIds: readonly number[], query: CandidateQuery): Promise<CandidateProfessor[]> {
    const keys = [...new Set(query.interests.map((interest) => searchKey(englishArea(interest))))].filter(
      (key) => key !== '',
    );
    const relation =
      keys.length === 0 ? sql`0` : sql`(select max(word_similarity(k, p.topics_key)) from unnest(${keys}::text[]) k)`;
    const few: ReturnType<typeof sql<SqlBool>> = sql<SqlBool>`p.works_count >= ${query.minPublications ?? 0}`;
    const { rows } = await sql<PersonRow>`
      select ${personColumns}
      from (
        select id, row_number() over (partition by university_id order by relation desc, h_index desc nulls last, id) as place
        from (
          select p.id, p.university_id, p.h_index, ${relation} as relation
          from directory_people p
          where p.source = 'sample' and p.university_id = any(${[...universityIds]}::int[]) and ${few}
        ) candidate
      ) placed
      join directory_people p on p.id = placed.id
      join directory_universities u on u.id = p.university_id
      where placed.place <= ${query.limitPerUniversity}
      order by p.university_id, placed.place`.execute(this.#db);
    return rows.map((row) => toCandidate(row, this.#publicUrl));
  }

  async professor(key: string): Promise<CandidateProfessor | undefined> {
    const { rows } = await sql<PersonRow>`
      select ${personColumns}
      from directory_people p
      join directory_universities u on u.id = p.university_id
      where p.source = 'sample' and p.external_id = ${key}`.execute(this.#db);
    return rows[0] && toCandidate(rows[0], this.#publicUrl);
  }
}
