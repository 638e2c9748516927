import { TextField } from '@peyk/design-system';
import type { FieldKind } from '../defineForm';
import { type TextOptions, asText } from './text';

/** Texts separated by commas of either script, trimmed and deduplicated. */
export const textsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،]/)
      .map((each) => each.trim())
      .filter(Boolean),
  ),
];

/** Several short texts on one line, separated by commas. */
export function list(words: TextOptions): FieldKind<string[], string> {
  return {
    ...words,
    typed: (stored) => (stored ?? []).join(', '),
    sent: textsIn,
    check: asText.check,
    draw: ({ rules, ...props }) => <TextField {...props} direction="auto" required={rules.required} />,
  };
}
