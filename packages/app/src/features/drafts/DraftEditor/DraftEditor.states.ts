import type { DraftAct } from '../../../entities/draft/useDraftActs';
import type {
  DraftSentence,
  EmailDraft,
  EmailDraftRewrite,
  EmailDraftRewriteInput,
  Evidence,
  MatchScore,
  Professor,
} from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockDraft,
  MockDraftApproved,
  MockDraftFailed,
  MockDraftSent,
  MockDraftSkipped,
  MockDraftUnknown,
} from '../../../mocks/fixtures/draft';
import { MockDegree } from '../../../mocks/fixtures/degree';
import {
  MockLetter,
  MockLetterAlike,
  MockLetterAlikeSent,
  MockLetterBound,
  MockLetterPhrased,
  MockLetterToJoin,
  MockLetterUnbound,
  MockLetterWithGap,
  MockLetterWithGaps,
  MockRewrites,
  boast,
  judgementOf,
  resultGap,
  withBoast,
} from '../../../mocks/fixtures/letter';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import {
  MockMatch,
  MockMatchOfInterests,
  MockMatchWithParts,
  MockProfessor,
  MockProfessorLongPersian,
} from '../../../mocks/fixtures/professor';
import type { Editing, LetterText } from '../../../entities/draft/editing/letterText';
import type { Recipient } from '../../../entities/draft/editing/useRecipient';

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

/** What each sentence of the text on the screen stands on. */
export type MarksPart =
  /** The server does not say. */
  | { status: 'none' }
  /** `judging`: the marks of what was not changed. `failed`: the marks of the last saved text. */
  | {
      status: 'ready' | 'judging' | 'failed';
      sentences: readonly DraftSentence[];
      evidence: readonly Evidence[];
    };

/** What is being written into a gap. */
export interface GapAnswer {
  text: string;
  /** It is also to be kept in the profile. */
  keep: boolean;
  saving: boolean;
  problem: Problem | null;
}
/** By the names of the gaps (`namesOf`). */
export type Answers = Readonly<Record<string, GapAnswer>>;

/** A source is being named for the sentence of this text, which has none. */
export type BindingPart =
  | { status: 'none' }
  | { status: 'choosing'; text: string }
  | { status: 'checking'; text: string; source: string }
  | { status: 'refused'; text: string; source: string; problem: Problem };

/** What became of an answer: it stands in the letter, and in the profile where that was ticked. */
export type KeepingPart =
  | { status: 'none' }
  | { status: 'added' }
  | { status: 'busy' }
  | { status: 'kept' }
  | { status: 'failed'; problem: Problem };

export type RewriteAction = EmailDraftRewriteInput['action'];
/** Another text from the same facts, which is shown before it is taken. */
export type RewritePart =
  | { status: 'none' }
  | { status: 'asking'; action: RewriteAction }
  | {
      status: 'proposed';
      action: RewriteAction;
      proposal: EmailDraftRewrite;
      saving: boolean;
      problem: Problem | null;
    }
  | { status: 'nothingElse'; action: RewriteAction }
  | { status: 'failed'; action: RewriteAction; problem: Problem };

/** The text before the last change here. */
export interface Earlier extends LetterText {
  sentences: readonly DraftSentence[];
  /** The version that the change made. */
  version: number;
  /** What the change was: one in the form, of one sentence, or a whole text that was taken. */
  of: 'edit' | 'sentence' | 'rewrite';
}

/** Whether the last change can be taken back. */
export type UndoPart =
  | { status: 'none' }
  | { status: 'offered' | 'busy'; of: 'sentence' | 'rewrite' }
  | { status: 'failed'; of: 'sentence' | 'rewrite'; problem: Problem }
  | { status: 'done' };

