import type { EmailDraft } from '@peyk/api-types';
import { type Outcome, api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { type Clash, changesOf } from '../../../forms/edits/rebase';

/** The editable text of a draft. */
export interface LetterText {
  subject: string;
  body: string;
}

/** The text being edited. */
export interface Editing extends LetterText {
  /** The field the person chose to edit, which gets focus; null where the form was not opened by a choice. */
  begin: 'subject' | 'body' | null;
  saving: boolean;
  problem: Problem | null;
  /** Fields that were changed here and, since, elsewhere. */
  clashes: readonly Clash<LetterText>[];
  /** Unsaved text from earlier was restored. */
  restored: boolean;
}

/** The form of a draft. */
export const textOf = ({ subject, body }: EmailDraft): LetterText => ({ subject, body });

/** Saves what differs from the draft; null where nothing does. */
export function saveText(draft: EmailDraft, text: LetterText): Promise<Outcome<EmailDraft | null>> | null {
  const changes = changesOf(textOf(draft), text);
  if (changes === null) return null;
  const params = { path: { id: draft.id } };
  const body = { ...changes.after, version: draft.version };
  return perform(api.PATCH('/api/emails/email-drafts/{id}/', { params, body }));
}

/** The name under which unsaved text to a professor is kept for the tab: the same in the dialog and on the page. */
export const editName = (professorId: number): string => `letter.${professorId}`;

/** The number of words, separated by white space. */
export function countWords(text: string): number {
  return text.trim() ? text.trim().split(/\s+/).length : 0;
}
