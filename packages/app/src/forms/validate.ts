import { parseDigits } from '@peyk/design-system/digits';
import type { Translate } from '../i18n/translator';
import { safeLink } from './safeLink';

/** What a field asks of its value. An empty value fails `required` alone. */
export interface Rules {
  required?: boolean;
  /** Of numbers, and of texts that hold one, in any digits. */
  min?: number;
  max?: number;
  /** In characters as a person counts them, of the text as it is. */
  minLength?: number;
  maxLength?: number;
  /** Seen with Latin digits, whatever was typed. */
  pattern?: RegExp;
  /** An address that `safeLink` lets through. */
  link?: boolean;
}

export type Value = string | number | null | undefined;

/** The rule that a value breaks. */
export type Fault =
  | { kind: 'required' | 'pattern' | 'wholeNumber' }
  | { kind: 'atLeast' | 'atMost' | 'tooShort' | 'tooLong'; limit: number };

/** The first rule that a value breaks; null when it is as it should be. NaN is what a number field gives for a text that is no number. */
export function check(value: Value, rules: Rules): Fault | null {
  if (Number.isNaN(value) && !rules.required) return { kind: 'wholeNumber' };
  if (isBlank(value)) return rules.required ? { kind: 'required' } : null;
  const text = String(value);
  const { min, max, minLength, maxLength, pattern, link } = rules;
  // The length before the pattern: an expression never sees more than the field may hold.
  const length = Array.from(text).length;
  if (minLength !== undefined && length < minLength) return { kind: 'tooShort', limit: minLength };
  if (maxLength !== undefined && length > maxLength) return { kind: 'tooLong', limit: maxLength };
  if (min !== undefined || max !== undefined) {
    const number = numberOf(text);
    if (number === null) return { kind: 'pattern' };
    if (min !== undefined && number < min) return { kind: 'atLeast', limit: min };
    if (max !== undefined && number > max) return { kind: 'atMost', limit: max };
  }
  if (pattern && parseDigits(text).search(pattern) === -1) return { kind: 'pattern' };
  return link && safeLink(text) === null ? { kind: 'pattern' } : null;
}

/** What to tell about a value, in the words of the specification, section 5; null when there is nothing to tell. */
export function validate(t: Translate, value: Value, rules: Rules): string | null {
  const fault = check(value, rules);
  return fault && faultMessage(t, fault);
}

/** The words for a broken rule. */
export function faultMessage(t: Translate, fault: Fault): string {
  switch (fault.kind) {
    case 'required':
      return t('common.required');
    case 'pattern':
      return t('common.pattern');
    case 'wholeNumber':
      return t('common.wholeNumber');
    case 'atLeast':
      return t('common.minimum', { min: fault.limit });
    case 'atMost':
      return t('common.maximum', { max: fault.limit });
    case 'tooShort':
      return t('common.minLength', { n: fault.limit });
    case 'tooLong':
      return t('common.maxLength', { n: fault.limit });
  }
}

/** Nothing, or nothing that can be seen: white space, half-spaces and marks of direction. */
function isBlank(value: Value): boolean {
  if (typeof value === 'string') return /^[\s\p{Cf}]*$/u.test(value);
  return value === null || value === undefined || Number.isNaN(value);
}

/** The number a person wrote, with the signs of either language: `1,200.5`, «۱٬۲۰۰٫۵», `−3`. */
function numberOf(text: string): number | null {
  const plain = parseDigits(text)
    .replaceAll(/[\s\p{Cf}٬,]/gu, '')
    .replaceAll('٫', '.')
    .replaceAll('−', '-');
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null;
}
