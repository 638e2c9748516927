import { en } from './en.ts';
import { fa } from './fa.ts';
import { isolate } from '../../isolate.ts';

export type Lang = 'en' | 'fa';
export type MessageKey = keyof typeof en;
export type MessageParams = Record<string, string | number | readonly (string | number)[]>;

const tables: Record<Lang, Record<MessageKey, string>> = { en, fa };
const englishList = new Intl.ListFormat('en-GB');
/** Grouped from five digits on, so that a year stays one. */
const numbers: Record<Lang, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-GB', { useGrouping: 'min2' }),
  fa: new Intl.NumberFormat('fa-IR', { useGrouping: 'min2' }),
};

/** «الف، ب و پ»; the list format of the platform puts a comma before «و». */
const lists: Record<Lang, (items: readonly string[]) => string> = {
  en: (items) => englishList.format(items),
  fa: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و ${items.at(-1)}`),
};

/** Letters that run against the sentences of a language. */
const otherDirection: Record<Lang, RegExp> = {
  en: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u,
  fa: /\p{Script=Latin}|:\/\//u,
};

/** A value as it stands in a sentence: numbers in its digits, foreign text apart from the punctuation around it. */
function spoken(lang: Lang, name: string, value: MessageParams[string]): string {
  if (typeof value === 'number') return numbers[lang].format(value);
  if (typeof value !== 'string') return lists[lang](value.map((item) => spoken(lang, name, item)));
  // A link is copied out of its message, and marks around it would go with it.
  return name !== 'link' && otherDirection[lang].test(value) ? isolate(value) : value;
}

/**
 * A server message in the caller's language; `{name}` is replaced by the parameter, `{name:wait}` by its seconds as a readable duration, and
 * `{name:each}` by the items of a list after a colon, with no word before the last, and `{name:one/other}` by the word that goes with its
 * number. Persian has one form after a number, so that its sentences need no choice.
 */
export function translate(lang: Lang, key: MessageKey, params: MessageParams = {}): string {
  return tables[lang][key].replaceAll(
    /\{(\w+)(?::(wait|each|[^{}/]+\/[^{}/]+))?\}/g,
    (whole, name: string, as?: string) => {
      const value = params[name];
      if (value === undefined) return whole;
      if (as === 'wait') return formatDuration(lang, Number(value));
      if (as === 'each' && Array.isArray(value))
        return value.map((item) => spoken(lang, name, item)).join(lang === 'fa' ? '، ' : ', ');
      const [one, other] = as?.split('/') ?? [];
      if (one !== undefined && other !== undefined) return Number(value) === 1 ? one : other;
      return spoken(lang, name, value);
    },
  );
}

/** The message of a stored code in the reader's language; null for none and for an unknown code. */
export const translateCode = <Code extends string>(
  lang: Lang,
  sentences: Readonly<Record<Code, MessageKey>>,
  code: string | null,
  params: MessageParams = {},
): string | null =>
  code !== null && Object.hasOwn(sentences, code) ? translate(lang, sentences[code as Code], params) : null;

/** A duration in one unit, rounded up, so that nobody retries too early: `15 minutes`, «۱۵ دقیقه». */
function formatDuration(lang: Lang, seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [value, unit] =
    seconds < 60 ? [seconds, 'second'] : minutes < 120 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour'];
  const said = new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
  return lang === 'fa' ? said.replace(' ', '\u00a0') : said;
}

/** The first supported language in an Accept-Language header; otherwise English. */
export function languageOf(header: string | undefined): Lang {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...options] = part.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)/.exec(option)?.[1]).find((q) => q !== undefined);
      return { tag: tag.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return wanted.find(({ tag }) => tag === 'fa' || tag === 'en')?.tag === 'fa' ? 'fa' : 'en';
}
