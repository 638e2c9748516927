import { useState } from 'react';

/** The text of a field, controlled through `value` or uncontrolled from `defaultValue` on. */
export function useText(
  value: string | undefined,
  defaultValue = '',
  onChange?: (value: string) => void,
): [string, (value: string) => void] {
  const [kept, keep] = useState(defaultValue);
  return [
    value ?? kept,
    (next) => {
      keep(next);
      onChange?.(next);
    },
  ];
}

/**
 * The `dir` of a control. An empty control with `auto` is left-to-right in Chromium, even in a Persian page, so it inherits the direction
 * of its page until something is typed.
 */
export function directionOf(direction: 'auto' | 'ltr', text: string): 'auto' | 'ltr' | undefined {
  return direction === 'auto' && text === '' ? undefined : direction;
}
