/** A deterministic random generator: the same seed gives the same sequence on every machine. */
export interface Random {
  /** An integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** The items in a new, shuffled list. */
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit integer. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  // FNV hardly changes the low bits of short texts; a final mix spreads them.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** A generator of the xorshift family with 32 bits of state, seeded by the hash of a text. For samples, never for secrets. */
export function randomFrom(seed: string): Random {
  // Zero is the one state that xorshift cannot leave.
  let state = hash32(seed) || 0x9e3779b9;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return Math.imul(state, 0x9e3779b1) >>> 0;
  };
  const below = (limit: number): number => Math.floor((next() / 0x1_0000_0000) * limit);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
    shuffled<Item>(items: readonly Item[]): Item[] {
      const list = [...items];
      for (let index = list.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        [list[index], list[other]] = [list[other] as Item, list[index] as Item];
      }
      return list;
    },
  };
}
