import type { components } from '@peyk/api-types';
import { paperKey } from '../professors/samePaper.ts';
import type { Json } from '../platform/db/schema.ts';
import type { ComparedProfessor } from '../matching/sentences/factsOf.ts';
import { citable } from '../matching/sentences/citable.ts';
import type { JudgedFact, SentenceFacts } from '../matching/sentences/shapes.ts';
import { splitSentences } from '../matching/sentences/split.ts';

type DraftSource = components['schemas']['DraftSource'];

/** A sentence of a draft that its person bound to a source (EVD-04). */
export interface Binding {
  text: string;
  /** The key of the source. */
  source: string;
  /** Its sentence went with the last change of the text. */
  gone?: true;
}

/** What a draft has stored. */
export const bindingsOf = (stored: Json): readonly Binding[] => stored as unknown as Binding[];

/** The name of a source that stays while papers and entries are added; null for what has none, as the plan. */
function keyOf({ kind, marker, section, entryId }: JudgedFact, { publications }: ComparedProfessor): string | null {
  if (kind === 'publication') return `publication:${publications[marker - 1]?.url ?? ''}`;
  return entryId === null ? null : `${section}:${entryId}`;
}

/** The facts that a sentence can be bound to by their keys: of several records of one paper, the one that tells most for all of them. */
function factsByKey({ facts }: SentenceFacts, professor: ComparedProfessor): ReadonlyMap<string, JudgedFact> {
  const fullest = new Map<string, JudgedFact>();
  const nameOf = (fact: JudgedFact): string | null => {
    const paper = fact.kind === 'publication' ? professor.publications[fact.marker - 1] : undefined;
    return paper ? paperKey(paper) : keyOf(fact, professor);
  };
  const usable = facts.filter(({ retracted, foreign }) => retracted !== true && foreign !== true);
  for (const fact of usable) {
    const name = nameOf(fact);
    if (name !== null && fact.text.length > (fullest.get(name)?.text.length ?? -1)) fullest.set(name, fact);
  }
  return new Map(
    usable.flatMap((fact) => {
      const [key, chosen] = [keyOf(fact, professor), fullest.get(nameOf(fact) ?? '')];
      return key === null || chosen === undefined ? [] : [[key, chosen] as const];
    }),
  );
}

/** The papers of this professor that may be cited on this day (YYYY-MM-DD), then the entries of the profile. */
export function bindableSources(
  facts: SentenceFacts,
  professor: ComparedProfessor,
  detailOf: (fact: JudgedFact) => string | null,
  today: string,
): DraftSource[] {
  return [...new Set(factsByKey(facts, professor).values())].flatMap((fact) => {
    const key = keyOf(fact, professor);
    const paper = fact.kind === 'publication' ? professor.publications[fact.marker - 1] : null;
    if (key === null || fact.title === '') return [];
    if (paper === undefined || (paper && !citable(paper, professor, today))) return [];
    const { kind, title, section } = fact;
    return kind === 'page' ? [] : [{ key, kind, title, detail: detailOf(fact), section }];
  });
}

/** The markers of the sources to which sentences are bound, by their texts; a source that is gone binds nothing. */
export function markersOf(
  bindings: readonly Binding[],
  facts: SentenceFacts,
  professor: ComparedProfessor,
): ReadonlyMap<string, number> {
  if (bindings.length === 0) return new Map();
  const byKey = factsByKey(facts, professor);
  return new Map(
    bindings.flatMap(({ text, source }) => {
      const marker = byKey.get(source)?.marker;
      return marker === undefined ? [] : [[text, marker] as const];
    }),
  );
}

/**
 * The bindings after a change of the text. That of a sentence that went is kept for one more change, so that it is there again when the
 * change is taken back (LTR-17); what a person deleted is not stored for longer.
 */
export function boundAfter(bindings: readonly Binding[], body: string): readonly Binding[] {
  if (bindings.length === 0) return bindings;
  const texts = new Set(splitSentences(body).map(({ text }) => text));
  return bindings.flatMap(({ text, source, gone }): Binding[] => {
    if (texts.has(text)) return [{ text, source }];
    return gone ? [] : [{ text, source, gone: true }];
  });
}
