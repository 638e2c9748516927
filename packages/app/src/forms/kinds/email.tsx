import { TextField } from '@peyk/design-system';
import { check } from '../check';
import type { FieldKind } from '../defineForm';
import { type TextOptions, asText } from './text';

/** An email address. The client does not validate its format; the server does. */
export function email(words: TextOptions): FieldKind<string, string> {
  const { autoComplete, autoFocus } = words;
  return {
    ...words,
    ...asText,
    check: (typed, { required }) => check(typed, { required }),
    draw: ({ rules, ...props }) => (
      <TextField {...props} {...{ autoComplete, autoFocus }} type="email" required={rules.required} />
    ),
  };
}
