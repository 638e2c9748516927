import rosetta from 'rosetta';
import type { en } from './en';
import { formatNumber } from './format';
import { isolate } from './isolate';
import type { At, KeyOf, Locale, ParamsOf } from './types';

/** Every text of the product, by dotted path: `'bots.empty.title'`. A key that does not exist does not compile. */
export type TextKey = KeyOf<typeof en>;

/**
 * The text for a key. Numbers become digits of the language; a text of the other direction (a name, an address) is
 * isolated, so that it cannot reorder the sentence around it. Shown markup should still prefer `<Auto>` and `<Ltr>`.
 */
export type Translate = <Key extends TextKey>(key: Key, ...params: ParamsOf<At<typeof en, Key>>) => string;

const tables: Record<Locale, object> = { en: {}, fa: {} };

/** Makes texts known, for translators that exist already too. `words.ts` loads them in parts. */
export function addWords(locale: Locale, texts: object): void {
  Object.assign(tables[locale], texts);
}

/** One translator per language; it never switches, so that two languages can live in one page. */
export function createTranslator(locale: Locale): Translate {
  const words = rosetta<object>({ [locale]: tables[locale] });
  words.locale(locale);
  return (key, ...[params]) => {
    const text = words.t(key, params === undefined ? {} : prepare(locale, key, params));
    if (!text) throw new Error(`No text for '${key}' in '${locale}'.`);
    return text;
  };
}

function prepare(locale: Locale, key: string, params: object): Record<string, unknown> {
  const isFunction =
    typeof key.split('.').reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], tables[locale]) ===
    'function';
  return Object.fromEntries(
    Object.entries(params).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number'
        ? isFunction
          ? value
          : formatNumber(locale, value)
        : typeof value === 'string'
          ? isolate(locale, value)
          : value,
    ]),
  );
}
