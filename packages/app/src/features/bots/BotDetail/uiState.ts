import type { Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';

/** The page's own state of the do-not-contact list. */
export interface AvoidedUiState {
  /** The entry that is being removed. */
  allowing: number | null;
  /** Why the last removal failed. */
  failed: { entry: number; problem: Problem } | null;
}

/** The page's own state of those who are not close enough. */
export interface NotCloseUiState {
  open: boolean;
  page: number;
  /** The professor that the question about a draft is open for. */
  asked: { professor: Professor; busy: boolean; problem: Problem | null } | null;
}

/** How an email of unknown outcome is settled: by the person, or by a look at Gmail. */
export type Settlement = 'sent' | 'not_sent' | 'look';

/** The page's own state of the mail, by the id of the draft. */
export interface MailUiState {
  /** The page of sent emails. */
  page: number;
  settling: Readonly<Record<number, Settlement>>;
  problems: Readonly<Record<number, Problem>>;
  /** The sent email that the bounce dialog is open for. */
  bounce: { draft: number; busy: boolean; problem: Problem | null } | null;
}
