/** Where a link of a text leads: into the app, out of it, to a heading of the same text, to a mail or phone program. */
export type Target = { kind: 'app' | 'away' | 'program'; href: string } | { kind: 'heading'; slug: string };

const NOWHERE = 'https://nowhere.invalid';

/**
 * Reads an address as the browser will: it drops tabs and line breaks and takes a backslash for a slash, so the text
 * itself proves nothing. What is none of the known kinds leads nowhere.
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

/** The name of a heading in an address, in any script. */
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
