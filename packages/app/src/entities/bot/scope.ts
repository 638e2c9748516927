import type { Bot } from '@peyk/api-types';
import { areasOf } from './areas';

/** Where a bot searches, as data for the texts of a screen. */
export interface BotScope {
  area: string | null;
  countries: readonly string[];
  universityName: string | null;
  universities: number;
  ranks: { min: number; max: number } | null;
}

/**
 * The places and ranks of a bot; ranks only in the modes that use them. The country is the one of its id, else the named one, else the
 * selected ones; `countryOf` gives the English name of an id, where a screen knows it.
 */
export function scopeOf(bot: Bot, countryOf?: (id: number) => string | undefined): BotScope {
  const filters = bot.advanced_filters;
  const byId = bot.target_country === null ? undefined : countryOf?.(bot.target_country);
  const named = byId ?? (filters.target_country_name?.trim() || null);
  const max = filters.max_rank ?? bot.target_rank_max;
  const ranked = filters.search_mode !== 'name';
  return {
    area: areasOf(bot)[0] ?? null,
    countries: named === null ? (filters.selected_countries ?? []) : [named],
    universityName: bot.target_university_name,
    universities: filters.selected_universities?.length ?? 0,
    ranks: ranked && max ? { min: filters.min_rank ?? 1, max } : null,
  };
}
