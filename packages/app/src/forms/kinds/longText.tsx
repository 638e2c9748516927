import { TextArea } from '@peyk/design-system';
import type { FieldKind } from '../defineForm';
import { type TextOptions, asText } from './text';

interface LongTextOptions extends Omit<TextOptions, 'autoComplete'> {
  rows?: number;
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean;
  /** The number of words that suits it. */
  wordRange?: { from: number; to: number };
}

/** Several lines of text. */
export function longText({ rows, autoGrow, wordRange, ...words }: LongTextOptions): FieldKind<string, string> {
  return {
    ...words,
    ...asText,
    draw: ({ rules, ...props }) => (
      <TextArea
        {...props}
        {...{ rows, autoGrow, wordRange }}
        direction="auto"
        autoFocus={words.autoFocus}
        maxLength={rules.maxLength}
        required={rules.required}
      />
    ),
  };
}
