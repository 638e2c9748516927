const unseen = /[\s\p{Cf}]/u;

/** A text without white space and invisible marks around it, such as the directional marks of a copied address. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}
