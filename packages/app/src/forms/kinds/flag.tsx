import { Checkbox } from '@peyk/design-system';
import type { FieldKind, FieldWords } from '../defineForm';

/** A boolean. */
export function flag(words: FieldWords): FieldKind<boolean, boolean> {
  return {
    ...words,
    typed: (stored) => stored === true,
    sent: (typed) => typed,
    check: () => null,
    draw: ({ rules: _, value, ...props }) => <Checkbox {...props} checked={value} />,
  };
}
