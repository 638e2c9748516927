import { TextField } from '@peyk/design-system';
import { type Rules, check } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

/** Options of every text field. */
export interface TextOptions extends FieldWords {
  autoComplete?: string;
  /** Takes focus on mount. Only where the person has just opened this form. */
  autoFocus?: boolean;
  rules?: Rules;
  also?: readonly string[];
}

/** A line of text, sent trimmed; an empty one is sent as null where the field is optional. */
export const asText = {
  typed: (stored: string | number | null | undefined) => String(stored ?? ''),
  sent: (typed: string, { required }: Rules) => typed.trim() || (required ? '' : null),
  check: (typed: string, { minLength, maxLength, pattern, required, link, latin, persian }: Rules) =>
    check(typed.trim(), { minLength, maxLength, pattern, required, link, latin, persian }),
};

/** One line of text. */
export function text({
  direction = 'auto',
  ...words
}: TextOptions & { direction?: 'auto' | 'ltr' }): FieldKind<string, string> {
  const { autoComplete, autoFocus } = words;
  return {
    ...words,
    ...asText,
    draw: ({ rules, ...props }) => (
      <TextField
        {...props}
        {...{ direction, autoComplete, autoFocus }}
        maxLength={rules.maxLength}
        required={rules.required}
      />
    ),
  };
}
