import { en } from './en.ts';
import { fa } from './fa.ts';

export type Lang = 'en' | 'fa';
export type MessageKey = keyof typeof en;
export type MessageParams = Record<string, string | number>;

const tables: Record<Lang, Record<MessageKey, string>> = { en, fa };
const persianDigits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/**
 * A server message in the caller's language; `{name}` is replaced by the parameter, `{name:wait}` by its seconds as a readable duration.
 */
export function translate(lang: Lang, key: MessageKey, params: MessageParams = {}): string {
  return tables[lang][key].replaceAll(/\{(\w+)(:wait)?\}/g, (whole, name: string, wait?: string) => {
    const value = params[name];
    if (value === undefined) return whole;
    if (wait) return formatDuration(lang, Number(value));
    return typeof value === 'number' && lang === 'fa' ? persianDigits.format(value) : String(value);
  });
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
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
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
