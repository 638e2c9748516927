import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import { countryByCode } from '../countries.ts';
import { DirectoryProblem } from '../problem.ts';
import { searchKey } from '../searchKey.ts';
import { storeUniversities } from '../storedUniversities.ts';
import { type AnsweredInstitution, idOf, isAnswer } from './answers.ts';
import type { OpenAlexClient, Page } from './client.ts';

/** OpenAlex has no ranking. This order is ours, by its number of works, and must always be labelled as such. */
export const RANK_SOURCE = 'OpenAlex, ordered by number of works';
const META_KEY = 'openalex_universities';
const REFRESH_DAYS = 30;
/** Delay after a failure; meanwhile the stored list is used. */
const RETRY_MS = 10 * 60_000;
/** Institutions with fewer works have hardly any supervisors. */
const FEWEST_WORKS = 100;
/** How long a caller waits for the first list before a 503 with Retry-After. */
const FIRST_LIST_TIMEOUT_MS = 12_000;

export interface SyncOptions {
  db: Db;
  client: OpenAlexClient;
  now: () => Date;
  onProblem: (problem: unknown) => void;
  timeoutMs?: number;
}

const isInstitution = (value: unknown): value is AnsweredInstitution => isAnswer('institution', value);

/**
 * Keeps a copy of the universities in the database, so that names use the same search as everywhere, ids are our own and stable, and the
 * list is available when the service is not. It is refreshed in the background, once a month.
 */
export class UniversityList {
  readonly #options: SyncOptions;
  #reading: Promise<void> | null = null;
  #failedAt: number | null = null;

  constructor(options: SyncOptions) {
    this.#options = options;
  }

  /** Resolves when a list is available. Throws an outage when there is none yet and it does not arrive within the timeout. */
  async ready(): Promise<void> {
    const { db, now, timeoutMs = FIRST_LIST_TIMEOUT_MS } = this.#options;
    const row = await db.selectFrom('directory_meta').select('value').where('key', '=', META_KEY).executeTakeFirst();
    const age = row ? now().getTime() - Date.parse(row.value) : Number.POSITIVE_INFINITY;
    if (age < REFRESH_DAYS * 86_400_000) return;
    const reading = this.#read();
    if (row) {
      // The old list is used meanwhile.
      reading.catch(() => {});
      return;
    }
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new DirectoryProblem('outage', 'the list of universities is still being read', 30)),
      timeoutMs,
    );
    await Promise.race([reading, late.promise]).finally(() => clearTimeout(timer));
  }

  /**
   * Reads the list unless a read is in progress. Within RETRY_MS after a failure it returns that failure, to spare a service that is down.
   */
  #read(): Promise<void> {
    const { now, onProblem } = this.#options;
    const rested = this.#failedAt === null || now().getTime() - this.#failedAt > RETRY_MS;
    if (this.#reading && (this.#failedAt === null || !rested)) return this.#reading;
    this.#failedAt = null;
    this.#reading = this.#fill().then(
      () => {
        this.#reading = null;
      },
      (error: unknown) => {
        this.#failedAt = now().getTime();
        onProblem(error);
        throw error;
      },
    );
    // Callers that await the promise get the error, which is also logged; this prevents an unhandled rejection.
    this.#reading.catch(() => {});
    return this.#reading;
  }

  async #fill(): Promise<void> {
    const { db, client, now } = this.#options;
    const today = now().toISOString().slice(0, 10);
    const perCountry = new Map<string, number>();
    let place = 0;
    let cursor: string | null = '*';
    while (cursor !== null) {
      const { items, next }: Page<AnsweredInstitution> = await client.list(
        '/institutions',
        {
          filter: `type:education,works_count:>${FEWEST_WORKS - 1}`,
          sort: 'works_count:desc',
          per_page: '100',
          cursor,
          select: 'id,display_name,display_name_alternatives,display_name_acronyms,country_code,homepage_url,geo',
        },
        isInstitution,
      );
      const rows = items.flatMap((item) => {
        const country = item.country_code ? countryByCode(item.country_code) : undefined;
        if (!country) return [];
        place += 1;
        const countryRank = (perCountry.get(country.code) ?? 0) + 1;
        perCountry.set(country.code, countryRank);
        return [
          {
            ...rowOf(item),
            country_id: country.id,
            country_code: country.code,
            world_rank: place,
            country_rank: countryRank,
          },
        ];
      });
      await storeUniversities(db, 'openalex', { source: RANK_SOURCE, date: today }, rows);
      // An empty page also ends the list, so that a faulty cursor cannot cause an endless loop.
      cursor = items.length === 0 ? null : next;
    }
    // Universities no longer listed are kept without a rank, because bots may still refer to them.
    await sql`
      update directory_universities set world_rank = null, country_rank = null
      where source = 'openalex' and rank_date < ${today}::date`.execute(db);
    await sql`
      insert into directory_meta (key, value) values (${META_KEY}, ${now().toISOString()})
      on conflict (key) do update set value = excluded.value`.execute(db);
    await sql`analyze directory_universities`.execute(db);
  }
}

function rowOf(item: AnsweredInstitution) {
  const names = [item.display_name, ...(item.display_name_acronyms ?? []), ...(item.display_name_alternatives ?? [])];
  const home = item.homepage_url ?? '';
  return {
    external_id: idOf(item.id),
    name: item.display_name,
    city: item.geo?.city ?? '',
    domain: URL.canParse(home) ? new URL(home).hostname.replace(/^www\./u, '') : null,
    // Alternative names are searchable too, including Persian ones where OpenAlex has them.
    search_key: searchKey(names.join(' | ')),
  };
}
