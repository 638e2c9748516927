import type { Db } from '../../platform/db/open.ts';
import type {
  CandidateProfessor,
  CandidateQuery,
  Directory,
  DirectoryUniversity,
  UniversityFilter,
  UniversityPage,
} from '../directory.ts';
import { storedUniversities, storedUniversityCounts } from '../storedUniversities.ts';
import { DirectoryCache } from './cache.ts';
import { OpenAlexClient, type ClientOptions } from './client.ts';
import { type Person, personById, staffOf, topicsOf } from './people.ts';
import { UniversityList } from './universities.ts';

export interface OpenAlexOptions {
  db: Db;
  client: ClientOptions;
  now?: () => Date;
  /** Called when the list of universities could not be read. */
  onProblem?: (problem: unknown) => void;
  /** Timeout for callers that wait for the very first list, in milliseconds. */
  timeoutMs?: number;
}

/** Universities read concurrently; the client limits the rate. */
const AT_ONCE = 4;
const key = /^openalex:(A\d{1,15})$/u;

const placed = (person: Person, place: DirectoryUniversity): CandidateProfessor => ({
  ...person,
  universityId: place.id,
  universityName: place.name,
  countryId: place.countryId,
  countryCode: place.countryCode,
  countryName: place.countryName,
});

/**
 * The directory on OpenAlex: universities from a stored copy, people and publications fetched on demand and cached for a week. It has no
 * email addresses and, if there are research areas, reads only people who work on their topics.
 */
export class OpenAlexDirectory implements Directory {
  readonly kind = 'openalex';
  readonly #db: Db;
  readonly #list: UniversityList;
  readonly #source: { client: OpenAlexClient; cache: DirectoryCache; now: () => Date };

  constructor({ db, client: options, now = () => new Date(), onProblem = () => {}, timeoutMs }: OpenAlexOptions) {
    const client = new OpenAlexClient(options);
    this.#db = db;
    this.#source = { client, cache: new DirectoryCache(db, now), now };
    this.#list = new UniversityList({
      db,
      client,
      now,
      onProblem,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  }

  async universities(filter: UniversityFilter): Promise<UniversityPage> {
    await this.#list.ready();
    return storedUniversities(this.#db, 'openalex', filter);
  }

  // It does not wait for a first list: the countries are there without it.
  universityCounts(): Promise<ReadonlyMap<number, number>> {
    return storedUniversityCounts(this.#db, 'openalex');
  }

  async professorsOf(universityIds: readonly number[], query: CandidateQuery): Promise<CandidateProfessor[]> {
    if (universityIds.length === 0) return [];
    const places = await this.#places('id', universityIds);
    const topics = await topicsOf(this.#source, query.interests);
    const limits = { fewestWorks: query.minPublications ?? 0, most: query.limitPerUniversity };
    const answers: CandidateProfessor[][] = places.map(() => []);
    const waiting = places.entries();
    const work = async (): Promise<void> => {
      for (const [index, { external, university }] of waiting) {
        const people = await staffOf(this.#source, external, topics, limits);
        answers[index] = people.map((person) => placed(person, university));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return answers.flat();
  }

  async professor(personKey: string): Promise<CandidateProfessor | undefined> {
    const id = key.exec(personKey)?.[1];
    const found = id === undefined ? undefined : await personById(this.#source, id);
    if (!found) return undefined;
    await this.#list.ready();
    const [place] = await this.#places('external_id', found.institutions);
    return place && placed(found.person, place.university);
  }

  /** Stored universities with their OpenAlex ids, by our id. */
  async #places(
    column: 'id' | 'external_id',
    values: readonly (number | string)[],
  ): Promise<{ external: string; university: DirectoryUniversity }[]> {
    if (values.length === 0) return [];
    const rows = await this.#db
      .selectFrom('directory_universities')
      .select(['id', 'external_id'])
      .where('source', '=', 'openalex')
      .where(column, 'in', [...values] as never[])
      .orderBy('id')
      .execute();
    const { items } = await storedUniversities(this.#db, 'openalex', { ids: rows.map(({ id }) => id) });
    const byId = new Map(items.map((item) => [item.id, item]));
    return rows.flatMap(({ id, external_id: external }) => {
      const university = byId.get(id);
      return university ? [{ external, university }] : [];
    });
  }
}
