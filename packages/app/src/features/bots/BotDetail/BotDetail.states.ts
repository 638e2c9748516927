import type {
  Bot,
  BotResult,
  BotRun,
  DoNotContactEntry,
  EmailDraft,
  MatchClass,
  Professor,
  SendingState,
} from '@peyk/api-types';
import type { Problem } from '../../../api/problem';
import {
  MockActiveBot,
  MockBot,
  MockBotLongPersian,
  MockDraftBot,
  MockErrorBot,
  MockPausedBot,
  MockRun,
  MockRunFailed,
  MockRunFinished,
  MockRunQueued,
} from '../../../mocks/fixtures/bot';
import {
  MockDraft,
  MockDraftApproved,
  MockDraftFailed,
  MockDraftSent,
  MockDraftSkipped,
  MockDraftUnknown,
  MockResult,
} from '../../../mocks/fixtures/draft';
import { MockCvAttached } from '../../../mocks/fixtures/files';
import {
  MockMatch,
  MockProfessor,
  MockProfessorLongPersian,
  MockProfessorSparse,
  MockProfessorWeakMatch,
  MockWeakMatch,
} from '../../../mocks/fixtures/professor';
import {
  MockAvoided,
  MockChosen,
  MockSending,
  MockSendingOpen,
  MockSendingPaused,
} from '../../../mocks/fixtures/sending';
import type { BotAction } from '../botActions';
import type { ActProblem, QueueAct, QueueView } from '../../../entities/draft/review/queueAct';
import type { AvoidedUiState, Settlement } from './uiState';

export type RunPart =
  | { status: 'loading' }
  | { status: 'none' }
  | { status: 'failed'; problem: Problem }
  /** `lost`: the last request failed; the run itself continues. */
  | { status: 'known'; run: BotRun; lost: boolean };

export type ResultsPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      /** Those of the page that are close enough; all of it where the server knows no classes. */
      results: readonly BotResult[];
      /** Everybody the bot found. */
      count: number;
      /** How many there are of each class; null where the server knows no classes. */
      classes: Readonly<Record<MatchClass, number>> | null;
      page: number;
      pageCount: number;
      notice: Problem | null;
      /** How many results of the page could not be read. */
      leftOut?: number;
    };

/** Those who are not close enough for a run to write to, which are loaded when somebody wants to see them. */
export type NotClosePart =
  | { status: 'closed' }
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      results: readonly BotResult[];
      page: number;
      pageCount: number;
      leftOut?: number;
      /** The open question whether one of them is to be drafted all the same; null while closed. */
      asked: { professor: Professor; busy: boolean; problem: Problem | null } | null;
    };

/** The drafts that wait for the person, one at a time. */
export type QueuePart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      /** The draft on top; null when none waits, or when it could not be read. */
      next: BotResult | null;
      unreadable?: boolean;
      /** Its position in the queue, from 1. */
      position: number;
      waiting: number;
      view: QueueView;
      /** How many wait of each class; null where the server knows no classes. */
      classes: Readonly<Record<MatchClass, number>> | null;
      busy: QueueAct | null;
      actProblem: ActProblem | null;
      /** The open do-not-contact dialog for the professor on top; null while closed. */
      never: { problem: Problem | null } | null;
    };

/** An email that may or may not have been sent. */
export interface UnknownMail {
  result: BotResult;
  busy: Settlement | null;
  problem: Problem | null;
}

export type MailPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      unknown: readonly UnknownMail[];
      sent: readonly BotResult[];
      sentCount: number;
      /** The open bounce dialog; null while closed. */
      bounce: { draft: EmailDraft; busy: boolean; problem: Problem | null } | null;
      page: number;
      pageCount: number;
      /** How many entries of both lists could not be read. */
      leftOut?: number;
    };

/** The person's current sending limits. */
export type LimitsPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | { status: 'ready'; sending: SendingState };

/** The person's do-not-contact list (R11). */
export type AvoidedPart =
  | { status: 'loading' }
  | { status: 'failed'; problem: Problem }
  | ({ status: 'ready'; entries: readonly DoNotContactEntry[]; leftOut?: number } & AvoidedUiState);

