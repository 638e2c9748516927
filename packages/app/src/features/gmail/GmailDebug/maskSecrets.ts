/** Replaces a secret of any length, because the length must stay secret too. */
export const mask = '••••••';

/** How many characters are scanned and kept: more than is ever shown, and fast for any input. */
export const readable = 20_000;

const names =
  '(?:code|state|nonce|token|password|(?:authorization|auth)[_-]?code|(?:access|refresh|id|csrf|session)[_-]?token|client[_-]?secret|code[_-]?(?:challenge|verifier))';
/** The ampersand and the question mark as JSON and HTML escape them. */
const escaped = String.raw`\\u0026|\\u003f|&amp;|&#38;`;

/**
 * The notations of a name with its secret; the secret is the second group.
 * Bounded: `maskSecrets` passes at most `readable` characters.
 */
const pairs: readonly RegExp[] = [
  // ?state=…&code=… in a URL, also where JSON or HTML escaped the ampersand.
  new RegExp(String.raw`((?:[?&#;\s]|^|${escaped})${names}=)((?:(?!${escaped})[^&#\s"'<>\\])+)`, 'gi'),
  // The same inside a percent-encoded URL: %3Fstate%3D…%26
  new RegExp(String.raw`((?:%3F|%26|%23)${names}%3D)((?:(?!%26|%23)[^&#\s"'<>\\])+)`, 'gi'),
  // "state": "…", in JSON, in JSON inside JSON, and in truncated JSON.
  new RegExp(String.raw`(\\*["']${names}\\*["']\s*:\s*\\*["'])((?:\\[^"']|[^"'\\])+)`, 'gi'),
  new RegExp(String.raw`(["']${names}["']\s*:\s*)(\d+)`, 'gi'),
  // <input name="state" value="…">
  new RegExp(String.raw`(name=["']?${names}["']?[^>]*?\bvalue=["']?)([^"'\s>]+)`, 'gi'),
  new RegExp(String.raw`(value=["']?)([^"'\s>]+)(?=["']?[^>]*?\bname=["']?${names}\b)`, 'gi'),
  /(\b(?:Bearer|Basic)\s+)([\w.~+/=-]+)/gi,
];

/** Secrets recognisable by their format: Google's tokens and codes, and any JWT. Bounded like `pairs`. */
const shapes: readonly RegExp[] = [
  /\bya29\.[\w.-]+/g,
  /\b[14]\/\/?[\w-]{10,}/g,
  /\bGOCSPX-[\w-]+/g,
  /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g,
];

/** A secret of at least this length is masked wherever it occurs; a shorter one might be a word. */
const unmistakable = 8;

/**
 * Masks the codes, tokens and states in a text: in URLs, JSON, HTML and headers, and wherever the same value
 * occurs without its name. Everything else is unchanged, up to `readable` characters. Mask first and truncate
 * afterwards: a secret that is cut off is not recognised.
 */
export function maskSecrets(text: string): string {
  const found = new Set<string>();
  let masked = text.slice(0, readable);
  for (const pair of pairs)
    masked = masked.replaceAll(pair, (whole, before: string, secret: string) => {
      if (secret === mask) return whole;
      if (secret.length >= unmistakable) found.add(secret).add(decoded(secret));
      return `${before}${mask}`;
    });
  for (const shape of shapes) masked = masked.replaceAll(shape, mask);
  for (const secret of [...found].toSorted((one, other) => other.length - one.length))
    masked = masked.replaceAll(secret, mask);
  return masked;
}

function decoded(secret: string): string {
  try {
    return decodeURIComponent(secret);
  } catch {
    return secret;
  }
}
