import { hasLatinLettersOnly } from '../platform/latin.ts';

/**
 * An entry as an English text can hold it: where a text is in other letters and the person gave the English for it, the English stands in
 * its place. Nothing is translated.
 */
export function inEnglish<Entry extends object>(entry: Entry): Entry {
  const fields = { ...entry } as Record<string, unknown>;
  for (const [name, english] of Object.entries(fields)) {
    const own = name.endsWith('_en') ? name.slice(0, -'_en'.length) : null;
    const written = own === null ? undefined : fields[own];
    if (own === null || typeof english !== 'string' || typeof written !== 'string') continue;
    if (!hasLatinLettersOnly(written)) fields[own] = english;
  }
  return fields as Entry;
}
