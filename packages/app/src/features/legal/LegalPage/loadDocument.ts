import type { Locale } from '../../../i18n/types';

/** The names of the two files, as the specification has them. */
export type LegalName = 'PRIVACY_POLICY' | 'TERMS_OF_SERVICE';

export interface LegalDocument {
  text: string;
  /** The language of the text, which may differ from the page's. */
  language: Locale;
}

const limitMs = 30_000;

/**
 * The document in the language of the page. A Persian reader gets the Persian twin of the file, and the file itself
 * where there is none. Throws when there is no document: no network, an error, an HTML page in its place, an empty body.
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
  // For a missing file a server may return the app's own HTML with status 200.
  const isPage = answer.headers.get('Content-Type')?.includes('html') || /^\s*<(?:!doctype|html)\b/i.test(text);
  if (!answer.ok || isPage || text.trim() === '') throw new Error(`${path} answered ${answer.status} and no document`);
  return text;
}
