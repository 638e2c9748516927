import { oneLine } from '../student.ts';

/** Codes of regions have two of these, those of languages two or three. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

let properWords: ReadonlySet<string> | undefined;

/** Names of languages and countries in English, word by word: "Persian", "Quechua", "Iran". Read from `Intl` once. */
function proper(): ReadonlySet<string> {
  if (properWords) return properWords;
  const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = ALPHABET.split('');
  const found = new Set(OTHER_NAMES);
  const add = (name: string | undefined): void => {
    for (const word of (name ?? '').split(/[\s(),&-]+/u)) if (/^\p{Lu}\p{Ll}{2}/u.test(word)) found.add(word);
  };
  for (const first of letters) {
    for (const second of letters) {
      add(regions.of(first + second));
      for (const third of ['', ...letters]) add(languages.of((first + second + third).toLowerCase()));
    }
  }
  for (const word of NOT_NAMES) found.delete(word);
  properWords = found;
  return found;
}

/** Names of peoples, periods, faiths and scholars that fields are called after. */
const OTHER_NAMES =
  `Abel Achaemenid Africa African Alpine American Andean Andes Asia Asian Atlantic Baltic Bayes Bayesian Boolean Buddhist Byzantine Caribbean Cartesian
  Caucasus Celtic Christian Confucian Euclidean Europe European Fourier Gauss Gaussian Germanic Habsburg Hamiltonian Hanseatic Hebrew Hermitian
  Hilbert Hindu Iberian Indian Indigenous Iranian Islam Islamic Jewish Judaic Kantian Lagrangian Laplace Latin Lie Markov Mediterranean Mesopotamian
  Monte Carlo Mughal Muslim Nordic Ottoman Pacific Palaeolithic Persianate Poisson Qajar Renaissance Riemann Riemannian Roman Romance Safavid
  Scandinavian Semitic Shakespeare Silk Road Slavic Slavonic Soviet Sufi Timurid Turkey Turkic Victorian Zoroastrian`.split(
    /\s+/u,
  );

/** Words of those names that are common words too. */
const NOT_NAMES =
  `Language Languages Sign Old Middle Ancient Northern Southern Eastern Western Central Islands Island South North West East Modern Standard
  World Union United States Kingdom Republic New Upper Lower High Low Early Classical Territory Territories Ocean Outlying Minor Region
  Regions Code The And Root Even Fang Ga Ha Ho Is Kru No Content Unknown Multiple Private Special Simplified Traditional Literary Church
  Imperial Official Blissymbols Interlingua Interlingue Pidgin Mask Are Dan Ron Sui Toto Mono Label Bay Bench Bit Day Gun Loma Male Mini Mum
  Pear Pot Talk Tub Yes`.split(/\s+/u);
const PAIRS =
  /^(?:Middle East|Old Norse|Old English|Middle English|Middle Persian|Silk Road|Monte Carlo|South Asia|East Asia|North Africa|Latin America)/u;

/** A name of a field or a job in the middle of a sentence: "Structural Engineering" gives "structural engineering", "Islamic Art" "Islamic art". */
export const inSentence = (text: string): string => {
  const words = oneLine(text, 12).split(' ');
  return words
    .map((word, index) => {
      if (PAIRS.test(`${word} ${words[index + 1] ?? ''}`) || PAIRS.test(`${words[index - 1] ?? ''} ${word}`))
        return word;
      const parts = word.split('-');
      if (parts.some((part) => proper().has(part.replaceAll(/[^\p{L}]/gu, '')))) return word;
      return parts.map((part) => (/^[(“‘']?\p{Lu}\p{Ll}+/u.test(part) ? part.toLowerCase() : part)).join('-');
    })
    .join(' ');
};
