/** A run of plain text, or a URL in it that can be opened. */
export type TextRun = { kind: 'text'; text: string } | { kind: 'link'; text: string; href: string; external: boolean };

/** A URL without the trailing punctuation of the sentence around it. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (/[.,;:!?)\]}'’”]/.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

/**
 * Turns the http and https URLs of a plain message into links; those of this app become paths within it. Everything
 * else stays text: no other scheme is ever opened (specification, section 5).
 */
export function linkify(text: string, origin: string): readonly TextRun[] {
  const runs: TextRun[] = [];
  let at = 0;
  for (const found of text.matchAll(/https?:\/\/[^\s<>"«»]+/g)) {
    const address = withoutEnd(found[0]);
    if (!URL.canParse(address)) continue;
    const url = new URL(address);
    const own = url.origin === origin;
    if (found.index > at) runs.push({ kind: 'text', text: text.slice(at, found.index) });
    runs.push({
      kind: 'link',
      text: address,
      href: own ? `${url.pathname}${url.search}${url.hash}` : url.href,
      external: !own,
    });
    at = found.index + address.length;
  }
  if (at < text.length || runs.length === 0) runs.push({ kind: 'text', text: text.slice(at) });
  return runs;
}
