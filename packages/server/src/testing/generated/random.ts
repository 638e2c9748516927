import { hash32 } from '../../directory/sample/random.ts';

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
