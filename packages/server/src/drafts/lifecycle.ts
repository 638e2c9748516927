import type { EmailDraft } from '@peyk/api-types';
import type { MessageKey } from '../platform/http/messages/translate.ts';

export type DraftState = EmailDraft['state'];
/** A message is what leaves under an approval; its row is created with the claim on the addressee. */
export type MessageState = 'sending' | 'sent' | 'unknown' | 'failed';

export const draftStates = [
  'needs_review',
  'approved',
  'sending',
  'sent',
  'unknown',
  'failed',
  'skipped',
] as const satisfies readonly DraftState[];
export const messageStates = ['sending', 'sent', 'unknown', 'failed'] as const satisfies readonly MessageState[];

/** Who causes the event: the person, or Peyk while it works for them. */
export type Actor = 'person' | 'product';

/** Effects of a transition. `withdraw approval`: the draft needs a new approval to be sent. `clear plan`: its slot is dropped. */
export type Effect = 'withdraw approval' | 'clear plan' | 'claim person' | 'release person';

/** Why an event is refused in a state: message key and code of the 409. */
export interface Refusal {
  key: MessageKey;
  code: string;
}

const refusals = {
  alreadySending: { key: 'alreadySending', code: 'already_sending' },
  alreadySent: { key: 'alreadySent', code: 'already_sent' },
  sentUnknown: { key: 'sentUnknown', code: 'sent_unknown' },
  notApproved: { key: 'notApproved', code: 'not_approved' },
  notUnknown: { key: 'notUnknown', code: 'not_unknown' },
  notSent: { key: 'notSent', code: 'not_sent' },
} as const satisfies Record<string, Refusal>;

/** The effect of an event on a draft: the next state, `stays` (allowed without a change), or the name of a refusal. */
type Step = DraftState | 'stays' | { refused: keyof typeof refusals };

interface EventRow {
  by: Actor;
  /** The event in the words of the guide. */
  what: string;
  /** Condition besides the state. The caller that raises the event checks it. */
  guard?: string;
  draft: Record<DraftState, Step>;
  /** The transition of the draft's message; absent where no message is concerned. */
  message?: { from: readonly (MessageState | null)[]; to: MessageState };
  effects?: readonly Effect[];
}

const refused = (name: keyof typeof refusals): Step => ({ refused: name });
const every = (step: Step): Record<DraftState, Step> =>
  Object.fromEntries(draftStates.map((state) => [state, step])) as Record<DraftState, Step>;

/** The person can no longer decide about a letter that is leaving or has left. */
const leaving = {
  sending: refused('alreadySending'),
  sent: refused('alreadySent'),
  unknown: refused('sentUnknown'),
} satisfies Partial<Record<DraftState, Step>>;