export type BotDetailState =
  | { status: 'loading' }
  | { status: 'notFound' }
  | { status: 'failed'; problem: Problem }
  | {
      status: 'ready';
      bot: Bot;
      run: RunPart;
      results: ResultsPart;
      notClose: NotClosePart;
      queue: QueuePart;
      mail: MailPart;
      limits: LimitsPart;
      avoided: AvoidedPart;
      busy: BotAction | 'schedule' | 'runAgain' | null;
      /** The stop dialog is open; stopping withdraws the bot's approvals. */
      stopping: boolean;
      /** Why the last action failed. */
      problem: Problem | null;
      /** A warning from the run, or from the page that started it. */
      warning: string | null;
    };

const person = (
  id: number,
  full_name: string,
  university_name: string,
  score: number,
  more: Partial<BotResult> = {},
): BotResult => ({
  ...MockResult,
  professor: { ...MockProfessor, id, full_name, university_name, match_score: score },
  match_score: { ...MockMatch, id: id + 100, professor: id, score, class: score >= 70 ? 'strong' : 'possible' },
  draft: { ...MockDraft, id: id + 400, professor: id, professor_name: full_name },
  ...more,
});
const sparse: Professor = MockProfessorSparse;
const results: readonly BotResult[] = [
  MockResult,
  person(611, 'Elin Bergqvist', 'KTH Royal Institute of Technology', 88),
  person(612, 'Søren Kjeldgaard', 'Technical University of Denmark', 84, {
    state: 'scheduled',
    draft: MockDraftApproved,
  }),
  person(613, 'Aino Lehtoranta', 'Aalto University', 81, { state: 'sent', draft: MockDraftSent }),
  person(614, 'Olav Hjelmeland', 'University of Bergen', 67),
  person(615, 'Petra Norrby', 'KTH Royal Institute of Technology', 58, {
    state: 'skipped',
    draft: null,
    skipped_reason: 'You have already emailed this professor this application season or in the last 180 days.',
  }),
  { professor: sparse, match_score: null, draft: null, state: 'found', skipped_reason: null },
];
const noMail = { status: 'ready', unknown: [], sent: [], sentCount: 0, bounce: null, page: 1, pageCount: 1 } as const;
const limits: LimitsPart = { status: 'ready', sending: MockSending };
const nobody = { status: 'ready', entries: [], allowing: null, failed: null } as const satisfies AvoidedPart;
const some = { ...nobody, entries: MockAvoided } as const satisfies AvoidedPart;
const ready = {
  status: 'ready',
  busy: null,
  stopping: false,
  problem: null,
  warning: null,
  mail: noMail,
  notClose: { status: 'closed' },
  limits,
  avoided: nobody,
} as const;
const unknownMail: UnknownMail = {
  result: person(617, 'Jonas Bratland', 'University of Bergen', 79, {
    state: 'unknown',
    draft: { ...MockDraftUnknown, id: 1017, professor: 617, professor_name: 'Jonas Bratland', can_look: true },
  }),
  busy: null,
  problem: null,
};
const sentMail = [
  person(613, 'Aino Lehtoranta', 'Aalto University', 81, { state: 'sent', draft: MockDraftSent }),
  person(618, 'Maren Haugland', 'University of Oslo', 77, {
    state: 'bounced',
    draft: { ...MockDraftSent, id: 1018, bounced_at: '2026-11-20T09:59:20Z' },
  }),
];
const sentUnclear = (id: number, name: string): BotResult =>
  person(id, name, 'Aalto University', 66, {
    state: 'unknown',
    draft: { ...MockDraftUnknown, id: id + 400, professor: id, professor_name: name },
  });
const mail = { ...noMail, unknown: [unknownMail], sent: sentMail, sentCount: 2 } as const satisfies MailPart;
const list = { status: 'ready', results, count: 31, classes: null, page: 1, pageCount: 2, notice: null } as const;
const nothing = {
  status: 'ready',
  results: [],
  count: 0,
  classes: { strong: 0, possible: 0, no: 0 },
  page: 1,
  pageCount: 1,
  notice: null,
} as const satisfies ResultsPart;
const filled = 'No draft was written, because closer matches used up this run’s draft limit.';
const departmentTaken =
  'You can have only one unanswered email per department, and you already have an email or a draft to someone in this department. You can email this professor 14 days after that one is sent.';
