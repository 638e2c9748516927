import { withoutTags } from './paper.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  deg: '°',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  omega: 'ω',
};

function characterOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? ENTITIES[name.toLowerCase()] ?? entity;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : entity;
}

const withoutEntities = (text: string): string =>
  text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,8});/giu, characterOf);

/** MathML may repeat a formula in another notation, such as TeX. */
const withoutSecondNotation = (markup: string): string =>
  markup.replaceAll(/<(?:mml:)?annotation(?:\s[^<>]*)?>[^<]*/giu, '').replaceAll(/<!--[^<>]*-->/gu, '');

/** `<jats:sub>` as `<sub>`. */
const withPlainNames = (markup: string): string => markup.replaceAll(/<(\/?)jats:(su[bp])>/giu, '<$1$2>');

/**
 * The text of a title or an abstract in HTML, JATS or MathML with entities of any kind, also of one that was escaped twice, as publishers do.
 * A `<` that opens no known tag stays.
 */
export function plainText(markup: string): string {
  const once = withoutEntities(withoutTags(withPlainNames(withoutSecondNotation(markup))));
  return withoutEntities(withoutTags(once)).toWellFormed();
}

const HEADING = /^(?:abstract|summary|zusammenfassung|résumé|چکیده)[\s:.]*$/iu;

/** An abstract without the word that heads it. */
export const abstractText = (markup: string): string =>
  plainText(markup)
    .split('\n')
    .filter((line) => !HEADING.test(line.trim().slice(0, 30)))
    .join('\n')
    .trim();
