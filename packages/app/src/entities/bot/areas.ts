import type { Bot } from '@peyk/api-types';

/** Every research area of a bot: the chosen one first, then the others, each once. */
export function areasOf({ advanced_filters: filters }: Bot): readonly string[] {
  const areas = [filters.research_area, ...(filters.research_areas ?? [])];
  return [...new Set(areas.map((area) => area?.trim() ?? '').filter(Boolean))];
}
