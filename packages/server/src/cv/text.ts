import { withLatinDigits } from '../platform/latin.ts';
import { inDigitsOf } from './words.ts';

/** Words in one direction and one look. */
export interface CvRun {
  text: string;
  rtl: boolean;
  look: 'plain' | 'strong' | 'muted';
  /** http, https or mailto only. */
  href?: string;
}

export interface CvLine {
  rtl: boolean;
  /** A line of detail is smaller and paler. */
  size: 'main' | 'detail' | 'small';
  runs: CvRun[];
  /** A reference in Latin letters begins at its own edge also in a Persian CV; every other line begins where the page does. */
  ownEdge?: boolean;
}

export type Maybe = string | number | null | undefined;

const RTL = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const LTR = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu;
/** Control characters, direction controls, line and paragraph separators, and what stands for an object. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFC]+/gu;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Right-to-left when most of its letters are. */
const isRtl = (text: string): boolean => (text.match(RTL)?.length ?? 0) > (text.match(LTR)?.length ?? 0);

/** A text as it can be printed. */
export const printable = (text: Maybe): string =>
  String(text ?? '')
    .toWellFormed()
    .replaceAll(UNPRINTABLE, ' ')
    .trim();

/** A number by itself, and before it what keeps its digits: a name, version or address in Latin letters. */
const NUMBERS = /\d{0,9}[A-Za-z][\w.+#/:@?=&%-]*(?: \d[\d.]*)?|[\d۰-۹٠-٩][\d۰-۹٠-٩.]*%?/gu;

/** A text in the digits of its letters: a Persian title with Latin digits, and the other way round, is a matter of a keyboard. */
const inOwnDigits = (text: string, rtl: boolean): string => {
  if (!rtl) return text.search(LTR) < 0 ? text : withLatinDigits(text);
  return text.replaceAll(NUMBERS, (found) => {
    if (/[A-Za-z]/u.test(found)) return found;
    // A version or a day has several points, which are no decimal signs.
    const parts = /\..*\./u.test(found) ? found.split('.') : [found];
    return parts
      .map((part) => inDigitsOf('fa', part))
      .join('.')
      .replace('%', '٪');
  });
};

/** A person's own words. */
export function run(text: Maybe, look: CvRun['look'] = 'plain'): CvRun {
  const clean = printable(text);
  const rtl = isRtl(clean);
  return { text: inOwnDigits(clean, rtl), rtl, look };
}

/** Typst refuses longer addresses, and with them the whole CV; no server takes one. */
const LONGEST_HREF = 8000;

/** The address as a link if it is safe to follow, otherwise nothing. It is shown without its scheme. */
export function linkRun(address: Maybe): CvRun[] {
  const text = String(address ?? '').trim();
  if (text === '') return [];
  // `host:8080/x` has no scheme, and `mailto:98ana@example.org` no port.
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase();
  const isHost = scheme === undefined || (scheme !== 'tel:' && /^\d+(?:[/?#]|$)/.test(text.slice(scheme.length)));
  const full = isHost ? `https://${text}` : text;
  if (!URL.canParse(full)) return [];
  const url = new URL(full);
  const isSafe = ['http:', 'https:', 'mailto:'].includes(url.protocol) && url.href.length <= LONGEST_HREF;
  // Typst fails on a link that shows nothing, or ends in a soft hyphen.
  const shown = printable(text.replaceAll('\u00AD', '')).replace(/^(?:https?:\/\/|mailto:)(?=.)/i, '');
  return isSafe && VISIBLE.test(shown) ? [{ text: shown, rtl: false, look: 'plain', href: url.href }] : [];
}

/** A digital object identifier as a link; one of another shape as text. */
export function doiRun(doi: Maybe): CvRun[] {
  const bare = printable(doi).replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/i, '');
  if (bare === '') return [];
  if (!/^10\.\d+(?:\.\d+)*\/\S+$/u.test(bare)) return [{ ...run(`DOI: ${bare}`), look: 'muted' }];
  const [link] = linkRun(`https://doi.org/${encodeURI(bare).replaceAll('#', '%23').replaceAll('?', '%3F')}`);
  return link ? [{ ...link, text: `doi:${bare}` }] : [];
}

/** The runs with a text, with the separator between them. */
export function joined(separator: string, rtl: boolean, ...runs: CvRun[]): CvRun[] {
  return runs
    .filter(({ text }) => text !== '')
    .flatMap((item, index) => (index === 0 ? [item] : [{ text: separator, rtl, look: 'plain' as const }, item]));
}

/** Left-to-right or right-to-left, whichever most of its letters are. */
export const isRtlLine = (runs: readonly CvRun[]): boolean => isRtl(runs.map(({ text }) => text).join(' '));

/** A person's own text, one line a paragraph. */
export function paragraphs(size: CvLine['size'], ...texts: Maybe[]): CvLine[] {
  return texts
    .flatMap((text) => String(text ?? '').split(/\r?\n/))
    .map((text) => run(text))
    .filter(({ text }) => text !== '')
    .map((words) => ({ rtl: words.rtl, size, runs: [words] }));
}
