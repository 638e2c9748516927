import type { AdvancedFilters } from '@peyk/api-types';
import { countryByName, listCountries } from '../directory/countries.ts';
import type { Directory, DirectoryUniversity } from '../directory/directory.ts';
import { searchKey } from '../directory/searchKey.ts';

/** Maximum universities and contacts per run, whatever the filters. */
export const MOST_UNIVERSITIES = 500;
export const MOST_TARGETS = 500;
const DEFAULT_MAX_RANK = 100;
const DEFAULT_TARGETS = 10;
/** Beyond every rank, and the maximum of its integer columns. */
const LAST_RANK = 2_147_483_647;

/** A bot's search target, as stored in its row. */
export interface Target {
  target_country: number | null;
  target_university_name: string | null;
  num_professors: number;
  need_research_proposal: boolean;
  advanced_filters: AdvancedFilters;
}

/** The plan of one run: fixed when it begins, so that editing the bot or a restart does not change it midway. */
export interface RunPlan {
  universities: { id: number; name: string }[];
  perUniversity: number;
  interests: string[];
  minPublications: number;
  needProposal: boolean;
  description: string | null;
}

/** The rank shown as "Top N": the upper end of the range in the rank modes, null in name mode. */
export function targetRankMax(filters: AdvancedFilters): number | null {
  const { max_rank: max } = filters;
  return filters.search_mode === 'name' || max == null ? null : Math.min(max, LAST_RANK);
}

/** The research areas of a bot without duplicates, the selected one first. */
export function interestsOf(filters: AdvancedFilters): string[] {
  const seen = new Set<string>();
  return [filters.research_area ?? '', ...(filters.research_areas ?? [])]
    .map((area) => area.trim())
    .filter((area) => {
      const key = searchKey(area);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/**
 * Limit of contacts of a run that no call limits: the bot's `max_targets`. Without it, a run that its person begins has `num_professors`
 * (BOT-143), also the one that creation begins, and a scheduled one has 10.
 */
export function defaultTargets(bot: Target, run: 'begun' | 'scheduled'): number {
  const limit = bot.advanced_filters.max_targets;
  if (limit) return Math.min(limit, MOST_TARGETS);
  return run === 'begun' ? bot.num_professors : DEFAULT_TARGETS;
}

/** The countries that a bot searches; undefined means all. */
function countriesOf(bot: Target): number[] | undefined {
  if (bot.target_country !== null) return [bot.target_country];
  const filters = bot.advanced_filters;
  const names = filters.selected_countries?.length ? filters.selected_countries : [filters.target_country_name ?? ''];
  const ids = names.filter((name) => name.trim() !== '').map((name) => countryByName(name)?.id ?? 0);
  if (ids.length > 0) return ids;
  const region = searchKey(filters.continent ?? '');
  const subregion = searchKey(filters.subcontinent ?? '');
  if (region === '' && subregion === '') return undefined;
  return listCountries()
    .filter((country) => region === '' || searchKey(country.region) === region)
    .filter((country) => subregion === '' || searchKey(country.subregion) === subregion)
    .map(({ id }) => id);
}

/** The universities of a run: the selected ones, else those that match the filters, by world rank. At most 500. */
export async function universitiesOf(directory: Directory, bot: Target): Promise<DirectoryUniversity[]> {
  const filters = bot.advanced_filters;
  if (filters.selected_universities?.length)
    return (await directory.universities({ ids: filters.selected_universities })).items;
  const countryIds = countriesOf(bot);
  const place = countryIds ? { countryIds } : {};
  const page = { page: 1, pageSize: MOST_UNIVERSITIES };
  if (filters.search_mode === 'name' || bot.target_university_name) {
    const name = bot.target_university_name ?? filters.university_query ?? '';
    return searchKey(name) === '' ? [] : (await directory.universities({ ...place, ...page, name })).items;
  }
  const min = Math.min(filters.min_rank ?? 1, LAST_RANK);
  const max = Math.min(filters.max_rank ?? (filters.min_rank ? LAST_RANK : DEFAULT_MAX_RANK), LAST_RANK);
  const scope = filters.search_mode === 'local' ? 'country' : 'world';
  return (await directory.universities({ ...place, ...page, rank: { scope, min, max } })).items;
}

/** The plan of a run that begins now. */
export async function planRun(directory: Directory, bot: Target): Promise<RunPlan> {
  const universities = await universitiesOf(directory, bot);
  return {
    universities: universities.map(({ id, name }) => ({ id, name })),
    perUniversity: bot.num_professors,
    interests: interestsOf(bot.advanced_filters),
    minPublications: bot.advanced_filters.min_publications ?? 0,
    needProposal: bot.need_research_proposal,
    description: bot.advanced_filters.description ?? null,
  };
}
