import { TextField } from '@peyk/design-system';
import { type Rules, check } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

/** What every field of text may be told. */
export interface TextOptions extends FieldWords {
  autoComplete?: string;
  /** Takes focus when it appears. Only where the person has just asked for this form. */
  autoFocus?: boolean;
  rules?: Rules;
  also?: readonly string[];
}

/** A line of text as it is typed and sent, without blanks around it; an empty one is unset where it can be. */
export const asText = {
  typed: (stored: string | number | null | undefined) => String(stored ?? ''),
  sent: (typed: string, { required }: Rules) => typed.trim() || (required ? '' : null),
  check: (typed: string, { minLength, maxLength, pattern, required, link }: Rules) =>
    check(typed.trim(), { minLength, maxLength, pattern, required, link }),
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
