import type { EmailDraft } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import type { Editing } from '../../../entities/draft/editing/letterText';
import type { Recipient } from '../../../entities/draft/editing/useRecipient';
import { MockDraft, MockDraftApproved, MockDraftSent } from '../../../mocks/fixtures/draft';
import { MockProfessorLongPersian } from '../../../mocks/fixtures/professor';

/** Whom the email is for. */
export interface Addressee {
  id: number;
  name: string;
}

/** Everything the dialog can be. */
export type ComposeState = { to: Addressee } & (
  | { status: 'loading' }
  /** There is neither a draft nor a professor to write one to. */
  | { status: 'none' }
  | { status: 'failed'; problem: Problem }
  /** The letter may no longer be changed here: it is approved, or has left. */
  | { status: 'closed'; draft: EmailDraft }
  | {
      status: 'ready';
      draft: EmailDraft;
      editing: Editing;
      recipient: Recipient;
      /** There is text to lose. */
      dirty: boolean;
      /** The last change was saved. */
      saved: boolean;
    }
);

const to: Addressee = { id: MockDraft.professor, name: MockDraft.professor_name };
const editing: Editing = {
  subject: MockDraft.subject,
  body: MockDraft.body,
  begin: null,
  saving: false,
  problem: null,
  clashes: [],
  restored: false,
};
const recipient: Recipient = { open: true, value: MockDraft.to_email ?? '', mark: 'none' };
const ready = { to, status: 'ready', draft: MockDraft, editing, recipient, dirty: false, saved: false } as const;

export const composeStates = {
  loading: { to, status: 'loading' },
  none: { to, status: 'none' },
  failed: { to, status: 'failed', problem: { kind: 'server', detail: null } },
  offline: { to, status: 'failed', problem: { kind: 'network' } },
  ready,
  noRecipient: { ...ready, recipient: { open: true, value: '', mark: 'none' } },
  recipientUnsaved: { ...ready, recipient: { open: true, value: 'solheim@', mark: 'unsaved' } },
  restored: { ...ready, dirty: true, editing: { ...editing, subject: 'Another subject', restored: true } },
  saving: { ...ready, dirty: true, editing: { ...editing, saving: true } },
  saved: { ...ready, saved: true, recipient: { ...recipient, mark: 'saved' } },
  notSaved: { ...ready, dirty: true, editing: { ...editing, problem: { kind: 'network' } } },
  conflict: {
    ...ready,
    dirty: true,
    editing: {
      ...editing,
      subject: 'My subject',
      clashes: [{ field: 'subject', before: { subject: MockDraft.subject }, theirs: { subject: 'Their subject' } }],
    },
  },
  approved: { to, status: 'closed', draft: MockDraftApproved },
  sent: { to, status: 'closed', draft: MockDraftSent },
  longPersian: { ...ready, to: { id: MockProfessorLongPersian.id, name: MockProfessorLongPersian.full_name } },
} satisfies Record<string, ComposeState>;
