import { globalFontFace } from '@vanilla-extract/css';
import sourceSansLatin from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import sourceSansLatinExt from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2?url';
import vazirmatnArabic from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import vazirmatnLatin from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url';

const woff2 = (url: string) => `url("${url}") format("woff2")`;
const face = { fontStyle: 'normal', fontDisplay: 'swap' } as const;

/* Joiners and bidi marks are left out of the Latin files: they belong to the Persian run they stand in. */
globalFontFace('Peyk Latin', {
  ...face,
  fontWeight: '200 900',
  src: woff2(sourceSansLatin),
  unicodeRange:
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+2010-2029, U+202F-2065, U+206A-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
});
globalFontFace('Peyk Latin', {
  ...face,
  fontWeight: '200 900',
  src: woff2(sourceSansLatinExt),
  unicodeRange:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
});
globalFontFace('Peyk Persian', {
  ...face,
  fontWeight: '100 900',
  src: woff2(vazirmatnArabic),
  unicodeRange: 'U+0600-06FF, U+0750-077F, U+0870-08FF, U+200C-200F, U+204F, U+2E41, U+FB50-FDFF, U+FE70-FEFC',
});
/* Of Vazirmatn's Latin file only the punctuation of Persian lines: Latin letters and digits stay Source Sans. */
globalFontFace('Peyk Persian Marks', {
  ...face,
  fontWeight: '100 900',
  src: woff2(vazirmatnLatin),
  unicodeRange: 'U+0020-0021, U+0028-0029, U+002E, U+003A, U+005B, U+005D, U+00A0, U+00AB, U+00BB, U+2026',
});

export const fonts = {
  latin: '"Peyk Latin", "Peyk Persian", system-ui, sans-serif',
  persian: '"Peyk Persian Marks", "Peyk Persian", "Peyk Latin", Tahoma, system-ui, sans-serif',
};
