import type { University } from '@peyk/api-types';
import type { Criteria } from './finder';

/** The maximum of names in the type-ahead (specification, section 9). */
export const suggestionLimit = 20;

/**
 * The universities that match the filters, sorted by rank or name as filtered. `world` and `local` compare the world or
 * the national rank with the range, both ends included, and drop unranked ones; `name` finds the query anywhere in the
 * name, ignoring case, and matches nothing for an empty one (specification, section 5; A-47).
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

/** The world rank, from either of its two fields (specification, section 3). */
export function worldRank({ world_rank, rank }: Pick<University, 'world_rank' | 'rank'>): number | null {
  return world_rank ?? rank ?? null;
}

/** The matches of a typed name: up to `suggestionLimit`, and one more if there are more, so that the list can show that. */
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

// One shared collator: `localeCompare` resolves its locale on every call, which is slow for thousands of names.
const collator = new Intl.Collator('en');
const compareNames = (a: Pick<University, 'name'>, b: Pick<University, 'name'>) => collator.compare(a.name, b.name);
