/** True for text without letters of another script than Latin and Greek, so that an English sentence can hold it. */
export const hasLatinLettersOnly = (text: string): boolean => !/[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u.test(text);

/** True for text without letters of another script than the Persian one. */
export const hasPersianLettersOnly = (text: string): boolean => !/[^\P{L}\p{Script=Arabic}]/u.test(text);

/** Persian and Arabic digits as Latin ones, with their decimal sign. */
export const withLatinDigits = (text: string): string =>
  text
    .replaceAll(/[۰-۹٠-٩]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
    .replaceAll(/(?<=\d)٫(?=\d)/gu, '.')
    .replaceAll('٪', '%');
