import type { Bot } from '@peyk/api-types';
import { parseDigits } from '@peyk/design-system/digits';
import { areasOf } from '../../../entities/bot/areas';

/** The filters of the list, kept in the URL so that Back restores them. */
export interface BotFilters {
  query: string;
  /** One of `filterStatuses`; null is all of them. */
  status: FilterStatus | null;
  area: string | null;
  /** From 1. */
  page: number;
}

/** The statuses to filter by (specification, section 2); bots in Error appear only with no status chosen. */
export const filterStatuses = ['Active', 'Paused', 'Running', 'Draft'] as const;
export type FilterStatus = (typeof filterStatuses)[number];

/** The filters in the query of a URL; unknown values are ignored. */
export function filtersOf(params: URLSearchParams): BotFilters {
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    status: filterStatuses.find((status) => status === params.get('status')) ?? null,
    area: params.get('area') || null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The query parameters of filters; defaults are omitted. */
export function paramsOf({ query, status, area, page }: BotFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (status) params.set('status', status);
  if (area) params.set('area', area);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether any filter is set; the page does not count. */
export function isFiltered({ query, status, area }: BotFilters): boolean {
  return query.trim() !== '' || status !== null || area !== null;
}

const PERSIAN = /\p{Script=Arabic}/u;

/**
 * Normalises a text for the search: lower case, Latin digits, no accents, one spelling of the Persian letters that have
 * two, and no gaps between Persian letters, which are written with a space, a zero-width non-joiner or nothing.
 */
export function foldText(text: string): string {
  return parseDigits(text)
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replaceAll(/[\u064a\u0649]/g, 'ی')
    .replaceAll('\u0643', 'ک')
    .replaceAll(/[\u0629\u06d5]/g, 'ه')
    .replaceAll(/[\s\u200c]+/g, (gap, at: number, all: string) =>
      PERSIAN.test(all.charAt(at - 1)) && PERSIAN.test(all.charAt(at + gap.length)) ? '' : gap,
    )
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A bot with its normalised search text, computed once: each debounced search may scan ten thousand bots. */
export interface Searchable {
  bot: Bot;
  text: string;
  areas: readonly string[];
}

/** `professors` is the text of the card for a number of professors. */
export function searchable(bots: readonly Bot[], professors: (count: number) => string): readonly Searchable[] {
  return bots.map((bot) => ({
    bot,
    text: [bot.name, bot.target_university_name ?? '', professors(bot.num_professors)].map(foldText).join('\n'),
    areas: areasOf(bot),
  }));
}

/** The bots that match all filters, in their order. Area and status match exactly, the status regardless of case. */
export function filterBots(all: readonly Searchable[], { query, status, area }: BotFilters): readonly Bot[] {
  const wanted = foldText(query);
  const word = status?.toLowerCase();
  return all
    .filter(
      ({ bot, text, areas }) =>
        (wanted === '' || text.includes(wanted)) &&
        (word === undefined || bot.status.trim().toLowerCase() === word) &&
        (area === null || areas.includes(area)),
    )
    .map(({ bot }) => bot);
}

/** The areas to filter by, in the collation order of the language. */
export function areaOptions(all: readonly Searchable[], locale: string): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(all.flatMap(({ areas }) => areas))].toSorted(compare);
}
