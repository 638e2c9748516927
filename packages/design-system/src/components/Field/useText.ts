import { useState } from 'react';

/** The text of a field, whoever keeps it: the screen through `value`, or the field itself from `defaultValue` on. */
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
 * The `dir` of a control. An empty control with `auto` starts from the left in Chromium, even in a Persian page: until
 * the first letter decides, it follows its page.
 */
export function directionOf(direction: 'auto' | 'ltr', text: string): 'auto' | 'ltr' | undefined {
  return direction === 'auto' && text === '' ? undefined : direction;
}
