/** The path of a value in an answer: `['results', 0, 'name']`; the answer itself is `[]`. */
export type Place = readonly (string | number)[];

/** Every path in an answer; a list is represented by its first item. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Array.isArray(value) ? value.slice(0, 1).map((item, at) => [at, item] as const) : Object.entries(value);
  return [place, ...inner.flatMap(([key, each]) => placesIn(each, [...place, key]))];
}

/** Wrong values to put into a place; `undefined` removes it. */
export const wrongs: readonly unknown[] = [
  undefined,
  null,
  'x',
  '',
  -5,
  1e21,
  79.5,
  true,
  {},
  [],
  [null, 7],
  { results: null },
];

/** The answer with one value replaced. */
export function brokenAt(value: unknown, [key, ...rest]: Place, wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const copy: unknown = structuredClone(value);
  let holder = copy as Record<string | number, unknown>;
  let last = key;
  for (const next of rest) {
    holder = holder[last] as Record<string | number, unknown>;
    last = next;
  }
  if (wrong === undefined && !Array.isArray(holder)) delete holder[last];
  else holder[last] = wrong ?? null;
  return copy;
}

/** A deterministic sequence of numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** `count` random items without repetition; all of them if there are fewer. */
export function drawn<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}
