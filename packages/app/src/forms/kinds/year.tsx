import { YearField } from '@peyk/design-system';
import type { FieldKind, FieldWords } from '../defineForm';
import { asNumber } from './number';

/** A Gregorian year; one that is likely Jalali is asked about. */
export function year(words: FieldWords): FieldKind<number, number | null> {
  return {
    ...words,
    ...asNumber,
    check: (typed, rules) => {
      const fault = asNumber.check(typed, rules);
      return fault?.code === 'minimum' || fault?.code === 'maximum'
        ? { ...fault, params: { ...fault.params, plain: true } }
        : fault;
    },
    draw: ({ rules, ...props }) => <YearField {...props} required={rules.required} />,
  };
}
