/** A JSON object from outside. Only its own keys are looked at, of which `__proto__` can be one. */
export type Item = Readonly<Record<string, unknown>>;

export const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a key; null where the object does not have it. */
export const own = (item: Item, key: string): unknown => (Object.hasOwn(item, key) ? item[key] : null);
