import { worldFields } from '../directory/sample/world/world.ts';
import { rootOf } from './spelling.ts';
import { termsOf } from './terms.ts';

/** How much a word tells of its subject, from texts of many fields: of itself, whoever the candidates of a run are. */
export interface ReferenceRarity {
  /** 0 for a word that stands everywhere, 1 for one that no text of the reference holds. */
  of(stem: string): number;
  /** What a word is worth in a comparison, by its root. Flatter than its rarity, so that one word does not outweigh all others. */
  worthOf(root: string): number;
  /** Where the words are at home: their worth by the fields of the reference. */
  homeOf(roots: Iterable<string>): Float64Array;
}

interface Counts {
  texts: number;
  byField: Float64Array;
  rarity: number;
  worth: number;
}

/** As many texts again in which a word is taken to have been seen without a sign of where it belongs. */
const UNSEEN_IN_ALL = 6;
const UNSEEN_BY_FIELD = 2;

/** A word that is less rare stands in the texts of every field: it is worth nothing. */
const COMMON = 0.03;

class Reference implements ReferenceRarity {
  readonly #fields: number;
  readonly #counts = new Map<string, Counts>();
  #texts = 0;

  constructor(fields: readonly (readonly string[])[]) {
    this.#fields = fields.length;
    for (const [field, texts] of fields.entries()) for (const text of texts) this.#add(field, text);
    for (const counts of this.#counts.values()) {
      counts.rarity = this.#rare(counts.texts) * this.#telling(counts);
      counts.worth = counts.rarity < COMMON ? 0 : Math.sqrt(counts.rarity);
    }
  }

  #add(field: number, text: string): void {
    this.#texts += 1;
    for (const root of new Set(termsOf(text).map((term) => term.root))) {
      const counts = this.#counts.get(root) ?? {
        texts: 0,
        byField: new Float64Array(this.#fields),
        rarity: 0,
        worth: 0,
      };
      counts.texts += 1;
      counts.byField[field] = (counts.byField[field] ?? 0) + 1;
      this.#counts.set(root, counts);
    }
  }

  /** Inverse document frequency as a share of the most that it can be. */
  #rare(texts: number): number {
    return Math.log((this.#texts + 1) / (texts + 0.5)) / Math.log((this.#texts + 1) / 0.5);
  }

  /** How far a word keeps to few fields, 0 to 1: "fell" and "hundred" stand in all of them, however rarely. */
  #telling({ texts, byField }: Counts): number {
    let chaos = 0;
    for (const count of byField) if (count > 0) chaos -= (count / texts) * Math.log(count / texts);
    const most = Math.log(Math.min(texts, this.#fields));
    return most === 0 ? 1 : (UNSEEN_IN_ALL + texts * (1 - chaos / most)) / (UNSEEN_IN_ALL + texts);
  }

  of(stem: string): number {
    return this.#counts.get(rootOf(stem))?.rarity ?? 1;
  }

  worthOf(root: string): number {
    return this.#counts.get(root)?.worth ?? 1;
  }

  homeOf(roots: Iterable<string>): Float64Array {
    const sum = new Float64Array(this.#fields);
    for (const root of roots) {
      const counts = this.#counts.get(root);
      if (!counts) continue;
      const share = counts.worth / (counts.texts + UNSEEN_BY_FIELD);
      for (let field = 0; field < this.#fields; field += 1)
        sum[field] = (sum[field] ?? 0) + share * (counts.byField[field] ?? 0);
    }
    return sum;
  }
}

let reference: Reference | undefined;

/** Built once, from the written texts of the sample world: other texts than those of the people who are matched. */
export function referenceRarity(): ReferenceRarity {
  reference ??= new Reference(
    worldFields.map(({ people }) =>
      people.flatMap(({ papers }) => papers.map(({ title, abstract }) => `${title}. ${abstract}`)),
    ),
  );
  return reference;
}
