import { TextField } from '@peyk/design-system';
import { check, numberOf } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

/** A decimal number, in the digits and signs of either language; the field keeps it as typed. */
export function decimal(words: FieldWords): FieldKind<number, string> {
  return {
    ...words,
    typed: (stored) => String(stored ?? ''),
    sent: (typed) => numberOf(typed),
    check: (typed, { minimum, maximum, required }) =>
      check(typed, { minimum: minimum ?? -Infinity, maximum, required }),
    draw: ({ rules, ...props }) => (
      <TextField {...props} inputMode="decimal" direction="ltr" required={rules.required} />
    ),
  };
}