const found = (skipped_reason: string): Partial<BotResult> => ({ state: 'found', draft: null, skipped_reason });
const strong = [
  { ...MockResult, match_score: { ...MockMatch, class: 'strong' } },
  person(611, 'Elin Bergqvist', 'KTH Royal Institute of Technology', 88),
  person(612, 'Søren Kjeldgaard', 'Technical University of Denmark', 84, found(departmentTaken)),
] as const satisfies readonly BotResult[];
const possible = [
  person(614, 'Olav Hjelmeland', 'University of Bergen', 67),
  person(619, 'Petra Norrby', 'KTH Royal Institute of Technology', 58),
];
const byClass = {
  ...list,
  results: [...strong, ...possible],
  count: 19,
  classes: { strong: 3, possible: 2, no: 14 },
  pageCount: 1,
} as const satisfies ResultsPart;
/** A finished run whose numbers are those of the lists. */
const ranOver = (professors: number, drafts: number, targets_limit = 10): RunPart =>
  known({
    ...MockRunFinished,
    targets_limit,
    counts: {
      ...MockRunFinished.counts,
      professors_found: professors,
      professors_scored: professors,
      skipped: 0,
      drafts_written: drafts,
      drafts_waiting: drafts,
    },
  });
const far = (id: number, full_name: string, university_name: string, score: number): BotResult => ({
  professor: { ...MockProfessorWeakMatch, id, full_name, university_name, match_score: score },
  match_score: { ...MockWeakMatch, id: id + 100, professor: id, score, class: 'no' },
  draft: null,
  state: 'found',
  skipped_reason: 'Not close enough for an automatic draft. You can still ask Peyk for a draft.',
});
const notClose = {
  status: 'ready',
  results: [
    far(631, 'Bjørn Håkonsen', 'University of Oslo', 48),
    far(632, 'Hanna Vuorela', 'Aalto University', 41),
    far(633, 'Tove Lindahl', 'Lund University', 12),
  ],
  page: 1,
  pageCount: 1,
  asked: null,
} as const satisfies NotClosePart;
/** The letter on top, as the list of what waits has it: with the words that rest on a source, and when it would leave. */
const topDraft: EmailDraft = {
  ...MockDraft,
  would_leave_at: '2026-11-24T09:20:00Z',
};
const top: BotResult = { ...MockResult, draft: topDraft };
/** A server that knows no classes counts none. */
const counted = (classes: Readonly<Record<MatchClass, number>> | null) => classes;
const waiting = {
  status: 'ready',
  next: top,
  position: 1,
  waiting: 10,
  view: { only: null, order: 'score' },
  classes: counted({ strong: 6, possible: 4, no: 0 }),
  busy: null,
  actProblem: null,
  never: null,
} as const satisfies QueuePart;
const none: QueuePart = { ...waiting, next: null, waiting: 0 };
const at = (stage: BotRun['stage'], counts: Partial<BotRun['counts']> = {}): RunPart => ({
  status: 'known',
  lost: false,
  run: { ...MockRun, stage, counts: { ...MockRun.counts, ...counts } },
});
const known = (run: BotRun): RunPart => ({ status: 'known', run, lost: false });

