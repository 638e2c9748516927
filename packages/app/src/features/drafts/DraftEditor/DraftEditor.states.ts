import type { DraftAct } from '../../../entities/draft/useDraftActs';
import type { EmailDraft, MatchScore, Professor } from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockDraft as PlainDraft,
  MockDraftApproved,
  MockDraftFailed,
  MockDraftSent,
  MockDraftSkipped,
  MockDraftUnknown,
} from '../../../mocks/fixtures/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockMatch, MockProfessor, MockProfessorLongPersian } from '../../../mocks/fixtures/professor';
import type { Clash } from '../../../forms/edits/rebase';
import type { AutosaveMark } from './autosave';

export type GmailPart =
  | { status: 'checking' }
  | { status: 'ready'; email: string | null }
  | { status: 'missing' }
  | { status: 'reconnect' };

export type MatchPart =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'none' }
  | { status: 'ready'; match: MatchScore };

/** The editable text of a draft. */
export interface LetterText {
  subject: string;
  body: string;
}

/** The text being edited. */
export interface Editing extends LetterText {
  /** The field the person chose to edit, which gets focus. */
  begin: 'subject' | 'body';
  saving: boolean;
  problem: Problem | null;
  /** Fields that were changed here and, since, elsewhere. */
  clashes: readonly Clash<LetterText>[];
  /** Unsaved text from earlier was restored. */
  restored: boolean;
}

export interface Recipient {
  open: boolean;
  value: string;
  mark: AutosaveMark;
}

export interface DraftReady {
  status: 'ready';
  draft: EmailDraft;
  professor: Professor | null;
  match: MatchPart;
  /** The person's name as the professor sees it. */
  sender: string;
  gmail: GmailPart;
  editing: Editing | null;
  recipient: Recipient;
  busy: DraftAct | null;
  problem: { act: DraftAct; problem: Problem } | null;
  /** The way back: the bot whose queue this is. */
  botId: number | null;
  next: { professorId: number; name: string } | null;
  /** Sent messages can be read on this machine. */
  hasMailbox: boolean;
}

export type DraftEditorState =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'noProfessor' }
  | { status: 'none'; name: string; creating: boolean; problem: Problem | null; botId: number | null }
  | DraftReady;

const quotes: Record<number, string> = {
  1: 'drive-by damage detection on short-span bridges',
  2: 'I separated temperature from damage with a physics-informed model',
};
const withQuotes = (draft: EmailDraft): EmailDraft => ({
  ...draft,
  evidence: draft.evidence.map((item) => ({ ...item, quote: quotes[item.marker] ?? null })),
  checks: [...draft.checks, { code: 'similarity', passed: true, value: '0.31' }],
});
const MockDraft = withQuotes(PlainDraft);

const review: DraftReady = {
  status: 'ready',
  draft: MockDraft,
  professor: MockProfessor,
  match: { status: 'ready', match: MockMatch },
  sender: 'Nasrin Ahmadi',
  gmail: { status: 'ready', email: MockGmail.email },
  editing: null,
  recipient: { open: false, value: MockProfessor.email ?? '', mark: 'none' },
  busy: null,
  problem: null,
  botId: 801,
  next: { professorId: 611, name: 'Elin Bergqvist' },
  hasMailbox: true,
};
const editing: Editing = {
  subject: MockDraft.subject,
  body: `${MockDraft.body}\n\nP.S. I can send two pages on this.`,
  begin: 'body',
  saving: false,
  problem: null,
  clashes: [],
  restored: false,
};

