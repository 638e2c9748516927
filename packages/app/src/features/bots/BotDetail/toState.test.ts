import type { BotRun } from '@peyk/api-types';
import contract from '@peyk/api-types/contract.json';
import { describe, expect, it } from 'vitest';
import { botDetail as en } from '../../../i18n/en/botDetail';
import { botDetail as fa } from '../../../i18n/fa/botDetail';
import { MockBot, MockDraftBot, MockRun, MockRunFinished } from '../../../mocks/fixtures/bot';
import { MockDraftSent, MockResult, MockResults } from '../../../mocks/fixtures/draft';
import { MockAvoided, MockSending } from '../../../mocks/fixtures/sending';
import { resultPill } from './resultPill';
import { type BotDetailInput, toBotDetailState } from './toState';

const nothing = { data: undefined, problem: null };
const input: BotDetailInput = {
  bot: nothing,
  run: nothing,
  results: nothing,
  queue: nothing,
  queueUiState: { position: 1, busy: null, actProblem: null, asked: null },
  unknown: nothing,
  sent: nothing,
  mailUiState: { page: 1, settling: {}, problems: {}, bounce: null },
  sending: nothing,
  avoided: nothing,
  avoidedUiState: { allowing: null, failed: null },
  startWarning: null,
  page: 1,
  busy: null,
  stopping: false,
  actionProblem: null,
};
const withBot: BotDetailInput = { ...input, bot: { data: MockBot, problem: null } };
const missing = { data: undefined, problem: { kind: 'notFound', detail: 'Not found.' } } as const;

describe('the page of a bot', () => {
  it('loads, then shows the bot', () => {
    expect(toBotDetailState(input).status).toBe('loading');
    expect(toBotDetailState(withBot)).toMatchObject({ status: 'ready', bot: MockBot, results: { status: 'loading' } });
  });

  it('tells a bot that does not exist from one that could not be had', () => {
    expect(toBotDetailState({ ...input, bot: missing }).status).toBe('notFound');
    expect(toBotDetailState({ ...input, bot: { data: undefined, problem: { kind: 'network' } } }).status).toBe(
      'failed',
    );
  });

  it('says not found even when the bot was deleted while it was shown', () => {
    expect(toBotDetailState({ ...input, bot: { data: MockBot, problem: missing.problem } }).status).toBe('notFound');
  });
});

describe('the run of a bot', () => {
  it('is none where the server knows no run', () => {
    expect(toBotDetailState({ ...input, bot: { data: MockDraftBot, problem: null }, run: missing })).toMatchObject({
      run: { status: 'none' },
    });
  });

  it('is the one of the bot until its own answer arrives', () => {
    expect(toBotDetailState(withBot)).toMatchObject({ run: { status: 'known', run: MockRun, lost: false } });
  });

  it('is lost while the server does not answer, and stays on screen', () => {
    const state = toBotDetailState({ ...withBot, run: { data: MockRun, problem: { kind: 'network' } } });
    expect(state).toMatchObject({ run: { status: 'known', lost: true } });
  });

  it('that is over cannot be lost', () => {
    const state = toBotDetailState({ ...withBot, run: { data: MockRunFinished, problem: { kind: 'network' } } });
    expect(state).toMatchObject({ run: { lost: false } });
  });
});

describe('the review queue', () => {
  const finished: BotDetailInput = { ...withBot, run: { data: MockRunFinished, problem: null } };
  const one = { data: { results: [MockResult], count: 6 }, problem: null };

  it('offers one draft of all that wait', () => {
    expect(toBotDetailState({ ...finished, queue: one })).toMatchObject({
      queue: { status: 'ready', next: MockResult, position: 1, waiting: 6 },
    });
  });

  it('counts what a run has written since', () => {
    expect(toBotDetailState({ ...withBot, queue: one })).toMatchObject({ queue: { waiting: 10 } });
  });

  it('offers nothing when no draft waits', () => {
    const queue = { data: { results: [], count: 0 }, problem: null };
    expect(toBotDetailState({ ...finished, queue })).toMatchObject({ queue: { next: null, position: 1, waiting: 0 } });
  });

  it('loads, or says that it could not', () => {
    expect(toBotDetailState(finished)).toMatchObject({ queue: { status: 'loading' } });
    expect(toBotDetailState({ ...finished, queue: { data: undefined, problem: { kind: 'network' } } })).toMatchObject({
      queue: { status: 'failed' },
    });
  });
});

describe('the mail', () => {
  it('tells what is being settled, and what could not be', () => {
    const draft = MockResult.draft?.id ?? 0;
    const unknown = { data: { results: [MockResult], count: 1 }, problem: null };
    const sent = { data: { results: [], count: 23 }, problem: null };
    const mailUiState = { page: 9, settling: { [draft]: 'sent' as const }, problems: {}, bounce: null };
    expect(toBotDetailState({ ...withBot, unknown, sent, mailUiState })).toMatchObject({
      mail: { unknown: [{ busy: 'sent', problem: null }], sentCount: 23, page: 3, pageCount: 3 },
    });
  });
});

