/** What stands in place of a secret: its length is one too. */
export const mask = '••••••';

/** So many characters are looked through and kept: more than enough for a start, and quick whatever arrives. */
export const readable = 20_000;

const names =
  '(?:code|state|nonce|token|password|(?:authorization|auth)[_-]?code|(?:access|refresh|id|csrf|session)[_-]?token|client[_-]?secret|code[_-]?(?:challenge|verifier))';
/** Up to four bits of punctuation that a JSON writer or an address put between a name and its value. */
const escaped = String.raw`\\u0026|\\u003f|&amp;|&#38;`;

/**
 * The ways in which a name and its secret are written down; the secret is the second group.
 * Bounded: `maskSecrets` hands them so many characters and no more.
 */
const pairs: readonly RegExp[] = [
  // ?state=…&code=… in an address, also where JSON or HTML wrote the ampersand as something else.
  new RegExp(String.raw`((?:[?&#;\s]|^|${escaped})${names}=)((?:(?!${escaped})[^&#\s"'<>\\])+)`, 'gi'),
  // The same inside an address that is a value itself: %3Fstate%3D…%26
  new RegExp(String.raw`((?:%3F|%26|%23)${names}%3D)((?:(?!%26|%23)[^&#\s"'<>\\])+)`, 'gi'),
  // "state": "…", in JSON, in JSON inside JSON, and in JSON that is cut off in the middle.
  new RegExp(String.raw`(\\*["']${names}\\*["']\s*:\s*\\*["'])((?:\\[^"']|[^"'\\])+)`, 'gi'),
  new RegExp(String.raw`(["']${names}["']\s*:\s*)(\d+)`, 'gi'),
  // <input name="state" value="…">
  new RegExp(String.raw`(name=["']?${names}["']?[^>]*?\bvalue=["']?)([^"'\s>]+)`, 'gi'),
  new RegExp(String.raw`(value=["']?)([^"'\s>]+)(?=["']?[^>]*?\bname=["']?${names}\b)`, 'gi'),
  /(\b(?:Bearer|Basic)\s+)([\w.~+/=-]+)/gi,
];

/** Secrets that one knows by their own looks: Google's tokens and codes, and any signed token. Bounded as the pairs are. */
const shapes: readonly RegExp[] = [
  /\bya29\.[\w.-]+/g,
  /\b[14]\/\/?[\w-]{10,}/g,
  /\bGOCSPX-[\w-]+/g,
  /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g,
];

/** A secret this long is masked wherever else it stands; a shorter one might be a word. */
const unmistakable = 8;

/**
 * The text without its codes, tokens and states: in addresses, JSON, HTML and headers, and again wherever the
 * same value stands without its name. Everything else stays letter by letter, up to the number of characters that is read. Mask first and cut afterwards: a text
 * that ends within a secret cannot be recognised.
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
