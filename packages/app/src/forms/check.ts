import type { FieldLimits } from '@peyk/api-types/limits/Limits';
import { parseDigits } from '@peyk/design-system/digits';
import type { CommonFault } from './fault';
import { isLatin, isPersian } from './latin';
import { safeLink } from './safeLink';

/** The rules for the value of a field: the limits of the contract, or custom ones. An empty value can only fail `required`. */
export interface Rules extends Pick<
  FieldLimits,
  /** In code points of the text as it is. */
  | 'minLength'
  | 'maxLength'
  /** For numbers, and for texts that hold one, in any digits. */
  | 'minimum'
  | 'maximum'
  /** Tested after digits are converted to Latin ones. */
  | 'pattern'
> {
  required?: boolean;
  /** An address that `safeLink` accepts. */
  link?: boolean;
  /** In Latin letters. */
  latin?: boolean;
  /** In Persian letters. */
  persian?: boolean;
}

export type Value = string | number | null | undefined;

/** The contract's pattern for "not blank". */
const MORE_THAN_BLANKS = '\\S';

/** The rules for the limits of a field. A field that cannot be null must be filled. */
export function rulesOf({ required, nullable, pattern, ...limits }: FieldLimits): Rules {
  return {
    ...limits,
    ...(required || !nullable ? { required: true } : {}),
    ...(pattern === undefined || pattern === MORE_THAN_BLANKS ? {} : { pattern }),
  };
}

/** A limit from the contract, to show it with the field. Throws if the contract sets none. */
export function limitOf(limits: FieldLimits, keyword: 'maxLength' | 'maximum' | 'maxItems'): number {
  const limit = limits[keyword];
  if (limit === undefined) throw new Error(`The contract sets no ${keyword}.`);
  return limit;
}

/** The first rule that a value breaks; null when it is valid. A number field gives NaN for text that is not a number. */
export function check(value: Value, rules: Rules): CommonFault | null {
  if (Number.isNaN(value) && !rules.required) return { code: 'wholeNumber' };
  if (isBlank(value)) return rules.required ? { code: 'required' } : null;
  const text = String(value);
  const { minimum, maximum, minLength, maxLength, pattern, link, latin, persian } = rules;
  // The length before the pattern, so that a regular expression never runs on an overlong text.
  const length = Array.from(text).length;
  if (minLength !== undefined && length < minLength) return { code: 'minLength', params: { limit: minLength } };
  if (maxLength !== undefined && length > maxLength) return { code: 'maxLength', params: { limit: maxLength } };
  if (minimum !== undefined || maximum !== undefined) {
    const number = numberOf(text);
    if (number === null) return { code: 'pattern' };
    if (minimum !== undefined && number < minimum) return { code: 'minimum', params: { limit: minimum } };
    if (maximum !== undefined && number > maximum) return { code: 'maximum', params: { limit: maximum } };
  }
  // Bounded: by the length above; and every pattern of the contract is proven to be linear.
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(parseDigits(text))) return { code: 'pattern' };
  if (latin && !isLatin(text)) return { code: 'latin' };
  if (persian && !isPersian(text)) return { code: 'persian' };
  return link && safeLink(text) === null ? { code: 'pattern' } : null;
}

/** Empty, or only invisible characters: white space, zero-width non-joiners and directional marks. */
export function isBlank(value: Value): boolean {
  if (typeof value === 'string') return /^[\s\p{Cf}]*$/u.test(value);
  return value === null || value === undefined || Number.isNaN(value);
}

/** Parses a number with the signs of either language: `1,200.5`, «۱٬۲۰۰٫۵», `−3`; null for anything else. */
export function numberOf(text: string): number | null {
  const plain = parseDigits(text)
    .replaceAll(/[\s\p{Cf}]/gu, '')
    // 7,5 in most of Europe and 7/5 in Iran; 1,500 is a thousand and a half.
    .replace(/^([+−-]?\d{1,3})[,/](\d{1,2})$/u, '$1.$2')
    .replaceAll(/[٬,]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
