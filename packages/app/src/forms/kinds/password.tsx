import { PasswordField } from '@peyk/design-system';
import { check } from '../check';
import type { FieldKind, FieldWords } from '../defineForm';

interface PasswordOptions extends FieldWords {
  autoComplete: 'current-password' | 'new-password';
}

/** A password, sent as it is typed. Its form asks for one alone; how long it must be is for the server to say. */
export function password({ autoComplete, ...words }: PasswordOptions): FieldKind<string, string> {
  return {
    ...words,
    typed: () => '',
    sent: (typed) => typed,
    check: (typed) => check(typed, { required: true }),
    draw: ({ rules: _, ...props }) => <PasswordField {...props} autoComplete={autoComplete} required />,
  };
}
