import { searchKey } from '../directory/searchKey.ts';

/** Plurals that no ending tells. */
const IRREGULAR = new Map(
  `analyses analysis|axes axis|bacteria bacterium|biases bias|calves calf|campuses campus|children child|corpora corpus|crises crisis
  criteria criterion|diagnoses diagnosis|feet foot|gases gas|genera genus|halves half|hypotheses hypothesis|indices index|leaves leaf
  lenses lens|lives life|loaves loaf|matrices matrix|men man|mice mouse|nuclei nucleus|phenomena phenomenon|shelves shelf|spectra spectrum
  stimuli stimulus|strata stratum|syntheses synthesis|teeth tooth|theses thesis|vertices vertex|viruses virus|wolves wolf|women woman`
    .split(/[|\n]/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** British words whose American form no ending tells, in one only. */
const AMERICAN = new Map(
  `ageing aging|aluminium aluminum|analogue analog|artefact artifact|catalogue catalog|defence defense|dialogue dialog|disc disk
  draught draft|grey gray|judgement judgment|licence license|manoeuvre maneuver|mould mold|offence offense|plough plow|programme program
  sceptic skeptic|tyre tire|vice vise`
    .split(/[|\n]/u)
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

const OUR =
  /(?:arm|behavi|cand|col|endeav|fav|ferv|flav|glam|harb|hon|hum|lab|neighb|od|parl|rum|sav|splend|tum|val|vap|vig)our/u;

/** Endings of British spelling and the American ones. */
const ENDINGS: readonly [RegExp, string][] = [
  [/isation$/u, 'ization'],
  [/ise$/u, 'ize'],
  [/ised$/u, 'ized'],
  [/iser$/u, 'izer'],
  [/ising$/u, 'izing'],
  [/yse$/u, 'yze'],
  [/ysed$/u, 'yzed'],
  [/yser$/u, 'yzer'],
  [/ysing$/u, 'yzing'],
  [/tre$/u, 'ter'],
  [/tred$/u, 'tered'],
  [/bre$/u, 'ber'],
];

/** Prefixes that are written with a hyphen or without one. */
const PREFIXES = new Set(
  'anti auto bi bio co cross cyber de di electro geo hydro hyper inter intra iso macro mega meta micro mono multi nano neuro non over photo poly post pre pro proto pseudo psycho re semi socio sub super thermo trans tri ultra un under x'.split(
    ' ',
  ),
);

function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x)es$/u.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/u.test(word)) return word.slice(0, -1);
  return word;
}

function american(word: string): string {
  const known = AMERICAN.get(word);
  if (known !== undefined) return known;
  let text = word.replace(OUR, (british) => `${british.slice(0, -2)}r`).replace('sulph', 'sulf');
  if (text.length > 5) text = text.replace('oe', 'e').replace('ae', 'e');
  if (text.length > 4) for (const [british, ending] of ENDINGS) text = text.replace(british, ending);
  // "modelling", but not "filling".
  return text.replace(/([aeiou][^aeiou]{1,3}[aeiou]l)l(ing|ed|er)$/u, '$1$2');
}

/** One form for the spellings of a word: plural endings and British spelling only, so that it never merges different words. */
export const stemOf = (word: string): string => american(singular(word));

/** A word of a text, with the place where it stands. */
export interface Token {
  /** As the text writes it. */
  text: string;
  /** For comparison: the word in lower case without accents. */
  key: string;
  start: number;
  end: number;
}

/** Words that need no more than lower case; most do not. */
const ASCII = /^[A-Za-z0-9+#]*$/u;
const WORD = /[\p{L}\p{N}\p{M}\u200C][\p{L}\p{N}\p{M}\u200C+#]*/gu;

/** The words of a text in order. "Multi-site" is one word, because "multisite" is; "low-resource" is two. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let open: Token | null = null;
  for (const match of text.matchAll(WORD)) {
    // "CD69+CD103+" names two things, and "CD103+" the same as "CD103"; a language of programmers keeps its signs.
    for (const part of match[0].matchAll(/[^+]+\+*/gu)) {
      const start = match.index + part.index;
      const end = start + part[0].length;
      const bare = ASCII.test(part[0]) ? part[0].toLowerCase() : searchKey(part[0]);
      const key = /\d|\p{L}{3}/u.test(bare) ? bare.replaceAll('+', '') : bare;
      if (key === '') continue;
      if (
        open !== null &&
        open.end + 1 === start &&
        /[-\u2010\u2011]/u.test(text.charAt(open.end)) &&
        PREFIXES.has(open.key)
      ) {
        open.text = text.slice(open.start, end);
        open.key += key;
        open.end = end;
      } else {
        open = { text: part[0], key, start, end };
        tokens.push(open);
      }
    }
  }
  return tokens;
}

/** The part that a word shares with its relatives: "calibrated", "calibration"; "watched", "watching". For comparison, never to be shown. */
export function rootOf(stem: string): string {
  const seen = roots.get(stem);
  if (seen !== undefined) return seen;
  const root = findRoot(stem);
  if (roots.size >= MOST_ROOTS) roots.clear();
  roots.set(stem, root);
  return root;
}
const roots = new Map<string, string>();
const MOST_ROOTS = 30_000;

/** Endings, with the least letters that must stay before them and what takes their place. The first that fits is taken. */
const DERIVED: readonly (readonly [ending: string, least: number, instead: string])[] = [
  ['ational', 4, ''],
  ['ation', 4, ''],
  ['ating', 4, ''],
  ['ated', 4, ''],
  ['ator', 4, ''],
  ['ate', 4, ''],
  ['ality', 4, 'al'],
  ['bility', 4, 'ble'],
  ['ement', 4, ''],
  ['ment', 5, ''],
  ['ness', 4, ''],
  ['ioner', 4, 'ion'],
  ['ier', 4, 'y'],
  ['ied', 3, 'y'],
  ['ying', 3, 'y'],
  ['ally', 4, 'al'],
  ['ly', 5, ''],
];

function findRoot(stem: string): string {
  for (const [ending, least, instead] of DERIVED) {
    if (stem.endsWith(ending) && stem.length - ending.length >= least)
      return plain(stem.slice(0, -ending.length) + instead);
  }
  const inflected = stem.endsWith('ing') ? stem.slice(0, -3) : stem.endsWith('ed') ? stem.slice(0, -2) : '';
  if (inflected.length < 3 || !/[aeiouy]/u.test(inflected) || inflected.endsWith('e')) return plain(stem);
  return plain(/([^aeiouyls])\1$/u.test(inflected) ? inflected.slice(0, -1) : inflected);
}

/** Without a final "e" or a doubled "l", which come and go with endings. */
function plain(stem: string): string {
  if (stem.length > 4 && stem.endsWith('e')) return stem.slice(0, -1);
  return stem.length > 5 && stem.endsWith('ll') ? stem.slice(0, -1) : stem;
}
