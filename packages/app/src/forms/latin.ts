import { parseDigits } from '@peyk/design-system/digits';

/** A text that a letter in English can hold: no letters but Latin and Greek ones. */
export const isLatin = (text: string): boolean => !/[^\P{L}\p{Script=Latin}\p{Script=Greek}]/u.test(parseDigits(text));

/** A text without letters of another script than the Persian one. */
export const isPersian = (text: string): boolean => !/[^\P{L}\p{Script=Arabic}]/u.test(text);
