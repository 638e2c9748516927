import { TextField } from '@peyk/design-system';
import { check } from '../check';
import type { FieldKind } from '../defineForm';
import { type TextOptions, asText } from './text';

/** Adds a scheme to a bare host; in `host:8080` the colon begins a port, in `tel:110` it ends a scheme. */
function withScheme(text: string): string {
  if (text === '') return text;
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  const isHost =
    scheme === undefined || (scheme.toLowerCase() !== 'tel:' && /^\d+(?:[/?#]|$)/.test(text.slice(scheme.length)));
  return isHost ? `https://${text}` : text;
}

/** The address of a page, sent with its scheme. */
export function url(words: TextOptions): FieldKind<string, string> {
  const { autoComplete, autoFocus } = words;
  return {
    ...words,
    ...asText,
    sent: (typed, rules) => asText.sent(withScheme(typed.trim()), rules),
    check: (typed, { maxLength, required }) => check(withScheme(typed.trim()), { maxLength, required, link: true }),
    draw: ({ rules, ...props }) => (
      <TextField
        {...props}
        {...{ autoComplete, autoFocus }}
        type="url"
        maxLength={rules.maxLength}
        required={rules.required}
      />
    ),
  };
}
