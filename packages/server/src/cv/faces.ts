import fs from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** A face as a stylesheet that holds its file: a CV asks no address for it. */
function face(family: string, file: string, weights: string, range: string): string {
  const bytes = fs.readFileSync(require.resolve(file)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weights};src:url(data:font/woff2;base64,${bytes}) format("woff2");unicode-range:${range}}`;
}

const LATIN_FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';
const LATIN_EXTENDED_FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2';
const PERSIAN_FILE = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';

const LATIN = face(
  'Source Sans 3',
  LATIN_FILE,
  '200 900',
  'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212',
);
const LATIN_EXTENDED = face(
  'Source Sans 3',
  LATIN_EXTENDED_FILE,
  '200 900',
  'U+100-130,U+132-151,U+154-2BA,U+1E00-1EFF',
);
const PERSIAN = face('Vazirmatn', PERSIAN_FILE, '100 900', 'U+600-6FF,U+750-77F,U+200C-200E,U+FB50-FDFF,U+FE70-FEFC');

/** The stylesheets of all faces. */
export const FACES = [LATIN, LATIN_EXTENDED, PERSIAN];

/** The stylesheets of the faces that a text needs. */
export const facesFor = (text: string): string[] => [
  LATIN,
  ...(/[\u0100-\u024F\u1E00-\u1EFF]/u.test(text) ? [LATIN_EXTENDED] : []),
  ...(/\p{Script=Arabic}/u.test(text) ? [PERSIAN] : []),
];
