interface TypesPolicy {
  createHTML: (markup: string) => string | null;
}

/**
 * Lets a page that requires Trusted Types empty an element by its `innerHTML`, as react-aria 3.53 does with its live regions on each change
 * of a part of a day. No other markup passes: null makes the browser refuse it as before.
 */
export function allowEmptyMarkup(): void {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy: (name: string, rules: TypesPolicy) => unknown };
  };
  try {
    trustedTypes?.createPolicy('default', { createHTML: (markup) => (markup === '' ? markup : null) });
  } catch {
    // The server lists other policies only. It then decides what the page may do.
  }
}
