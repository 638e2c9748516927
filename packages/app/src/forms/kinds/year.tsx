import { NumberField } from '@peyk/design-system';
import type { FieldKind, FieldWords } from '../defineForm';
import { asNumber } from './number';

/** A year: written without a thousands separator and without a minimum for its steps. */
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
    draw: ({ rules, ...props }) => <NumberField {...props} required={rules.required} />,
  };
}