export const draftEditorStates = {
  loading: { status: 'loading' },
  failed: { status: 'failed', problem: { kind: 'server', detail: null } },
  noProfessor: { status: 'noProfessor' },
  none: { status: 'none', name: 'Ingrid Solheim', creating: false, problem: null, botId: null },
  creating: { status: 'none', name: 'Ingrid Solheim', creating: true, problem: null, botId: null },
  createFailed: {
    status: 'none',
    name: 'Ingrid Solheim',
    creating: false,
    botId: null,
    problem: {
      kind: 'server',
      detail: 'This cannot be done for a moment. Nothing you typed is lost; please try again.',
    },
  },
  review,
  noBot: { ...review, botId: null, next: null },
  editing: { ...review, editing },
  saving: { ...review, editing: { ...editing, saving: true } },
  saveFailed: { ...review, editing: { ...editing, problem: { kind: 'network' } } },
  saveInvalid: {
    ...review,
    editing: {
      ...editing,
      subject: '',
      problem: {
        kind: 'invalid',
        detail: 'This field is required.',
        code: null,
        fields: { subject: ['This field is required.'] },
      },
    },
  },
  restored: { ...review, editing: { ...editing, restored: true } },
  conflict: {
    ...review,
    editing: {
      ...editing,
      clashes: [
        {
          field: 'body',
          before: { body: MockDraft.body },
          theirs: { body: MockDraft.body.replace(/\n\n[^\n]+$/, '\n\nKind regards,\nNasrin') },
        },
      ],
    },
  },
  recipientUnsaved: { ...review, recipient: { open: true, value: 'ingrid.solheim@', mark: 'unsaved' } },
  recipientMissing: {
    ...review,
    draft: { ...MockDraft, to_email: null },
    recipient: { open: true, value: '', mark: 'none' },
  },
  gmailChecking: { ...review, gmail: { status: 'checking' } },
  gmailMissing: {
    ...review,
    draft: { ...MockDraft, from_email: null, gmail_account: null },
    gmail: { status: 'missing' },
  },
  gmailReconnect: { ...review, gmail: { status: 'reconnect' } },
  approving: { ...review, busy: 'approve' },
  approveRefused: {
    ...review,
    problem: {
      act: 'approve',
      problem: {
        kind: 'conflict',
        detail: 'You have already written to this person this season.',
        code: 'already_contacted',
      },
    },
  },
  /** The address was changed in another tab between reading and pressing; it is shown as it is now. */
  addressUnseen: {
    ...review,
    recipient: { open: false, value: 'i.solheim@uio.example', mark: 'none' },
    problem: {
      act: 'approve',
      problem: {
        kind: 'conflict',
        detail:
          'The address that you saw is not the one that is stored now. Check whom this email goes to, then approve it again.',
        code: 'recipient_changed',
      },
    },
  },
  approved: { ...review, draft: withQuotes(MockDraftApproved) },
  delayed: {
    ...review,
    draft: {
      ...withQuotes(MockDraftApproved),
      scheduled_at: '2026-12-04T09:00:00Z',
      delay: 'It waits, because somebody of this department has your email and may still answer.',
    },
  },
  delayedOpen: {
    ...review,
    draft: {
      ...withQuotes(MockDraftApproved),
      scheduled_at: null,
      delay: 'It waits, because you paused everything.',
    },
  },
  sending: { ...review, draft: { ...withQuotes(MockDraftApproved), state: 'sending' } },
  sent: { ...review, draft: withQuotes(MockDraftSent) },
  bounced: {
    ...review,
    draft: {
      ...withQuotes(MockDraftSent),
      bounced_at: '2026-11-20T09:59:20Z',
      failure: 'It came back: the address does not take email.',
    },
  },
  sendFailed: { ...review, draft: withQuotes(MockDraftFailed) },
  unknown: { ...review, draft: withQuotes(MockDraftUnknown) },
  skipped: { ...review, draft: withQuotes(MockDraftSkipped) },
  withdrawn: {
    ...review,
    draft: {
      ...MockDraft,
      failure:
        'It was not sent, because the Gmail account was disconnected. Choose another account, then approve again.',
    },
  },
  checksFailed: {
    ...review,
    draft: {
      ...MockDraft,
      evidence: MockDraft.evidence.map((item) =>
        item.marker === 2 ? { ...item, quote: 'words that were edited away' } : item,
      ),
      checks: [
        { code: 'word_count', passed: false, value: '310' },
        { code: 'professor_named', passed: true, value: null },
        { code: 'profile_cited', passed: false, value: null, blocks: true },
        { code: 'no_placeholders', passed: false, value: '[thesis]', blocks: true },
        { code: 'similarity', passed: false, value: '0.86', blocks: true },
        { code: 'tomorrow', passed: true, value: null },
      ],
    },
  },
  matchLoading: { ...review, match: { status: 'loading' }, professor: null },
  matchFailed: { ...review, match: { status: 'failed' } },
  noMatch: { ...review, match: { status: 'none' } },
  longNames: {
    ...review,
    professor: MockProfessorLongPersian,
    sender: 'سیده فاطمه‌زهرا حسینی طباطبایی‌نژاد اصفهانی',
    draft: {
      ...MockDraft,
      professor_name: MockProfessorLongPersian.full_name,
      university_name: MockProfessorLongPersian.university_name,
      country_code: 'IR',
      from_email: 'seyedeh.fatemeh-zahra.hosseini-tabatabaei-nejad.isfahani@students.example.org',
      to_email: 'maximiliana-konstantina.papadopoulou-wolfeschlegelsteinhausen@verylonguniversityname.example',
      subject:
        'Doctoral work on baseline-free-identification-of-temperature-induced-frequency-shifts in prestressed concrete bridges, from autumn 2027',
    },
    recipient: {
      open: false,
      value: 'maximiliana-konstantina.papadopoulou-wolfeschlegelsteinhausen@verylonguniversityname.example',
      mark: 'saved',
    },
    next: { professorId: 616, name: 'Maximiliana-Konstantina Papadopoulou-Wolfeschlegelsteinhausen' },
  },
} satisfies Record<string, DraftEditorState>;
