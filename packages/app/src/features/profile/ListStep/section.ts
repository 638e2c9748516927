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
}

/** The form of a section: closed, or open. */
export type FormStep<Item, Form> =
  | { open: false }
  | (OpenForm<Item, Form> & { status: 'idle' | 'busy' })
  | (OpenForm<Item, Form> & { status: 'failed'; problem: Problem });

/** One list of the profile as a person sees it. */
export type SectionState<Item, Form> =
  | { status: 'loading' }
  | {
      status: 'ready';
      items: readonly Item[];
      /** The list could not be read: it stands empty, without a word. */
      unread?: boolean;
      form: FormStep<Item, Form>;
      deleteProblem: Problem | null;
      /** Why a removed entry could not be put back. */
      restoreProblem?: Problem | null;
      leftOut?: number;
    };

/** The state of extracting interests on the server. */
export type ExtractionStep =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'saved'; count: number }
  | { status: 'noneFound' }
  | { status: 'noneSaved' }
  | { status: 'failed'; problem: Problem };

/** How an extraction ended, from the number of interests found and of those stored. */
export function extractionEnd(found: number, saved: number): ExtractionStep {
  if (found === 0) return { status: 'noneFound' };
  if (saved === 0) return { status: 'noneSaved' };
  return { status: 'saved', count: saved };
}
