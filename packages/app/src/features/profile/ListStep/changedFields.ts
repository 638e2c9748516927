/** The changed fields of an entry, as they are sent; null if there are none. */
export function changedFields<Input extends object>(before: Input, after: Input): Partial<Input> | null {
  const names = (Object.keys(after) as (keyof Input)[]).filter((name) => after[name] !== before[name]);
  if (names.length === 0) return null;
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Input>;
}
