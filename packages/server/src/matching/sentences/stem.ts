/** Forms that no ending tells; each line is the base form and its others. */
const irregular = new Map<string, string>(
  `be am is are was were been being|have has had having|do does did done doing|fall fell fallen|rise rose risen|find found|keep kept|begin began begun
  lose lost losing|win won|take took taken|go went gone|grow grew grown|lead led|feed fed|bleed bled|teach taught|write wrote written|hold held
  build built|think thought|make made making|leave left leaving|give gave given|see saw seen|show shown|know knew known|draw drew drawn
  choose chose chosen|come came coming|become became becoming|run ran running|sit sat sitting|stand stood|say said|tell told|meet met|hear heard
  get got gotten|read reading|speak spoke spoken|bring brought|buy bought|sell sold|send sent|spend spent|pay paid|set setting|put putting
  eat ate eaten|drive drove driven|freeze froze frozen|break broke broken|bend bent|lie lay lain|sleep slept|win won|wear wore worn|wake woke woken
  understand understood|feel felt|mean meant|deal dealt|learn learnt|burn burnt|sing sang sung|swim swam|fly flew flown|throw threw thrown
  shrink shrank shrunk|spread spreading|catch caught|seek sought|fight fought|stick stuck|child children|man men|woman women|mouse mice|foot feet
  tooth teeth|analysis analyses|crisis crises|hypothesis hypotheses|criterion criteria|phenomenon phenomena|datum data|life lives|half halves|leaf leaves
  die died dying|lie lying|old older oldest elder|young younger youngest|use used using uses user users|city cities`
    .split(/[|\n]/u)
    .flatMap((line) => {
      const [base = '', ...forms] = line.trim().split(' ');
      return [base, ...forms].map((form): [string, string] => [form, base]);
    }),
);

const endings = [
  'isations isation izations ization ational ations ation itions ition ically iously',
  'ising izing ised ized ises izes iser izer ise ize',
  'ments ment nesses ness ities ity ical ances ance ences ence ively ive ages age',
  'ions ion ings ing edly ors ers or er ed ies es ous al ly ists ist ic s y e',
].flatMap((line) => line.split(' '));

const MIN = 4;

/** The stem of a lower-case English word: rough, and the same for forms of one word ("clamped", "clamping"). */
export function stemOf(word: string): string {
  const base = irregular.get(word);
  if (base !== undefined) return base;
  if (word.length <= 3) return word;
  const american = word.replace('our', 'or').replace(/tre$/u, 'ter').replace('mme', 'm').replace('aes', 'es');
  const plural = /(?:[^s]s|ies|es)$/u.test(american) && !/(?:us|is|ss)$/u.test(american);
  const singular = !plural ? american : american.endsWith('ies') ? `${american.slice(0, -3)}y` : american.slice(0, -1);
  const known = irregular.get(singular);
  if (known !== undefined) return known;
  const once = withoutEnding(singular);
  return irregular.get(once) ?? withoutEnding(once);
}

function withoutEnding(word: string): string {
  let stem = word;
  for (const ending of endings) {
    const short = ending === 'ing' || ending === 'ed' || ending === 'e' || ending === 'y' ? 3 : MIN;
    if (stem.endsWith(ending) && stem.length - ending.length >= short) {
      stem = stem.slice(0, -ending.length);
      break;
    }
  }
  const undoubled = /([bdfglmnprt])\1$/u.test(stem) && stem.length > MIN ? stem.slice(0, -1) : stem;
  return (undoubled.endsWith('i') || undoubled.endsWith('e')) && undoubled.length > 3
    ? undoubled.slice(0, -1)
    : undoubled;
}

/** Two stems of one word: equal, or one is the other with a little more ("inhib", "inhibit"). */
export function sameStem(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= 5 && long.length - short.length <= 3 && long.startsWith(short);
}

/** Affixes that a half-space or the end of a Persian word carries. */
const persianEndings = [
  'هایشان',
  'هایی',
  'های',
  'هایم',
  'ها',
  'یشان',
  'مان',
  'شان',
  'تان',
  'اند',
  'ان',
  'ام',
  'ای',
  'ید',
  'یم',
  'ند',
  'م',
  'ی',
  'ه',
];

/** The stem of a Persian word in its search key. */
export function persianStem(word: string): string {
  for (const ending of persianEndings)
    if (word.endsWith(ending) && word.length - ending.length >= 3) return word.slice(0, -ending.length);
  return word;
}
