import type { EmailDraft } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Editing } from '../../../entities/draft/editing/letterText';
import type { Recipient } from '../../../entities/draft/editing/useRecipient';
import { canChange } from '../../../entities/draft/draftState';
import type { Addressee, ComposeState } from './Compose.states';

export interface ComposeInput {
  to: Addressee;
  draft: { data: EmailDraft | undefined; problem: Problem | null; asking: boolean };
  /** Null until the draft is there. */
  editing: Editing | null;
  recipient: Recipient;
  dirty: boolean;
  saved: boolean;
}

/** The draft and what is being typed as one state. A professor without a draft was deleted meanwhile: one is written on opening. */
export function toComposeState({ to, draft, editing, recipient, dirty, saved }: ComposeInput): ComposeState {
  const { data, problem, asking } = draft;
  if (data === undefined || editing === null) {
    // What the page of the email found before, without writing one, is no answer to this request.
    if (problem?.kind === 'notFound' && asking) return { to, status: 'loading' };
    if (problem?.kind === 'notFound') return { to, status: 'none' };
    return problem && data === undefined ? { to, status: 'failed', problem } : { to, status: 'loading' };
  }
  if (!canChange(data.state)) return { to, status: 'closed', draft: data };
  // The field stays open: there is no letter around it whose line it would be.
  return { to, status: 'ready', draft: data, editing, recipient: { ...recipient, open: true }, dirty, saved };
}
