import { worldFields } from '../directory/sample/world/world.ts';
import { rootOf } from './spelling.ts';
import { termsOf } from './terms.ts';

/** How much a word tells of its subject, from texts of many fields: of itself, whatever the candidates of a run are. */
export interface ReferenceRarity {
  /** 0 for a word that stands everywhere, 1 for one that no text of the reference holds. */
  of(stem: string): number;
}

interface Counts {
  texts: number;
  byField: Float64Array;
}

/** Texts that a word of which little is known is taken to have been seen in, without a sign of where it belongs. */
const UNSEEN = 4;

class Reference implements ReferenceRarity {
  readonly #counts = new Map<string, Counts>();
  #texts = 0;

  constructor(fields: readonly (readonly string[])[]) {
    for (const [field, texts] of fields.entries()) {
      for (const text of texts) {
        this.#texts += 1;
        for (const root of new Set(termsOf(text).map(({ stem }) => rootOf(stem)))) {
          const counts = this.#counts.get(root) ?? { texts: 0, byField: new Float64Array(fields.length) };
          counts.texts += 1;
          counts.byField[field] = (counts.byField[field] ?? 0) + 1;
          this.#counts.set(root, counts);
        }
      }
    }
  }

  of(stem: string): number {
    const counts = this.#counts.get(rootOf(stem));
    const texts = counts?.texts ?? 0;
    const rare = Math.log((this.#texts + 1) / (texts + 0.5)) / Math.log((this.#texts + 1) / 0.5);
    return rare * (counts ? this.#telling(counts) : 1);
  }

  /** How far a word keeps to few fields, 0 to 1: "fell" and "hundred" stand in all of them, however rarely. */
  #telling({ texts, byField }: Counts): number {
    let chaos = 0;
    for (const count of byField) {
      if (count > 0) chaos -= (count / texts) * Math.log(count / texts);
    }
    const most = Math.log(Math.min(texts, byField.length));
    return most === 0 ? 1 : (UNSEEN + texts * (1 - chaos / most)) / (UNSEEN + texts);
  }
}

let reference: Reference | undefined;

/** Built once, from the written texts of the sample, in which no word is of any person that is matched. */
export function referenceRarity(): ReferenceRarity {
  reference ??= new Reference(
    worldFields.map(({ people }) =>
      people.flatMap(({ papers }) => papers.map(({ title, abstract }) => `${title}. ${abstract}`)),
    ),
  );
  return reference;
}