it('BOT-87 A-59 repeats why the first run did not begin, until a run is over', () => {
  const startWarning = 'Gmail is not connected.';
  const draft = { ...input, bot: { data: MockDraftBot, problem: null }, run: missing, startWarning };
  expect(toBotDetailState(draft)).toMatchObject({ warning: startWarning });
  const run = (data: BotRun) => ({ ...draft, run: { data, problem: null } });
  expect(toBotDetailState(run(MockRun))).toMatchObject({ warning: startWarning });
  expect(toBotDetailState(run(MockRunFinished))).toMatchObject({ warning: null });
});

/** Each state of the contract, how it looks, and what it is called. */
const states = [
  ['found', 'found', 'Found', 'یافته‌شده'],
  ['drafted', 'drafted', 'Drafted', 'پیش‌نویس آماده'],
  ['needs_review', 'needsReview', 'Needs review', 'نیازمند بازبینی'],
  ['approved', 'approved', 'Approved', 'تأییدشده'],
  ['scheduled', 'scheduled', 'Scheduled', 'زمان‌بندی‌شده'],
  ['sending', 'sending', 'Sending', 'در حال ارسال'],
  ['sent', 'sent', 'Sent', 'ارسال‌شده'],
  ['failed', 'failed', 'Failed', 'ناموفق'],
  ['unknown', 'unknown', 'Unclear', 'نامشخص'],
  ['replied', 'replied', 'Replied', 'پاسخ رسیده'],
  ['bounced', 'bounced', 'Bounced', 'برگشت‌خورده'],
  ['skipped', 'skipped', 'Skipped', 'کنار گذاشته‌شده'],
  ['do_not_contact', 'doNotContact', 'Do not contact', 'تماس نگیرید'],
] as const;

describe('the state of a professor', () => {
  it.each(states)('BOT-145 %s looks like %s and is called %s, %s', (state, look, english, persian) => {
    expect(resultPill[state]).toBe(look);
    expect(en.found.state[state]).toBe(english);
    expect(fa.found.state[state]).toBe(persian);
  });

  it('BOT-145 is one of those the contract names, none of them left out and no two alike', () => {
    expect(states.map(([state]) => state)).toEqual(contract.components.schemas.BotResultState.enum);
    for (const column of [1, 2, 3] as const) expect(new Set(states.map((row) => row[column])).size).toBe(states.length);
  });
});

describe('the limits of sending', () => {
  it('R3 are those the server says, and missing ones hide nothing else', () => {
    expect(toBotDetailState(withBot)).toMatchObject({ limits: { status: 'loading' } });
    const lost = { data: undefined, problem: { kind: 'network' } } as const;
    expect(toBotDetailState({ ...withBot, sending: lost })).toMatchObject({
      status: 'ready',
      limits: { status: 'failed' },
    });
    expect(toBotDetailState({ ...withBot, sending: { data: MockSending, problem: null } })).toMatchObject({
      limits: { status: 'ready', sending: MockSending },
    });
  });
});

it('R11 asks about a professor only while their letter is on top', () => {
  const queue = { data: { results: [MockResult], count: 1 }, problem: null };
  const asked = (draft: number) => ({ ...input.queueUiState, asked: { draft, problem: null } });
  const state = (draft: number) => toBotDetailState({ ...withBot, queue, queueUiState: asked(draft) });
  expect(state(MockResult.draft?.id ?? 0)).toMatchObject({ queue: { never: { problem: null } } });
  expect(state(1)).toMatchObject({ queue: { never: null } });
});

it('R11 tells whom the person does not write to, and a list that is missing hides nothing else', () => {
  expect(toBotDetailState(withBot)).toMatchObject({ avoided: { status: 'loading' } });
  const lost = { data: undefined, problem: { kind: 'network' } } as const;
  expect(toBotDetailState({ ...withBot, avoided: lost })).toMatchObject({ avoided: { status: 'failed' } });
  const avoidedUiState = { allowing: 1201, failed: null };
  const avoided = { data: MockAvoided, problem: null };
  expect(toBotDetailState({ ...withBot, avoided, avoidedUiState })).toMatchObject({
    avoided: { status: 'ready', entries: MockAvoided, allowing: 1201, failed: null },
  });
});

it('R14 asks about an email that came back only while it is shown as sent', () => {
  const page = (results: typeof MockResults) => ({ data: { results, count: results.length }, problem: null });
  const bounce = { draft: MockDraftSent.id, busy: true, problem: null };
  const asked = { ...withBot, unknown: page([]), mailUiState: { ...withBot.mailUiState, bounce } };
  expect(toBotDetailState({ ...asked, sent: page([{ ...MockResult, draft: MockDraftSent }]) })).toMatchObject({
    mail: { bounce: { draft: MockDraftSent, busy: true } },
  });
  expect(toBotDetailState({ ...asked, sent: page([]) })).toMatchObject({ mail: { bounce: null } });
});

it('counts pages of twenty and never shows one behind the last', () => {
  const results = { data: { results: MockResults, count: 21 }, problem: null };
  expect(toBotDetailState({ ...withBot, results, page: 9 })).toMatchObject({ results: { page: 2, pageCount: 2 } });
});