/** States, events and transitions of a letter: their only definition. */
export const events = {
  edit: {
    by: 'person',
    what: 'subject, text, the source of a sentence or what goes with it is changed',
    draft: {
      ...leaving,
      needs_review: 'needs_review',
      approved: 'needs_review',
      failed: 'needs_review',
      skipped: 'needs_review',
    },
    effects: ['withdraw approval', 'clear plan'],
  },
  approve: {
    by: 'person',
    what: 'exactly this text is approved for exactly this address',
    guard: 'the text passes the gates (R12, R13), the address may be written to (R6, R11), an account is connected',
    draft: { ...leaving, needs_review: 'approved', approved: 'stays', failed: 'approved', skipped: 'approved' },
  },
  unapprove: {
    by: 'person',
    what: 'the approval is taken back',
    draft: { ...leaving, needs_review: 'stays', approved: 'needs_review', failed: 'stays', skipped: 'stays' },
    effects: ['withdraw approval', 'clear plan'],
  },
  skip: {
    by: 'person',
    what: 'the letter is not to be sent',
    draft: { ...leaving, needs_review: 'skipped', approved: 'skipped', failed: 'skipped', skipped: 'skipped' },
    effects: ['withdraw approval', 'clear plan'],
  },
  avoid: {
    by: 'person',
    what: 'its address comes on the list of people not to be contacted',
    draft: { ...every('stays'), needs_review: 'skipped', approved: 'skipped', failed: 'skipped' },
    effects: ['withdraw approval', 'clear plan'],
  },
  unavoid: {
    by: 'person',
    what: 'its address leaves that list again',
    guard: 'the list had set it aside, not its person',
    draft: { ...every('stays'), skipped: 'needs_review' },
  },
  send: {
    by: 'person',
    what: 'the person wants it to leave now',
    guard: 'an approval stands; the same rules as at claim, save spacing and working hours',
    draft: {
      ...every(refused('notApproved')),
      approved: 'stays',
      sending: 'stays',
      sent: 'stays',
      unknown: refused('sentUnknown'),
    },
  },
  withdraw: {
    by: 'person',
    what: 'its bot is stopped or deleted, or its account is disconnected',
    draft: { ...every('stays'), approved: 'needs_review' },
    effects: ['withdraw approval', 'clear plan'],
  },
  refuse: {
    by: 'product',
    what: 'a rule, or Gmail, forbids that it leaves as it stands',
    draft: { ...every('stays'), approved: 'needs_review' },
    effects: ['withdraw approval', 'clear plan'],
  },
  phrase: {
    by: 'product',
    what: 'sentences that the rules wrote are put in the words of a language model, which passed the same checks',
    guard: 'nobody has changed the draft since the rules wrote it, and its person agreed to the model',
    draft: { ...every('stays'), needs_review: 'needs_review' },
  },
  claim: {
    by: 'product',
    what: 'its time has come: the person is marked as written to before Gmail hears of it (R6)',
    guard: 'every rule holds at this moment, and the approval is of this very text',
    draft: { ...every('stays'), approved: 'sending' },
    message: { from: [null], to: 'sending' },
    effects: ['claim person'],
  },
  release: {
    by: 'product',
    what: 'it surely did not leave and is tried again',
    draft: { ...every('stays'), sending: 'approved' },
    message: { from: ['sending'], to: 'failed' },
    effects: ['release person'],
  },
  accept: {
    by: 'product',
    what: 'Gmail took it',
    draft: { ...every('stays'), sending: 'sent', unknown: 'sent' },
    message: { from: ['sending', 'unknown'], to: 'sent' },
    effects: ['clear plan'],
  },
  reject: {
    by: 'product',
    what: 'Gmail refused it for good',
    draft: { ...every('stays'), sending: 'failed', unknown: 'failed' },
    message: { from: ['sending', 'unknown'], to: 'failed' },
    effects: ['withdraw approval', 'clear plan', 'release person'],
  },
  lose: {
    by: 'product',
    what: 'whether Gmail took it cannot be known',
    draft: { ...every('stays'), sending: 'unknown', unknown: 'unknown' },
    message: { from: ['sending', 'unknown'], to: 'unknown' },
    effects: ['clear plan'],
  },
  interrupt: {
    by: 'product',
    what: 'its delivery is ended before Gmail could take it',
    draft: { ...every('stays'), sending: 'needs_review' },
    message: { from: ['sending'], to: 'failed' },
    effects: ['withdraw approval', 'clear plan', 'release person'],
  },
  confirmSent: {
    by: 'person',
    what: 'the person, or a look at Gmail, says that it left',
    draft: { ...every(refused('notUnknown')), unknown: 'sent', sent: 'stays' },
    message: { from: ['unknown'], to: 'sent' },
  },
  confirmNotSent: {
    by: 'person',
    what: 'the person, or a look at Gmail, says that it did not leave',
    draft: { ...every(refused('notUnknown')), unknown: 'needs_review', needs_review: 'stays' },
    message: { from: ['unknown'], to: 'failed' },
    effects: ['withdraw approval', 'clear plan', 'release person'],
  },
  bounce: {
    by: 'person',
    what: 'it came back, or drew a complaint',
    draft: { ...every(refused('notSent')), sent: 'sent', unknown: 'sent' },
    message: { from: ['sent', 'unknown'], to: 'sent' },
  },
  answer: {
    by: 'person',
    what: 'what it was answered is recorded, or corrected',
    guard: 'the day is none before it left and none that is still to come',
    draft: { ...every(refused('notSent')), sent: 'sent' },
  },
  unanswer: {
    by: 'person',
    what: 'the recorded answer is taken back',
    draft: { ...every(refused('notSent')), sent: 'sent' },
  },
} as const satisfies Record<string, EventRow>;

export type DraftEvent = keyof typeof events;
export const draftEvents = Object.keys(events) as DraftEvent[];

/** The outcome of an event for a draft in a given state. */
export type Outcome = { kind: 'moves'; to: DraftState } | { kind: 'stays' } | ({ kind: 'refused' } & Refusal);

/** Total: defined for every pair of state and event. */
export function outcomeOf(state: DraftState, event: DraftEvent): Outcome {
  const step: Step = events[event].draft[state];
  if (typeof step === 'object') return { kind: 'refused', ...refusals[step.refused] };
  return step === 'stays' ? { kind: 'stays' } : { kind: 'moves', to: step };
}

/** The states from which an event moves a draft. */
export const sourcesOf = (event: DraftEvent): DraftState[] =>
  draftStates.filter((state) => outcomeOf(state, event).kind === 'moves');

/** The description of one event. */
export const eventRow = (event: DraftEvent): EventRow => events[event];
