import type { Locale } from '../../../i18n/types';

/** The names of the two files, as the specification has them. */
export type LegalName = 'PRIVACY_POLICY' | 'TERMS_OF_SERVICE';

export interface LegalDocument {
  text: string;
  /** What it is written in: not always the language of the page. */
  language: Locale;
}

const limitMs = 30_000;

/**
 * The document in the language of the page. A Persian reader gets the Persian twin of the file, and the file itself
 * where there is none. Throws when no document comes: no network, an error, a web page in its place, nothing.
 */
export async function loadDocument(name: LegalName, locale: Locale): Promise<LegalDocument> {
  if (locale === 'fa') {
    const twin = await readMarkdown(`/${name}.fa.md`).catch(() => null);
    if (twin !== null) return { text: twin, language: 'fa' };
  }
  return { text: await readMarkdown(`/${name}.md`), language: 'en' };
}

async function readMarkdown(path: string): Promise<string> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(limitMs) });
  const text = await answer.text();
  // A server that knows no such file may answer with the app itself, as a success.
  const isPage = answer.headers.get('Content-Type')?.includes('html') || /^\s*<(?:!doctype|html)\b/i.test(text);
  if (!answer.ok || isPage || text.trim() === '') throw new Error(`${path} answered ${answer.status} and no document`);
  return text;
}
