import type { ExtractedInterest } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Clash } from '../../../forms/edits/rebase';

/** The open form of a section, for a new entry (`item: null`) or an existing one. */
interface OpenForm<Item, Form> {
  open: true;
  item: Item | null;
  form: Form;
  /** Fields that were changed here and, since, elsewhere. */
  clashes: readonly Clash<Form>[];
  /** Unsaved text from earlier was restored. */
  restored: boolean;
  /** How many entries were saved in a row by “Save and add another” since it was opened; each begins a new form. */
  round?: number;
}

/** The form of a section: closed, or open. */
export type FormStep<Item, Form> =
  | { open: false }
  | (OpenForm<Item, Form> & { status: 'idle' | 'busy' })
  | (OpenForm<Item, Form> & { status: 'failed'; problem: Problem })
  /** The entry was deleted elsewhere: what is typed can still be added as a new one. */
  | (OpenForm<Item, Form> & { status: 'gone' });

/** One list of the profile as a person sees it. */
export type SectionState<Item, Form> =
  | { status: 'loading' }
  | {
      status: 'ready';
      items: readonly Item[];
      /** The list could not be read: what is known of it is shown, without a word, and what is not is not said to be empty. */
      unread?: boolean;
      form: FormStep<Item, Form>;
      deleteProblem: Problem | null;
      /** Why a removed entry could not be put back. */
      restoreProblem?: Problem | null;
      /** Why an entry could not be moved. */
      moveProblem?: Problem | null;
      leftOut?: number;
    };

/** The state of extracting interests on the server. */
export type ExtractionStep =
  | { status: 'idle' }
  | { status: 'busy' }
  /** What was found, and the names of what the person keeps. */
  | { status: 'proposed' | 'saving'; proposals: readonly ExtractedInterest[]; kept: readonly string[] }
  /** `ids` are the entries that one press takes back. */
  | { status: 'saved'; count: number; ids: readonly number[]; undoing?: boolean; undoProblem?: Problem | null }
  | { status: 'noneFound' }
  | { status: 'noneSaved' }
  | { status: 'failed'; problem: Problem };

/** What one entry says once may be said in passing: an interest is ticked for the person from this many on. */
const SOURCES_OF_TICKED = 2;

/** What an extraction proposes: ticked is what several entries speak of, and the rest is the person's choice. */
export function proposed(proposals: readonly ExtractedInterest[]): ExtractionStep {
  if (proposals.length === 0) return { status: 'noneFound' };
  const sure = proposals.filter(({ sources = [] }) => sources.length >= SOURCES_OF_TICKED);
  return { status: 'proposed', proposals, kept: sure.map(({ interest_name }) => interest_name) };
}

/** How an extraction ended, from the entries that were stored. */
export const extractionEnd = (ids: readonly number[]): ExtractionStep =>
  ids.length === 0 ? { status: 'noneSaved' } : { status: 'saved', count: ids.length, ids };
