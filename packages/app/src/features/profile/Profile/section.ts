import type { Problem } from '../../../api/problem';

/** The form of a section: closed, or open for a new entry (`item: null`) or an existing one. */
export type FormStep<Item> =
  | { open: false }
  | { open: true; item: Item | null; status: 'idle' | 'busy' }
  | { open: true; item: Item | null; status: 'failed'; problem: Problem };

/** One list of the profile as a person sees it. */
export type SectionState<Item> =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; items: readonly Item[]; form: FormStep<Item>; deleteProblem: Problem | null };

/** What asking the server for interests came to. */
export type ExtractionStep =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'saved'; count: number }
  | { status: 'noneFound' }
  | { status: 'noneSaved' }
  | { status: 'failed'; problem: Problem };

/** How an extraction ended, from what was found and how many of those could be stored. */
export function extractionEnd(found: number, saved: number): ExtractionStep {
  if (found === 0) return { status: 'noneFound' };
  if (saved === 0) return { status: 'noneSaved' };
  return { status: 'saved', count: saved };
}
