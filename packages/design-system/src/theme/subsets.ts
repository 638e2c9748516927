/*
 * The characters in each font file. The files are subset to these lists (`npm run fonts`), and the stylesheet declares the same ones as
 * `unicode-range`, so that a file is fetched only if it is needed.
 */
interface Subset {
  /** The source file, in its package. */
  source: string;
  characters: string;
}

export const subsets = {
  /** Western Latin with the punctuation of our screens. Joiners and bidi marks belong to the Persian text around them. */
  latin: {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    characters:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02C6, U+02DA, U+02DC, U+2002-200A, U+2010-2015, U+2018-201E, U+2020-2022, U+2026, U+202F-2030, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FFFD',
  },
  /** Names of people and places from Turkish to Polish and Vietnamese transliterations; fetched when one is on the page. */
  latinExtended: {
    source: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
    characters:
      'U+0100-0130, U+0132-0151, U+0154-024F, U+0259, U+02BB-02BC, U+02C7, U+02C9, U+02D8-02D9, U+02DB, U+02DD, U+0300-0304, U+0306-030C, U+0327-0329, U+1E00-1E9F, U+20BA, U+2113',
  },
  /** Persian, and the Arabic, Kurdish and Urdu letters of names. */
  persian: {
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2',
    characters:
      'U+060C, U+061B, U+061F, U+0621-063A, U+0640-0655, U+0660-066D, U+0670-0671, U+0679, U+067E, U+0686, U+0688, U+0691, U+0695, U+0698, U+06A4, U+06A9, U+06AF, U+06B5, U+06BA, U+06BE, U+06C0-06C2, U+06C6, U+06CC, U+06CE, U+06D2-06D5, U+06F0-06F9, U+200C-200F, U+FDFC',
  },
  /** Only the punctuation of Persian lines: their Latin letters and digits use the Latin font. */
  persianMarks: {
    source: '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2',
    characters: 'U+0020-0021, U+0028-0029, U+002E, U+003A, U+005B, U+005D, U+00A0, U+00AB, U+00BB, U+2026',
  },
} as const satisfies Record<string, Subset>;
export type SubsetName = keyof typeof subsets;

/** The code points of a list. */
export const listed = (characters: string): number[] =>
  characters.split(', ').flatMap((range) => {
    const [first = '', last = first] = range.slice(2).split('-');
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => start + index);
  });