export const botDetailStates = {
  loading: { status: 'loading' },
  notFound: { status: 'notFound' },
  failed: { status: 'failed', problem: { kind: 'server', detail: null } },
  queued: {
    ...ready,
    bot: { ...MockBot, latest_run: MockRunQueued },
    run: known(MockRunQueued),
    results: nothing,
    queue: none,
  },
  readingUniversities: {
    ...ready,
    bot: MockBot,
    run: at('universities', {
      universities_read: 3,
      professors_found: 0,
      professors_scored: 0,
      drafts_written: 0,
      drafts_waiting: 0,
      skipped: 0,
    }),
    results: nothing,
    queue: none,
  },
  scoring: {
    ...ready,
    bot: MockBot,
    run: at('scoring', {
      universities_read: 6,
      professors_found: 12,
      professors_scored: 12,
      skipped: 8,
      drafts_written: 4,
      drafts_waiting: 4,
    }),
    results: list,
    queue: { ...waiting, waiting: 4 },
  },
  drafting: { ...ready, bot: MockBot, run: at('drafting'), results: list, queue: waiting },
  lostContact: {
    ...ready,
    bot: MockBot,
    run: { status: 'known', run: MockRun, lost: true },
    results: list,
    queue: waiting,
  },
  warned: {
    ...ready,
    bot: MockBot,
    run: known(MockRun),
    warning:
      'This bot requires a research proposal, but your profile has no text to base one on. Add a thesis abstract, a research description or a project description.',
    results: list,
    queue: waiting,
  },
  interestsWithoutEnglish: {
    ...ready,
    bot: MockActiveBot,
    run: known({ ...MockRunFinished, interests_without_english: 2 }),
    results: list,
    queue: waiting,
  },
  finished: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, waiting: 22, position: 2 },
    mail,
    avoided: some,
  },
  allReviewed: {
    ...ready,
    bot: MockActiveBot,
    run: known({ ...MockRunFinished, counts: { ...MockRunFinished.counts, drafts_waiting: 0 } }),
    results: { ...list, results: results.slice(2), page: 2 },
    queue: none,
  },
  finishedEmpty: {
    ...ready,
    bot: { ...MockActiveBot, matches_found: 0 },
    run: known({
      ...MockRunFinished,
      counts: {
        ...MockRunFinished.counts,
        professors_found: 0,
        professors_scored: 0,
        drafts_written: 0,
        drafts_waiting: 0,
        skipped: 0,
      },
    }),
    results: nothing,
    queue: none,
  },
  unreadable: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: { ...list, leftOut: 3 },
    queue: { ...waiting, next: null, unreadable: true },
  },
  runFailed: { ...ready, bot: MockErrorBot, run: known(MockRunFailed), results: list, queue: waiting },
  stopped: {
    ...ready,
    bot: MockActiveBot,
    run: known({ ...MockRun, status: 'stopped', finished_at: '2026-11-20T09:58:40Z' }),
    results: list,
    queue: waiting,
  },
  notStarted: {
    ...ready,
    bot: MockDraftBot,
    run: { status: 'none' },
    results: nothing,
    queue: none,
    warning: 'This bot’s Gmail account needs to be reconnected.',
  },
  noRun: { ...ready, bot: MockDraftBot, run: { status: 'none' }, results: nothing, queue: none },
  paused: {
    ...ready,
    bot: {
      ...MockPausedBot,
      paused_reason: 'This bot’s Gmail account was disconnected.',
      paused_by: 'gmail_disconnected',
    },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
  },
  pausedReconnect: {
    ...ready,
    bot: {
      ...MockPausedBot,
      paused_reason: 'This bot’s Gmail account needs to be reconnected.',
      paused_by: 'gmail_reconnect',
    },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
  },
  pausedBounces: {
    ...ready,
    bot: {
      ...MockPausedBot,
      paused_reason:
        'Emails from this Gmail account bounced, so its bots are paused. Check the addresses before you run a bot again.',
      paused_by: 'bounces',
    },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
    mail,
  },
  scheduled: {
    ...ready,
    bot: { ...MockActiveBot, next_run_at: '2026-11-20T10:40:00Z' },
    run: known(MockRunFinished),
    results: {
      ...list,
      results: [
        person(620, 'Astrid Fosse', 'University of Bergen', 90, {
          state: 'scheduled',
          draft: { ...MockDraftApproved, delay: null, attachments: [{ ...MockCvAttached, outdated: true }] },
        }),
        person(621, 'Bjarne Lund', 'University of Oslo', 86, {
          state: 'scheduled',
          draft: {
            ...MockDraftApproved,
            scheduled_at: '2026-12-04T09:00:00Z',
            delay: 'Waiting: you can have only one unanswered email per department.',
          },
        }),
        person(622, 'Dagny Moen', 'Aalto University', 82, {
          state: 'approved',
          draft: { ...MockDraftApproved, scheduled_at: null, delay: 'Waiting: all sending is paused.' },
        }),
        person(623, 'Erik Sand', 'Lund University', 74, {
          state: 'needs_review',
          draft: {
            ...MockDraft,
            failure: 'Not sent: the bot was stopped or deleted. Approve the email again to send it.',
          },
        }),
        person(624, 'Frida Holm', 'Lund University', 70, { state: 'failed', draft: MockDraftFailed }),
        person(625, 'Gunnar Vik', 'KTH Royal Institute of Technology', 61, {
          state: 'skipped',
          draft: MockDraftSkipped,
        }),
      ],
    },
    queue: {
      ...waiting,
      next: {
        ...MockResult,
        draft: {
          ...MockDraft,
          failure: 'Not sent: the bot was stopped or deleted. Approve the email again to send it.',
        },
      },
    },
  },
  unscheduled: {
    ...ready,
    bot: { ...MockActiveBot, next_run_at: null },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
  },
  everythingPaused: {
    ...ready,
    bot: { ...MockActiveBot, next_run_at: null },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
    limits: { status: 'ready', sending: MockSendingPaused },
  },
  limitsOpen: {
    ...ready,
    bot: { ...MockActiveBot, gmail_email: null },
    run: known(MockRunFinished),
    results: nothing,
    queue: none,
    limits: { status: 'ready', sending: MockSendingOpen },
  },
  busy: { ...ready, bot: MockBot, run: at('drafting'), results: list, queue: waiting, busy: 'pause' },
  stopping: {
    ...ready,
    bot: { ...MockActiveBot, emails_approved: 3 },
    run: known(MockRunFinished),
    results: list,
    queue: waiting,
    stopping: true,
  },
  actionFailed: {
    ...ready,
    bot: MockBot,
    run: at('drafting'),
    results: list,
    queue: waiting,
    problem: { kind: 'conflict', detail: 'This bot is already running.', code: null },
  },
  approving: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, busy: 'approve' },
  },
  approveRefused: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: {
      ...waiting,
      actProblem: {
        act: 'approve',
        problem: {
          kind: 'conflict',
          detail: 'This draft was changed in the meantime. Load the latest version, then try again.',
          code: 'draft_changed',
        },
      },
    },
  },
  approveUnbound: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: {
      ...waiting,
      actProblem: {
        act: 'approve',
        problem: {
          kind: 'conflict',
          detail:
            'This sentence has no source: “I have also led a team of twelve engineers on such bridges.” Change or delete it, add a source, or select “I state this myself”.',
          code: 'sentence_unbound',
        },
      },
    },
  },
  neverAsked: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, never: { problem: null } },
  },
  neverBusy: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, busy: 'never', never: { problem: null } },
  },
  neverRefused: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, never: { problem: { kind: 'network' } } },
  },
  avoided: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: nothing,
    queue: none,
    avoided: some,
  },
  avoidedAllowing: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: nothing,
    queue: none,
    avoided: { ...some, allowing: MockChosen.id },
  },
  avoidedRefused: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: nothing,
    queue: none,
    avoided: { ...some, failed: { entry: MockChosen.id, problem: { kind: 'network' } } },
  },
  noRecipient: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: { ...waiting, next: { ...MockResult, draft: { ...MockDraft, to_email: null } } },
  },
  mailUnknown: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: none,
    mail: {
      ...mail,
      unknown: [
        { ...unknownMail, busy: 'look' },
        {
          ...unknownMail,
          result: sentUnclear(619, 'Ida Nygaard'),
          problem: { kind: 'conflict', detail: null, code: 'not_unknown' },
        },
      ],
      sentCount: 23,
      pageCount: 3,
    },
  },
  bounceAsked: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: none,
    mail: { ...mail, bounce: { draft: MockDraftSent, busy: false, problem: null } },
  },
  bounceRefused: {
    ...ready,
    bot: MockActiveBot,
    run: known(MockRunFinished),
    results: list,
    queue: none,
    mail: { ...mail, bounce: { draft: MockDraftSent, busy: false, problem: { kind: 'network' } } },
  },
  threeClasses: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
  },
  onlyPossible: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(9, 2),
    results: { ...byClass, results: possible, count: 9, classes: { strong: 0, possible: 2, no: 7 } },
    queue: { ...waiting, next: possible[0] ?? null, waiting: 2 },
  },
  noneClose: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(14, 0),
    results: { ...byClass, results: [], count: 14, classes: { strong: 0, possible: 0, no: 14 } },
    queue: none,
  },
  noneCloseYet: {
    ...ready,
    bot: MockBot,
    run: at('scoring', {
      universities_read: 6,
      professors_found: 3,
      professors_scored: 3,
      skipped: 0,
      drafts_written: 0,
      drafts_waiting: 0,
    }),
    results: { ...byClass, results: [], count: 3, classes: { strong: 0, possible: 0, no: 3 } },
    queue: none,
  },
  allDrafted: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(4, 4),
    results: {
      ...byClass,
      results: [strong[0], strong[1], ...possible],
      count: 4,
      classes: { strong: 2, possible: 2, no: 0 },
    },
    queue: { ...waiting, waiting: 4 },
  },
  runFilled: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(3, 1, 1),
    results: {
      ...byClass,
      results: [
        strong[0],
        person(611, 'Elin Bergqvist', 'KTH Royal Institute of Technology', 88, found(filled)),
        person(614, 'Olav Hjelmeland', 'University of Bergen', 67, found(filled)),
      ],
      count: 3,
      classes: { strong: 2, possible: 1, no: 0 },
    },
    queue: { ...waiting, waiting: 1 },
    warning: 'This run reached its limit of drafts. No drafts were written for the other professors it found.',
  },
  notCloseLoading: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { status: 'loading' },
  },
  notCloseFailed: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { status: 'failed', problem: { kind: 'network' } },
  },
  notCloseOpen: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { ...notClose, pageCount: 2 },
  },
  draftAsked: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { ...notClose, asked: { professor: MockProfessorWeakMatch, busy: false, problem: null } },
  },
  draftBusy: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { ...notClose, asked: { professor: MockProfessorWeakMatch, busy: true, problem: null } },
  },
  draftRefused: {
    ...ready,
    bot: MockActiveBot,
    run: ranOver(19, 4),
    results: byClass,
    queue: { ...waiting, waiting: 4 },
    notClose: { ...notClose, asked: { professor: MockProfessorWeakMatch, busy: false, problem: { kind: 'network' } } },
  },
  partsLoading: {
    ...ready,
    bot: MockBot,
    run: { status: 'loading' },
    results: { status: 'loading' },
    queue: { status: 'loading' },
    mail: { status: 'loading' },
    limits: { status: 'loading' },
    avoided: { status: 'loading' },
  },
  onePartFailed: {
    ...ready,
    bot: MockBot,
    run: known(MockRunFinished),
    results: { status: 'failed', problem: { kind: 'network' } },
    queue: none,
  },
  partsFailed: {
    ...ready,
    bot: MockBot,
    run: { status: 'failed', problem: { kind: 'server', detail: null } },
    results: { status: 'failed', problem: { kind: 'network' } },
    queue: { status: 'failed', problem: { kind: 'network' } },
    mail: { status: 'failed', problem: { kind: 'network' } },
    limits: { status: 'failed', problem: { kind: 'network' } },
    avoided: { status: 'failed', problem: { kind: 'network' } },
  },
  longNames: {
    ...ready,
    bot: MockBotLongPersian,
    run: known({
      ...MockRun,
      current: {
        university_name: MockProfessorLongPersian.university_name,
        professor_name: MockProfessorLongPersian.full_name,
        publication_title:
          'Baseline-free-identification-of-temperature-induced-frequency-shifts in prestressed concrete bridges of the northern countries',
      },
    }),
    results: {
      ...list,
      results: [
        { ...MockResult, professor: MockProfessorLongPersian },
        person(
          616,
          'Maximiliana-Konstantina Papadopoulou-Wolfeschlegelsteinhausen',
          'Norwegian University of Science and Technology',
          71,
        ),
      ],
    },
    queue: { ...waiting, next: { ...MockResult, professor: MockProfessorLongPersian }, waiting: 2 },
  },
} satisfies Record<string, BotDetailState>;
