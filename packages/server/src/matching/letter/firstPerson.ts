/** Nouns that take a numeral: "type I error" and "phase I trials" hold no author. */
const TAKES_NUMERAL = new Set(
  'type types class phase stage grade category level part volume group domain subunit complex photosystem collagen topoisomerase'.split(
    ' ',
  ),
);
/** What stands before a numeral without being a word: "OT-I cells", "Mg I". */
const JOINED = /(?:-|(?<!\p{L})\p{Lu}\p{Ll}?[ \u00A0])$/u;
/** After these a clause begins, whose subject the letter is. */
const BEGINS_CLAUSE =
  /(?:^|[,;:.–—] |\b(?:and|but|or|that|which|whom|whose|when|where|while|as|if|than|because|since|although) )$/u;
const SINGULAR =
  /(?<!\p{L})(?:[Mm]y|[Mm]e|[Mm]yself)(?!\p{L})|(?:^|[.,;:] |\b(?:and|that|which|whom|when|as) )I(?= \p{Ll})/u;
const PLURAL = /(?<!\p{L})(?:[Ww]e|[Oo]ur|us)(?!\p{L})/u;

/**
 * Whether the "I" at this place of a text is its author. Where no clause begins, a numeral can look the same ("Kerman I found" and "Darius I
 * reigned"): then the rest of the abstract tells whether one person speaks there. Null where nothing tells.
 */
export function isAuthor(text: string, at: number, abstract: string): boolean | null {
  if (!/^I \p{Ll}/u.test(text.slice(at, at + 3))) return false;
  const before = text.slice(0, at);
  if (BEGINS_CLAUSE.test(before)) return true;
  const word = before.endsWith(' ') ? (before.slice(0, -1).split(/\P{L}/u).at(-1) ?? '') : '';
  if (TAKES_NUMERAL.has(word.toLowerCase()) || JOINED.test(before)) return false;
  const isName = /^\p{Lu}/u.test(word);
  if (/^I (?:am|have|find|found|study)\b/u.test(text.slice(at)) || (!isName && /^I was\b/u.test(text.slice(at))))
    return true;
  if (PLURAL.test(abstract)) return null;
  return isName && !SINGULAR.test(abstract) ? null : true;
}
