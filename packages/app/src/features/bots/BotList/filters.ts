import type { Bot } from '@peyk/api-types';
import { parseDigits } from '@peyk/design-system/digits';
import { areasOf } from '../../../entities/bot/areas';

/** What narrows the list. It lives in the address, so that going back finds the list as it was left. */
export interface BotFilters {
  query: string;
  /** One of `filterStatuses`; null is all of them. */
  status: FilterStatus | null;
  area: string | null;
  /** From 1. */
  page: number;
}

/** The statuses that can be asked for (specification, section 2); Error is found under all of them. */
export const filterStatuses = ['Active', 'Paused', 'Running', 'Draft'] as const;
export type FilterStatus = (typeof filterStatuses)[number];

/** The filters in an address; what it does not know is left out. */
export function filtersOf(params: URLSearchParams): BotFilters {
  const page = Number(params.get('page'));
  return {
    query: params.get('q') ?? '',
    status: filterStatuses.find((status) => status === params.get('status')) ?? null,
    area: params.get('area') || null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of filters; a list as it comes has none of it. */
export function paramsOf({ query, status, area, page }: BotFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (status) params.set('status', status);
  if (area) params.set('area', area);
  if (page > 1) params.set('page', String(page));
  return params;
}

/** Whether anything but the page narrows the list. */
export function isFiltered({ query, status, area }: BotFilters): boolean {
  return query.trim() !== '' || status !== null || area !== null;
}

const PERSIAN = /\p{Script=Arabic}/u;

/**
 * A text as the search sees it: small letters, Latin digits, no accents, one spelling of the Persian letters that have
 * two, and no gaps between Persian letters, which are written with a space, a half-space or nothing.
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

/** A bot with what a search looks through, folded once: ten thousand are searched at each pause in the typing. */
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

/** The bots that all filters let through, in their order. The area and the status match exactly, whatever the case of the status. */
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

/** The areas that can be asked for, as a dictionary of the language orders them. */
export function areaOptions(all: readonly Searchable[], locale: string): readonly string[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(all.flatMap(({ areas }) => areas))].toSorted(compare);
}
