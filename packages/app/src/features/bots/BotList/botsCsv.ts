import type { Bot } from '@peyk/api-types';
import { areasOf } from '../../../entities/bot/areas';

/** The columns in the order of the specification, section 9. */
const columns: readonly [name: string, cell: (bot: Bot) => string | number | null][] = [
  ['id', (bot) => bot.id],
  ['name', (bot) => bot.name],
  ['status', (bot) => bot.status],
  ['research_area', (bot) => bot.advanced_filters.research_area ?? areasOf(bot).join('; ')],
  ['target_university', (bot) => bot.target_university_name],
  ['num_professors', (bot) => bot.num_professors],
  ['matches_found', (bot) => bot.matches_found],
  ['emails_sent', (bot) => bot.emails_sent],
  ['created_at', (bot) => bot.created_at],
  ['updated_at', (bot) => bot.updated_at],
];

/** Marks the text as UTF-8 for spreadsheets, which otherwise garble Persian names. */
const byteOrderMark = '\uFEFF';

/**
 * Bots as CSV (RFC 4180): quotes doubled, lines end in CRLF, ASCII digits and ISO dates in every language. A leading
 * apostrophe keeps a spreadsheet from reading a text as a formula.
 */
export function botsCsv(bots: readonly Bot[]): string {
  const lines = [columns.map(([name]) => name), ...bots.map((bot) => columns.map(([, cell]) => cellText(cell(bot))))];
  return byteOrderMark + lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellText(value: string | number | null): string {
  if (value === null) return '';
  // Numbers are never formulas and stay numeric, so that they can be summed.
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The name of the file, with the local time: `bots-export-20261120-095500.csv`. */
export function csvFileName(now: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `bots-export-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.csv`;
}
