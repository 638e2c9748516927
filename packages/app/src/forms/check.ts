import type { FieldLimits } from '@peyk/api-types/limits/Limits';
import { parseDigits } from '@peyk/design-system/digits';
import type { CommonFault } from './fault';
import { safeLink } from './safeLink';

/** What a field asks of its value: the limits of the contract, or some of one's own. An empty value fails `required` alone. */
export interface Rules extends Pick<
  FieldLimits,
  /** In characters as a person counts them, of the text as it is. */
  | 'minLength'
  | 'maxLength'
  /** Of numbers, and of texts that hold one, in any digits. */
  | 'minimum'
  | 'maximum'
  /** Seen with Latin digits, whatever was typed. */
  | 'pattern'
> {
  required?: boolean;
  /** An address that `safeLink` lets through. */
  link?: boolean;
}

export type Value = string | number | null | undefined;

/** The contract's pattern for "holds more than blanks". */
const MORE_THAN_BLANKS = '\\S';

/** The rules behind the limits of a field. What cannot be unset must be filled. */
export function rulesOf({ required, nullable, pattern, ...limits }: FieldLimits): Rules {
  return {
    ...limits,
    ...(required || !nullable ? { required: true } : {}),
    ...(pattern === undefined || pattern === MORE_THAN_BLANKS ? {} : { pattern }),
  };
}

/** A limit that the contract sets, for what is told of a field besides. */
export function limitOf(limits: FieldLimits, keyword: 'maxLength' | 'maximum' | 'maxItems'): number {
  const limit = limits[keyword];
  if (limit === undefined) throw new Error(`The contract sets no ${keyword}.`);
  return limit;
}

/** The first rule that a value breaks; null when it is as it should be. NaN is what a number field gives for a text that is no number. */
export function check(value: Value, rules: Rules): CommonFault | null {
  if (Number.isNaN(value) && !rules.required) return { code: 'wholeNumber' };
  if (isBlank(value)) return rules.required ? { code: 'required' } : null;
  const text = String(value);
  const { minimum, maximum, minLength, maxLength, pattern, link } = rules;
  // The length before the pattern: an expression never sees more than the field may hold.
  const length = Array.from(text).length;
  if (minLength !== undefined && length < minLength) return { code: 'minLength', params: { limit: minLength } };
  if (maxLength !== undefined && length > maxLength) return { code: 'maxLength', params: { limit: maxLength } };
  if (minimum !== undefined || maximum !== undefined) {
    const number = numberOf(text);
    if (number === null) return { code: 'pattern' };
    if (minimum !== undefined && number < minimum) return { code: 'minimum', params: { limit: minimum } };
    if (maximum !== undefined && number > maximum) return { code: 'maximum', params: { limit: maximum } };
  }
  // Bounded: by the length above; the pattern is one of the contract, each of which is proven to be linear.
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(parseDigits(text))) return { code: 'pattern' };
  return link && safeLink(text) === null ? { code: 'pattern' } : null;
}

/** Nothing, or nothing that can be seen: white space, half-spaces and marks of direction. */
export function isBlank(value: Value): boolean {
  if (typeof value === 'string') return /^[\s\p{Cf}]*$/u.test(value);
  return value === null || value === undefined || Number.isNaN(value);
}

/** The number a person wrote, with the signs of either language: `1,200.5`, «۱٬۲۰۰٫۵», `−3`; null for what is none. */
export function numberOf(text: string): number | null {
  const plain = parseDigits(text)
    .replaceAll(/[\s\p{Cf}٬,]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
