/** The target of a link: a page of the app, an outside page, a mail or phone program, or a heading of the same text. */
export type Target = { kind: 'app' | 'away' | 'program'; href: string } | { kind: 'heading'; slug: string };

const NOWHERE = 'https://nowhere.invalid';

/**
 * Parses an address as the browser does, which drops tabs and line breaks and reads a backslash as a slash, so that the text itself proves
 * nothing. Null for anything that is not of a known kind.
 */
export function readTarget(address: string | null): Target | null {
  if (address === null) return null;
  if (address.startsWith('#')) return { kind: 'heading', slug: decoded(address.slice(1)) };
  const url = URL.parse(address, NOWHERE);
  if (url === null) return null;
  if (url.origin === NOWHERE) {
    return address.startsWith('/') ? { kind: 'app', href: url.pathname + url.search + url.hash } : null;
  }
  if (url.protocol === 'https:' || url.protocol === 'http:') return { kind: 'away', href: url.href };
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return { kind: 'program', href: url.href };
  return null;
}

/** The id of a heading for use in an address, in any script. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\u200c]+/gu, '-');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
