import { PasswordField } from '@peyk/design-system';
import { check } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

interface PasswordOptions extends FieldWords {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, sent as typed. The form only requires one; the server decides on its length. */
export function password({ autoComplete, ...words }: PasswordOptions): FieldKind<string, string> {
  return {
    ...words,
    typed: () => '',
    sent: (typed) => typed,
    check: (typed) => check(typed, { required: true }),
    draw: ({ rules: _, ...props }) => <PasswordField {...props} autoComplete={autoComplete} required />,
  };
}
