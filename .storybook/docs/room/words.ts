import { en } from '../../../packages/app/src/i18n/en';
import { fa } from '../../../packages/app/src/i18n/fa';
import { en as serverEnglish } from '../../../packages/server/src/platform/http/messages/en';
import { fa as serverPersian } from '../../../packages/server/src/platform/http/messages/fa';
import type { Locale } from '../../modes';
import { cutsOff } from './cut';
import { partWords } from './partWords';

/** A text of the catalogue: its key, and how it reads once its places are filled. */
interface Sentence {
  key: string;
  /** The text itself where it has no places. */
  exact?: string;
  patterns: readonly RegExp[];
}

/** Marks of direction, and blanks of every kind, tell nothing apart here. */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
/** Any digits, and the signs between them. */
const FIGURE = /[\d۰-۹][\d۰-۹.,٬٫]*/g;
const HOLE = '\u0001';

/** How a text with places may read. Where it has hardly a word of its own, only figures may fill them: else it would fit everything. */
function pattern(text: string): RegExp[] {
  const parts = plain(text).split(HOLE);
  const own = parts.join('').replaceAll(/[^\p{L}]/gu, '').length;
  const filling = own < 6 ? '[\\d۰-۹.,٬٫]+' : '.+?';
  // Bounded: a text of one page, and the places of one sentence.
  return own < 2 ? [] : [new RegExp(`^${parts.map(escape).join(filling)}$`, 'su')];
}

/** A sentence of the design system has its values one after the other; it may read otherwise without one of them. */
function askedInOrder(say: (...values: never[]) => string): RegExp[] {
  const values = Array.from({ length: say.length }, () => HOLE);
  return [values, ...values.map((_, at) => values.with(at, ''))].flatMap((given) => {
    try {
      return pattern(say(...(given as never[])));
    } catch {
      return [];
    }
  });
}

/** A sentence that depends on its values is asked for some of them: none, one, two, many. */
function asked(say: (params: never) => string): RegExp[] {
  return [0, 1, 2, 7].flatMap((count) => {
    const params = new Proxy({}, { get: () => count });
    try {
      return pattern(say(params as never).replaceAll(FIGURE, HOLE));
    } catch {
      return [];
    }
  });
}

function sentencesIn(table: object, path = ''): Sentence[] {
  return Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
    const key = path ? `${path}.${name}` : name;
    if (typeof value === 'function')
      return [
        {
          key,
          patterns: key.startsWith('design-system.')
            ? askedInOrder(value as () => string)
            : asked(value as (params: never) => string),
        },
      ];
    if (typeof value !== 'string') return sentencesIn(value as object, key);
    return PLACE.test(value)
      ? [{ key, patterns: pattern(value.replaceAll(PLACES, HOLE)) }]
      : [{ key, exact: plain(value), patterns: [] }];
  });
}

/** A place in a sentence of the app, `{{name}}`, or of the server, `{name}` and `{seconds:wait}`. */
const PLACE = /\{\{\w+\}\}|\{\w+(?::\w+)?\}/;
const PLACES = new RegExp(PLACE, 'g');

/** Everything that the product says by itself: the app by its keys, the design system and the server by theirs under their names. */
const tables: Record<Locale, object> = {
  en: { ...en, 'design-system': partWords('en'), server: serverEnglish },
  fa: { ...fa, 'design-system': partWords('fa'), server: serverPersian },
};
const read: Partial<Record<Locale, { exact: Map<string, string[]>; others: Sentence[] }>> = {};

function catalogue(locale: Locale) {
  const known = read[locale];
  if (known) return known;
  const sentences = sentencesIn(tables[locale]);
  const exact = new Map<string, string[]>();
  for (const { key, exact: text } of sentences)
    if (text !== undefined) exact.set(text, [...(exact.get(text) ?? []), key]);
  return (read[locale] = { exact, others: sentences.filter(({ patterns }) => patterns.length > 0) });
}

/** The keys under which a text may stand in the catalogue of a language. None: it is of a person, or a name, a date or a figure. */
export function keysOf(text: string, locale: Locale): string[] {
  const { exact, others } = catalogue(locale);
  const known = exact.get(plain(text));
  if (known) return known;
  return others.filter(({ patterns }) => patterns.some((one) => one.test(plain(text)))).map(({ key }) => key);
}

/** All texts of both languages by key; what depends on values is left out. */
export function allTexts(): { key: string; en: string; fa: string }[] {
  const flat = (table: object, path = ''): [string, string][] =>
    Object.entries(table).flatMap(([name, value]: [string, unknown]) => {
      const key = path ? `${path}.${name}` : name;
      if (typeof value === 'string') return [[key, value]];
      return typeof value === 'object' && value !== null ? flat(value, key) : [];
    });
  const persian = new Map(flat(fa));
  return flat(en).map(([key, text]) => ({ key, en: text, fa: persian.get(key) ?? '' }));
}

/** A text on a page, the keys it may have, and whether its place cuts it off. */
export interface Told {
  text: string;
  keys: string[];
  cut: boolean;
}

/** A line of the list: the same text in both languages. */
export interface Pair {
  keys: string[];
  en?: Told;
  fa?: Told;
}

/**
 * Puts the texts of a page beside those of the same page in Persian: by a key that both have, then what has none by its place among those
 * without.
 */
export function paired(english: readonly Told[], persian: readonly Told[]): Pair[] {
  const left = [...persian];
  const take = (fits: (told: Told) => boolean) => {
    const at = left.findIndex(fits);
    return at === -1 ? undefined : left.splice(at, 1)[0];
  };
  const pairs = english.map((told): Pair => {
    const twin = told.keys.length > 0 ? take(({ keys }) => keys.some((key) => told.keys.includes(key))) : undefined;
    const both = twin ? told.keys.filter((key) => twin.keys.includes(key)) : told.keys;
    return { keys: both, en: told, ...(twin && { fa: twin }) };
  });
  for (const pair of pairs) {
    if (pair.fa || pair.keys.length > 0) continue;
    const twin =
      take(({ keys, text }) => keys.length === 0 && text === pair.en?.text) ?? take(({ keys }) => keys.length === 0);
    if (twin) pair.fa = twin;
  }
  return [...pairs, ...left.map((told) => ({ keys: told.keys, fa: told }))];
}

const SAID = ['aria-label', 'placeholder', 'title', 'alt'];

/** The texts of a page in order, each once, names for those who listen among them. */
export function textsOn(page: Document, locale: Locale): Told[] {
  const found = new Map<string, Told>();
  const note = (raw: string, element: Element) => {
    const text = plain(raw);
    if (!/[\p{L}]/u.test(text)) return;
    const cut = cutsOff(element);
    const known = found.get(text);
    if (known) known.cut ||= cut;
    else found.set(text, { text, keys: keysOf(text, locale), cut });
  };
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE && node.parentElement) note(node.textContent ?? '', node.parentElement);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    const element = node as Element;
    if (element.matches('script, style, noscript, .sb-wrapper, #storybook-docs')) return;
    for (const name of SAID) if (element.hasAttribute(name)) note(element.getAttribute(name) ?? '', element);
    for (const child of element.childNodes) walk(child);
  };
  walk(page.body);
  return [...found.values()];
}
