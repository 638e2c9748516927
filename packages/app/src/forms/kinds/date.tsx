import { DateField } from '@peyk/design-system';
import { check } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

/** A date, in either calendar; sent as `YYYY-MM-DD`. */
export function date({
  autoComplete,
  ...words
}: FieldWords & { autoComplete?: 'bday' }): FieldKind<string, string | null> {
  return {
    ...words,
    typed: (stored) => stored ?? null,
    sent: (typed) => typed,
    check: (typed, { required }) => check(typed, { required }),
    draw: ({ rules, ...props }) => <DateField {...props} autoComplete={autoComplete} required={rules.required} />,
  };
}
