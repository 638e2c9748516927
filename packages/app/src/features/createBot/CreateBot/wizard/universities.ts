import type { University } from '@peyk/api-types';
import type { Criteria } from './types';

/** Most names the type-ahead offers (specification, section 9). */
export const suggestionLimit = 20;

/**
 * The universities the filters keep, in the order of what they were filtered by. `world` and `local` compare the rank
 * in the world or in its own country with the range, both ends included, and drop what has none; `name` looks for the
 * query anywhere in the name, whatever the case, and keeps nothing for an empty one (specification, section 5; A-47).
 */
export function filterUniversities<Item extends Pick<University, 'name' | 'world_rank' | 'rank' | 'country_rank'>>(
  universities: readonly Item[],
  { mode, ranks: [min, max], query }: Pick<Criteria, 'mode' | 'ranks' | 'query'>,
): Item[] {
  if (mode === 'name') return byName(universities, query);
  const rankOf = mode === 'world' ? worldRank : (item: Item) => item.country_rank;
  return universities
    .filter((item) => {
      const rank = rankOf(item);
      return rank !== null && rank >= min && rank <= max;
    })
    .sort((a, b) => (rankOf(a) ?? 0) - (rankOf(b) ?? 0) || compareNames(a, b));
}

/** The rank in the world, under either of its names (specification, section 3). */
export function worldRank({ world_rank, rank }: Pick<University, 'world_rank' | 'rank'>): number | null {
  return world_rank ?? rank ?? null;
}

/** What a person may mean by what they typed: the twenty that are shown, and one more where there are more, so that the list says so. */
export function suggestUniversities<Item extends Pick<University, 'name' | 'world_rank' | 'rank' | 'country_rank'>>(
  universities: readonly Item[],
  query: string,
): Item[] {
  return byName(universities, query).slice(0, suggestionLimit + 1);
}

function byName<Item extends Pick<University, 'name'>>(universities: readonly Item[], query: string): Item[] {
  const wanted = query.trim().toLowerCase();
  if (!wanted) return [];
  return universities.filter(({ name }) => name.toLowerCase().includes(wanted)).sort(compareNames);
}

// One collator: `localeCompare` looks its locale up at every comparison, which shows with thousands of names.
const collator = new Intl.Collator('en');
const compareNames = (a: Pick<University, 'name'>, b: Pick<University, 'name'>) => collator.compare(a.name, b.name);