export interface DraftReady {
  status: 'ready';
  draft: EmailDraft;
  professor: Professor | null;
  match: MatchPart;
  /** The person's name as the professor sees it. */
  sender: string;
  gmail: GmailPart;
  editing: Editing | null;
  marks: MarksPart;
  /** The texts of the sentences without a source that the person states themselves. */
  stated: readonly string[];
  binding: BindingPart;
  answers: Answers;
  keeping: KeepingPart;
  rewrite: RewritePart;
  earlier: Earlier | null;
  undo: UndoPart;
  recipient: Recipient;
  busy: DraftAct | null;
  problem: { act: DraftAct | 'revise'; problem: Problem } | null;
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

const marksOf = ({ sentences, evidence }: EmailDraft): MarksPart =>
  sentences ? { status: 'ready', sentences, evidence } : { status: 'none' };

/** A server that does not say what sentences stand on. */
const withoutMarks: DraftReady = {
  status: 'ready',
  draft: MockDraft,
  marks: { status: 'none' },
  stated: [],
  binding: { status: 'none' },
  answers: {},
  keeping: { status: 'none' },
  rewrite: { status: 'none' },
  earlier: null,
  undo: { status: 'none' },
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
const showing = (draft: EmailDraft): DraftReady => ({
  ...withoutMarks,
  draft,
  marks: marksOf(draft),
});
/** The same letter in another state. */
const judged = ({ state, scheduled_at, approved_at, sent_at, failure, id }: EmailDraft): EmailDraft => ({
  ...showing(MockLetter).draft,
  state,
  scheduled_at,
  approved_at,
  sent_at,
  failure,
  id,
});
const review = showing(MockLetter);
const withGap = showing(MockLetterWithGap);
const unbound = showing(MockLetterUnbound);
/** The papers of the sample world have no page. */
const invented = ({ evidence, ...draft }: EmailDraft): EmailDraft => ({
  ...draft,
  evidence: evidence.map((each) => (each.url === null ? each : { ...each, url: 'https://doi.example/10.5555/1p4k9' })),
});
/** The person states the sentence without a source themselves. */
const stated: DraftReady = { ...unbound, stated: [boast] };
const answer: GapAnswer = {
  text: 'With one temperature sensor and a physics-informed model, false alarms on a prestressed bridge fell from 21 % to 5 %.',
  keep: true,
  saving: false,
  problem: null,
};
const editedBody = withBoast(MockLetter.body);
const proposed = (action: RewriteAction): DraftReady => ({
  ...review,
  rewrite: { status: 'proposed', action, proposal: MockRewrites[action], saving: false, problem: null },
});
const earlier: Earlier = {
  subject: MockLetter.subject,
  body: MockLetter.body,
  sentences: MockLetter.sentences ?? [],
  version: 2,
  of: 'rewrite',
};
const editing: Editing = {
  subject: MockDraft.subject,
  body: `${MockDraft.body}\n\nP.S. A summary of two pages is ready.`,
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
      detail: 'Peyk cannot do this right now. Nothing you typed is lost; please try again in a moment.',
    },
  },
  review,
  withoutMarks,
  gap: withGap,
  gaps: showing(MockLetterWithGaps),
  /** The sentence that joins both sides (LTR-12). */
  gapJoining: showing(MockLetterToJoin),
  gapFilling: { ...withGap, answers: { [resultGap]: answer } },
  gapSaving: { ...withGap, answers: { [resultGap]: { ...answer, saving: true } } },
  gapFailed: { ...withGap, answers: { [resultGap]: { ...answer, problem: { kind: 'network' } } } },
  gapFilled: { ...review, keeping: { status: 'added' } },
  resultKeeping: { ...review, keeping: { status: 'busy' } },
  resultKept: { ...review, keeping: { status: 'kept' } },
  resultNotKept: { ...review, keeping: { status: 'failed', problem: { kind: 'network' } } },
  unbound,
  /** The sentence took the place of another one, which can come back. */
  unboundChanged: {
    ...unbound,
    draft: { ...unbound.draft, version: 2 },
    earlier: {
      ...earlier,
      body: MockLetterUnbound.body.replace(boast, 'It is the question I would bring to your group.'),
      sentences: judgementOf(MockLetterUnbound.body.replace(boast, 'It is the question I would bring to your group.'))
        .sentences,
      of: 'edit',
    },
  },
  stated,
  statedApproved: {
    ...stated,
    draft: { ...stated.draft, state: 'approved', scheduled_at: MockDraftApproved.scheduled_at },
  },
  bindingChoosing: { ...unbound, binding: { status: 'choosing', text: boast } },
  bindingChecking: { ...unbound, binding: { status: 'checking', text: boast, source: 'jobs:51' } },
  bindingRefused: {
    ...unbound,
    binding: {
      status: 'refused',
      text: boast,
      source: `degrees:${MockDegree.id}`,
      problem: {
        kind: 'invalid',
        detail: 'A number or year is not in the source.',
        code: 'invalid',
        fields: { source: ['A number or year is not in the source.'] },
      },
    },
  },
  bindingFailed: {
    ...unbound,
    binding: { status: 'refused', text: boast, source: 'jobs:51', problem: { kind: 'network' } },
  },
  /** The person named the source of the sentence. */
  bound: showing(MockLetterBound),
  phrased: showing(MockLetterPhrased),
  gapAndUnbound: showing({
    ...MockLetterWithGap,
    ...judgementOf(withBoast(MockLetterWithGap.body)),
    body: withBoast(MockLetterWithGap.body),
  }),
  rewriteAsking: { ...review, rewrite: { status: 'asking', action: 'shorter' } },
  rewriteShorter: proposed('shorter'),
  rewritePlainer: proposed('plainer'),
  rewriteOtherPaper: proposed('other_paper'),
  rewriteOtherEntry: proposed('other_entry'),
  rewriteAnew: { ...proposed('anew'), ...unbound, rewrite: proposed('anew').rewrite },
  rewriteTaking: {
    ...review,
    rewrite: {
      status: 'proposed',
      action: 'shorter',
      proposal: MockRewrites.shorter,
      saving: true,
      problem: null,
    },
  },
  rewriteNotTaken: {
    ...review,
    rewrite: {
      status: 'proposed',
      action: 'shorter',
      proposal: MockRewrites.shorter,
      saving: false,
      problem: { kind: 'network' },
    },
  },
  rewriteNothingElse: { ...review, rewrite: { status: 'nothingElse', action: 'other_paper' } },
  rewriteFailed: { ...review, rewrite: { status: 'failed', action: 'plainer', problem: { kind: 'network' } } },
  rewriteTaken: {
    ...review,
    draft: { ...review.draft, body: MockRewrites.shorter.body, sentences: MockRewrites.shorter.sentences, version: 2 },
    marks: { status: 'ready', sentences: MockRewrites.shorter.sentences, evidence: MockRewrites.shorter.evidence },
    earlier,
    undo: { status: 'offered', of: 'rewrite' },
  },
  sentenceDeleted: { ...review, undo: { status: 'offered', of: 'sentence' } },
  undoing: { ...review, undo: { status: 'busy', of: 'rewrite' } },
  undoFailed: { ...review, undo: { status: 'failed', of: 'rewrite', problem: { kind: 'network' } } },
  undone: { ...review, undo: { status: 'done' } },
  noBot: { ...review, botId: null, next: null },
  editing: { ...review, editing },
  /** A sentence was added whose marks are not known yet. */
  judging: {
    ...review,
    editing: { ...editing, body: editedBody },
    marks: { ...marksOf(MockLetter), status: 'judging' } as MarksPart,
  },
  judged: {
    ...review,
    editing: { ...editing, body: editedBody },
    marks: { status: 'ready', ...judgementOf(editedBody) },
  },
  judgingFailed: {
    ...review,
    editing: { ...editing, body: editedBody },
    marks: { ...marksOf(MockLetter), status: 'failed' } as MarksPart,
  },
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
          before: { body: MockLetter.body },
          theirs: { body: MockLetter.body.replace(/\n\n[^\n]+$/, '\n\nKind regards,\nNasrin') },
        },
      ],
    },
  },
  recipientUnsaved: { ...review, recipient: { open: true, value: 'ingrid.solheim@', mark: 'unsaved' } },
  recipientMissing: {
    ...review,
    draft: { ...review.draft, to_email: null },
    recipient: { open: true, value: '', mark: 'none' },
  },
  gmailChecking: { ...review, gmail: { status: 'checking' } },
  gmailMissing: {
    ...review,
    draft: { ...review.draft, from_email: null, gmail_account: null },
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
        detail: 'You have already emailed this professor this application season or in the last 180 days.',
        code: 'already_contacted',
      },
    },
  },
  reviseFailed: { ...unbound, problem: { act: 'revise', problem: { kind: 'network' } } },
  /** The address was changed in another tab between reading and pressing; it is shown as it is now. */
  addressUnseen: {
    ...review,
    recipient: { open: false, value: 'i.solheim@uio.example', mark: 'none' },
    problem: {
      act: 'approve',
      problem: {
        kind: 'conflict',
        detail: 'The address has changed since you saw it. Check who this email goes to, then approve it again.',
        code: 'recipient_changed',
      },
    },
  },
  approved: { ...review, draft: judged(MockDraftApproved) },
  delayed: {
    ...review,
    draft: {
      ...judged(MockDraftApproved),
      scheduled_at: '2026-12-04T09:00:00Z',
      delay: 'Waiting: you can have only one unanswered email per department.',
    },
  },
  delayedOpen: {
    ...review,
    draft: {
      ...judged(MockDraftApproved),
      scheduled_at: null,
      delay: 'Waiting: all sending is paused.',
    },
  },
  sending: { ...review, draft: { ...judged(MockDraftApproved), state: 'sending' } },
  sent: { ...review, draft: judged(MockDraftSent) },
  bounced: {
    ...review,
    draft: {
      ...judged(MockDraftSent),
      bounced_at: '2026-11-20T09:59:20Z',
      failure: 'Bounced: this email was not delivered.',
    },
  },
  sendFailed: { ...review, draft: judged(MockDraftFailed) },
  unknown: { ...review, draft: judged(MockDraftUnknown) },
  skipped: { ...review, draft: judged(MockDraftSkipped) },
  withdrawn: {
    ...review,
    draft: {
      ...review.draft,
      failure: 'Not sent: the Gmail account was disconnected. Select another account, then approve again.',
    },
  },
  checksFailed: {
    ...withoutMarks,
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
        { code: 'name_in_latin', passed: false, value: 'نسرین احمدی', blocks: true },
        { code: 'similarity', passed: false, value: '0.86', blocks: true },
        { code: 'tomorrow', passed: true, value: null },
      ],
    },
  },
  /** It cannot be sent, because another email has nearly the same words. */
  tooAlike: { ...review, draft: MockLetterAlike, marks: marksOf(MockLetterAlike) },
  /** The other one has left already. */
  tooAlikeSent: { ...review, draft: MockLetterAlikeSent, marks: marksOf(MockLetterAlikeSent) },
  matchLoading: { ...review, match: { status: 'loading' }, professor: null },
  matchFailed: { ...review, match: { status: 'failed' } },
  noMatch: { ...review, match: { status: 'none' } },
  samplePaper: showing(invented(MockLetter)),
  matchParts: { ...review, match: { status: 'ready', match: MockMatchWithParts } },
  matchPartsFew: { ...review, match: { status: 'ready', match: MockMatchOfInterests } },
  longNames: {
    ...review,
    professor: MockProfessorLongPersian,
    sender: 'سیده فاطمه‌زهرا حسینی طباطبایی‌نژاد اصفهانی',
    draft: {
      ...review.draft,
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
